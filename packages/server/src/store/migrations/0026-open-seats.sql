-- Whether a seat's game may still be under way: at how many tables somebody sits is counted by these, not by all games there ever were. An older node that
-- ends a game beside newer ones leaves it at 1, so whoever counts looks at the game too.
ALTER TABLE seats ADD COLUMN is_open INTEGER NOT NULL DEFAULT 1;
UPDATE seats SET is_open = 0 WHERE game IN (SELECT id FROM games WHERE status = 'over');
CREATE INDEX open_seats_of_identity ON seats (identity) WHERE is_open = 1;
