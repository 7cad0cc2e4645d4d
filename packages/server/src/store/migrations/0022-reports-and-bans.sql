-- What players tell whoever runs the server of one another.
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  reporter TEXT NOT NULL REFERENCES identities (id),
  reported TEXT NOT NULL REFERENCES identities (id),
  game TEXT,
  -- The number of what was said there, if it is about that.
  line INTEGER,
  reason TEXT NOT NULL,
  words TEXT NOT NULL,
  settled_at BIGINT
);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX reports_of_reporter ON reports (reporter);
CREATE INDEX reports_of_reported ON reports (reported);

-- Who may not come in, for ever if no time is given.
CREATE TABLE bans (
  identity TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  until_at BIGINT,
  reason TEXT NOT NULL
);

-- What operators did to people and their games. Of people only the id is kept.
CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  operator TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);
