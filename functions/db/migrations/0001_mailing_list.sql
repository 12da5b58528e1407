-- Addresses for news and requests for a pilot. Times are ISO 8601 in UTC. A newsletter row leaves the four pilot texts empty.
CREATE TABLE mailing_list (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  purpose TEXT NOT NULL CHECK (purpose IN ('newsletter', 'pilot')),
  name TEXT NOT NULL DEFAULT '',
  school TEXT NOT NULL DEFAULT '',
  role TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL DEFAULT '',
  consent_version TEXT NOT NULL,
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  mailed_at TEXT
);
-- The same sign-up twice is one row; a second, different pilot request is another.
CREATE UNIQUE INDEX mailing_list_entry ON mailing_list (email, purpose, name, school, role, message);

-- What opens the links in a mail: SHA-256 of the token, never the token.
CREATE TABLE mailing_list_token (
  token_hash TEXT NOT NULL PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES mailing_list (id) ON DELETE CASCADE,
  action TEXT NOT NULL CHECK (action IN ('confirm', 'unsubscribe')),
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX mailing_list_token_entry ON mailing_list_token (entry_id);

-- Requests of the last minutes, for the rate limit: a keyed hash that changes with time, and milliseconds since 1970.
CREATE TABLE mailing_list_request (
  address_hash TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX mailing_list_request_at ON mailing_list_request (address_hash, at);
