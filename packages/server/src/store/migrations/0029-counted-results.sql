-- Whether a game was long enough for this player to count. Who leaves a shorter one loses points all the same, and is none the better known for it.
ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;
