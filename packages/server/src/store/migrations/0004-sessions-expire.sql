-- When a session was used last: one that nobody uses ends by itself.
ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET seen_at = created_at;
CREATE INDEX sessions_by_use ON sessions (seen_at);

-- A guest who left nothing behind is forgotten with the last session: is there anything?
CREATE INDEX chats_of_identity ON chats (identity);
CREATE INDEX mutes_of_muted ON mutes (muted);
