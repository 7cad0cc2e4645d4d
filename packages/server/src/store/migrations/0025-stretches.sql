-- Logs of the embedded store as the journal had them: the events of a game from a number on, many in one row, as JSON. Who reads a log has them moved to events.
CREATE TABLE stretches (
  game TEXT NOT NULL REFERENCES games (id),
  seq INTEGER NOT NULL,
  events TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) /*libsql WITHOUT ROWID */;
