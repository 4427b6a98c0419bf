-- When a closed account is removed: its owner has asked for that, and can take it back until then. Null for others.
ALTER TABLE users ADD COLUMN removed_at INTEGER;

-- The proof that an account was removed. Nobody is found by it: an account's id is random, and nowhere else any more.
CREATE TABLE deletions (
  -- SHA-256 of the account's id.
  account TEXT PRIMARY KEY,
  asked_at INTEGER NOT NULL,
  removed_at INTEGER NOT NULL,
  -- How many rows of each table, and how many projects' data, as JSON.
  removed TEXT NOT NULL
) STRICT;
