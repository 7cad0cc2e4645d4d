-- Since when some node has been there without a break: while none was, no clock of minutes ran. One row.
CREATE TABLE service (
  id INTEGER PRIMARY KEY,
  up_since BIGINT NOT NULL,
  alive_until BIGINT NOT NULL
);
