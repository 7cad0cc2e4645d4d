CREATE TABLE results (
  game TEXT NOT NULL REFERENCES games (id),
  seat INTEGER NOT NULL,
  identity TEXT REFERENCES identities (id),
  name TEXT NOT NULL,
  points INTEGER NOT NULL,
  place INTEGER NOT NULL,
  players INTEGER NOT NULL,
  ended_at BIGINT NOT NULL,
  PRIMARY KEY (game, seat)
);
CREATE INDEX results_of_identity ON results (identity, ended_at);

CREATE TABLE ratings (
  identity TEXT NOT NULL REFERENCES identities (id),
  players INTEGER NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (identity, players)
);
CREATE INDEX ratings_by_rank ON ratings (players, rating);
