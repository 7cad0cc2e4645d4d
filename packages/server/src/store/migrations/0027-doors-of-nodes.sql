-- Where other nodes reach a node, and what they must know to be let in. Older nodes tell neither, and are not asked for anything.
ALTER TABLE nodes ADD COLUMN address TEXT;
ALTER TABLE nodes ADD COLUMN door_key TEXT;
