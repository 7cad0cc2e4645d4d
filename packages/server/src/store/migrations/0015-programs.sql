-- Programs of others that play: identities that belong to somebody. Their one session is the token they were given.
ALTER TABLE identities ADD COLUMN owner TEXT;
CREATE INDEX identities_of_owner ON identities (owner);
