-- What stands in a comment that begins with libsql is for that database only.
-- A game is the list of its events. The row in games is what is asked for often, kept in step in the same transaction.
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  status TEXT NOT NULL,
  is_public INTEGER NOT NULL,
  head INTEGER NOT NULL,
  seed TEXT NOT NULL,
  play_key TEXT NOT NULL,
  watch_key TEXT NOT NULL,
  summary TEXT NOT NULL,
  asked INTEGER,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  -- When somebody must look after the game even if nobody plays: chance, a bot, a clock.
  wake_at BIGINT,
  lease_node TEXT,
  fence BIGINT NOT NULL DEFAULT 0,
  rated INTEGER NOT NULL DEFAULT 0
);
-- Nothing that a move changes is indexed here.
CREATE INDEX games_in_lobby ON games (is_public, status, created_at);
CREATE INDEX games_to_wake ON games (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE events (
  game TEXT NOT NULL REFERENCES games (id),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  content TEXT NOT NULL,
  move_id TEXT,
  at BIGINT NOT NULL,
  PRIMARY KEY (game, seq)
) /*libsql WITHOUT ROWID */;
CREATE UNIQUE INDEX events_by_move_id ON events (game, move_id) WHERE move_id IS NOT NULL;

CREATE TABLE seats (
  game TEXT NOT NULL REFERENCES games (id),
  seat INTEGER NOT NULL,
  identity TEXT NOT NULL REFERENCES identities (id),
  PRIMARY KEY (game, seat)
);
CREATE INDEX seats_of_identity ON seats (identity);

CREATE TABLE chats (
  game TEXT NOT NULL REFERENCES games (id),
  n INTEGER NOT NULL,
  identity TEXT NOT NULL REFERENCES identities (id),
  content TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (game, n)
);

-- Nodes that are alive; a game's lease holds as long as its node does.
CREATE TABLE nodes (
  id TEXT PRIMARY KEY,
  until_at BIGINT NOT NULL
);

-- Which connection shows a table to a player, on which node.
CREATE TABLE presence (
  game TEXT NOT NULL,
  identity TEXT NOT NULL,
  node TEXT NOT NULL,
  connection TEXT NOT NULL,
  PRIMARY KEY (game, identity)
);
CREATE INDEX presence_of_node ON presence (node);
