-- Names of kept identities, as they look: each belongs to one of them. Those from before are entered when the database is opened.
CREATE TABLE kept_names (
  likeness TEXT PRIMARY KEY,
  identity TEXT NOT NULL UNIQUE REFERENCES identities (id)
);
