-- Whose table it is: hosts count though they don't sit.
ALTER TABLE games ADD COLUMN host TEXT;
UPDATE games SET host = (SELECT content/*shared*/::json/*end*/ ->> 'host' FROM events WHERE game = games.id AND seq = 0);
CREATE INDEX games_of_host ON games (host) WHERE status <> 'over';

-- Why a game can't be played on. It is left alone until a node starts, which may be a newer one.
ALTER TABLE games ADD COLUMN broken TEXT;
CREATE INDEX games_broken ON games (id) WHERE broken IS NOT NULL;
