-- Moves of the embedded store that are on the disk and not yet in the rows of their games: many in one row, as JSON.
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  moves TEXT NOT NULL
);
