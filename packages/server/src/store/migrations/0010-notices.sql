-- What the server made once and keeps: the keys by which push services know it.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  content TEXT NOT NULL
);

-- Browsers that are told of turns though no page is open. With the session they end.
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  identity TEXT NOT NULL REFERENCES identities (id),
  public_key TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_of_identity ON push_subscriptions (identity);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session);

-- Addresses whose owner has said yes. The token is in every mail and ends them.
CREATE TABLE mail_addresses (
  identity TEXT PRIMARY KEY REFERENCES identities (id),
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE
);

-- Turns somebody is still to be told of, one row for a game and a way to tell it; gone when the turn is taken.
CREATE TABLE turn_notices (
  game TEXT NOT NULL REFERENCES games (id),
  channel TEXT NOT NULL,
  identity TEXT NOT NULL REFERENCES identities (id),
  -- How long the log was when the turn began.
  head INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, channel)
);
CREATE INDEX turn_notices_by_time ON turn_notices (due_at);
