-- Which message of whom a line was: sent again after a crash, it is not said twice.
ALTER TABLE chats ADD COLUMN message TEXT;
CREATE UNIQUE INDEX chats_by_message ON chats (game, message) WHERE message IS NOT NULL;
