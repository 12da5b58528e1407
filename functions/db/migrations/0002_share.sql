-- What people hand on by a link: encrypted in their browser with a key that never comes here. Times are ISO 8601 in UTC.
CREATE TABLE share (
  id TEXT NOT NULL PRIMARY KEY,
  ciphertext TEXT NOT NULL,
  -- SHA-256 of the token that deletes it, never the token.
  delete_hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX share_expires ON share (expires_at);
