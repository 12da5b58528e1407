-- Rooms in which a concept map is edited together: where each is, and what opens it. The map is in the room's own store, sealed. Times are ISO 8601 in UTC.
CREATE TABLE map_room (
  id TEXT NOT NULL PRIMARY KEY,
  -- The Durable Object that holds the room.
  object_id TEXT NOT NULL,
  -- SHA-256 of the three tokens, never the tokens.
  owner_hash TEXT NOT NULL,
  edit_hash TEXT NOT NULL,
  read_hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX map_room_expires ON map_room (expires_at);
