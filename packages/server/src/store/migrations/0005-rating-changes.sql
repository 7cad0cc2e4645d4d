-- What a game did to the rating of a seat's player, if it did anything.
ALTER TABLE results ADD COLUMN rating_before DOUBLE PRECISION;
ALTER TABLE results ADD COLUMN rating_after DOUBLE PRECISION;
