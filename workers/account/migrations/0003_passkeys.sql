-- Keys that sign in without a password (WebAuthn). `id` is the credential's own, in base64url.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The host that the key is good for: browsers show it on no other.
  host TEXT NOT NULL,
  -- COSE, in base64url.
  public_key TEXT NOT NULL,
  -- How often the key says that it was used; 0 of keys that do not count.
  counter INTEGER NOT NULL,
  -- What the visitor calls it.
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id, created_at);

-- What a passkey has to sign next. `challenge` is stored as SHA-256; a row is used once.
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  -- The signed-in visitor who adds a passkey; null for a sign-in.
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id);
