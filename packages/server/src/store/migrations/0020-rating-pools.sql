-- Ratings by pool: of all games, of those with a preset, of those at a speed. The table from before stays as it is, for nodes of the
-- version before this one. What they write there while both run counts no more.
CREATE TABLE pool_ratings (
  pool TEXT NOT NULL,
  identity TEXT NOT NULL REFERENCES identities (id),
  players INTEGER NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (pool, identity, players)
);
INSERT INTO pool_ratings (pool, identity, players, rating, deviation, volatility, games, changed_at)
  SELECT 'all', identity, players, rating, deviation, volatility, games, changed_at FROM ratings;
CREATE INDEX pool_ratings_by_rank ON pool_ratings (pool, players, rating);
CREATE INDEX pool_ratings_of_identity ON pool_ratings (identity);
