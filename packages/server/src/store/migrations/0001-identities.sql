-- Who plays. Of a token only its hash is kept.
CREATE TABLE identities (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identities (id),
  created_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_identity ON sessions (identity);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identities (id),
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX passkeys_of_identity ON passkeys (identity);

-- Used once, then gone: tickets for the live connection, challenges for passkeys.
CREATE TABLE vouchers (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  content TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX vouchers_by_expiry ON vouchers (expires_at);

CREATE TABLE mutes (
  identity TEXT NOT NULL REFERENCES identities (id),
  muted TEXT NOT NULL REFERENCES identities (id),
  PRIMARY KEY (identity, muted)
);
