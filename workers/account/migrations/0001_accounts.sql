-- Times are Unix seconds. Secrets (session tokens, codes) are stored as SHA-256 only, passwords as scrypt.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  namespace TEXT NOT NULL,
  email TEXT NOT NULL,
  -- The address in lower case: one account for each.
  email_key TEXT NOT NULL,
  -- The address that the visitor wants and has not confirmed yet.
  pending_email TEXT,
  name TEXT NOT NULL,
  password TEXT NOT NULL,
  -- 1 verified, 2 registration not confirmed.
  status INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (namespace, email_key)
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token TEXT NOT NULL UNIQUE,
  -- The next token, until the client uses it; the one before, for requests that were under way.
  pending TEXT UNIQUE,
  retired TEXT UNIQUE,
  retired_at INTEGER NOT NULL DEFAULT 0,
  rotated_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  agent TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE verifications (
  code TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX verifications_of_user ON verifications (user_id, type);

CREATE TABLE agreements (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project INTEGER NOT NULL,
  type TEXT NOT NULL,
  version TEXT NOT NULL,
  agreed_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, project, type, version)
) STRICT;

-- Every statement about marketing; the last one counts.
CREATE TABLE consents (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  marketing INTEGER NOT NULL,
  third_parties INTEGER NOT NULL,
  platform TEXT NOT NULL,
  version TEXT NOT NULL,
  stated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX consents_of_user ON consents (user_id, stated_at);

CREATE TABLE audit (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  action TEXT NOT NULL,
  agent TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_of_user ON audit (user_id, at);

-- Terms of use (tou) and privacy policy (pp). The newest that is valid has to be agreed to.
CREATE TABLE documents (
  project INTEGER NOT NULL,
  type TEXT NOT NULL,
  version TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (project, type, version)
) STRICT;
