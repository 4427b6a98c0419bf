-- Registrations that wait for their mail are looked up by age, to remove those that nobody has confirmed.
CREATE INDEX users_unconfirmed ON users (created_at) WHERE status = 2;

-- Devices that have signed in, and clients that have followed a mail's link: others' wrong passwords do not lock them out.
CREATE TABLE devices (
  -- SHA-256 of what the device keeps, or of account and client.
  token TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  known_until INTEGER NOT NULL
) STRICT;
CREATE INDEX devices_of_user ON devices (user_id, known_until);
