-- Which session a code opens, so that guessing codes touches no session. Times are milliseconds since 1970.
CREATE TABLE live_code (
  code TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL,
  tag_key TEXT NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('opening', 'open', 'ended')),
  request_key_hash TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX live_code_expires ON live_code (expires_at);

-- Codes that were in use lately and rest: SHA-256, never the code.
CREATE TABLE live_code_resting (
  code_hash TEXT NOT NULL PRIMARY KEY,
  until INTEGER NOT NULL
) WITHOUT ROWID;
