-- Sign-ins that are under way at an OpenID provider. `state` is stored as SHA-256; a row is used once.
CREATE TABLE provider_sign_ins (
  state TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  nonce TEXT NOT NULL,
  -- The secret of PKCE, whose hash the provider got.
  verifier TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  -- The signed-in visitor who links the provider; null for a sign-in.
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX provider_sign_ins_by_end ON provider_sign_ins (expires_at);
CREATE INDEX provider_sign_ins_of_user ON provider_sign_ins (user_id);

-- Who an account is at a provider. A subject is the issuer's own, and never anybody else's.
CREATE TABLE provider_links (
  namespace TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  provider TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (namespace, issuer, subject),
  UNIQUE (user_id, provider)
) STRICT;
