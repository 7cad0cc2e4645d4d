-- The version of the rules a node has: as long as an older one lives, new games are of its version.
ALTER TABLE nodes ADD COLUMN version INTEGER;

-- The state of a game, to be opened without playing all of it again, and its points in case it can't be played any more.
CREATE TABLE snapshots (
  game TEXT PRIMARY KEY REFERENCES games (id),
  seq INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  version INTEGER NOT NULL,
  layout TEXT NOT NULL,
  state TEXT NOT NULL,
  scores TEXT NOT NULL
);
