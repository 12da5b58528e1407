-- What a teacher gives out. Times are ISO 8601 in UTC.
CREATE TABLE assignment (
  id TEXT NOT NULL PRIMARY KEY,
  -- Six characters; NULL where only the link leads to it.
  code TEXT UNIQUE,
  -- Sealed with the key of the link; readable where the teacher has chosen a code, which cannot carry a key.
  content TEXT NOT NULL,
  is_sealed INTEGER NOT NULL CHECK (is_sealed IN (0, 1)),
  -- SHA-256 of the teacher's token, never the token.
  teacher_hash TEXT NOT NULL,
  due_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX assignment_expires ON assignment (expires_at);

-- What students hand in, sealed to a key that only the teacher's browser has. Names are inside.
CREATE TABLE hand_in (
  assignment_id TEXT NOT NULL REFERENCES assignment (id) ON DELETE CASCADE,
  -- Made by the student's browser, so that a second try is known as one.
  id TEXT NOT NULL,
  -- SHA-256 of a secret of the student's browser: what was handed in from there again is another version.
  seat_hash TEXT NOT NULL,
  version INTEGER NOT NULL,
  label TEXT NOT NULL,
  work TEXT NOT NULL,
  handed_at TEXT NOT NULL,
  -- Sealed to a key that only the student's browser has.
  comment TEXT,
  returned_at TEXT,
  PRIMARY KEY (assignment_id, id)
);
CREATE INDEX hand_in_seat ON hand_in (assignment_id, seat_hash);
