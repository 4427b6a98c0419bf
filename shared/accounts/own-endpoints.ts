/**
 * Calls of our own, beside those of the specification. `basic`: id and hash of the visitor are in the authorization header;
 * `none`: anybody may ask.
 */
export const ownEndpoints = {
  /** The deployment's settings that the account windows need. */
  signInOptions: { method: "GET", path: "/v5/sign-in-options", auth: "none" },
  /** Begins a sign-in at a provider: where the visitor goes, and the state that comes back. */
  startProviderSignIn: { method: "POST", path: "/v5/provider-sign-ins", auth: "none" },
  /** How the account is signed in to (linked providers, a password or none, its address), and for how long the sign-in is proof enough. */
  providerLinks: { method: "GET", path: "/v5/users/me/providers", auth: "basic" },
  /** Begins to link a provider; wants the password where the sign-in is not recent. */
  startProviderLink: { method: "POST", path: "/v5/users/me/providers/start", auth: "basic" },
  /** Links the provider, from the answer that it sent back. */
  linkProvider: { method: "POST", path: "/v5/users/me/providers/link", auth: "basic" },
  unlinkProvider: { method: "POST", path: "/v5/users/me/providers/unlink", auth: "basic" },
  /** Begins a sign-in with a passkey: answers with the data that the browser passes on to the passkey. */
  startPasskeySignIn: { method: "POST", path: "/v5/passkey-sign-ins", auth: "none" },
  /** Completes the sign-in with the passkey's signature; answered like a login. */
  signInWithPasskey: { method: "POST", path: "/v5/passkey-sign-ins/end", auth: "none" },
  passkeys: { method: "GET", path: "/v5/users/me/passkeys", auth: "basic" },
  /** Begins to add a passkey; wants the password where the sign-in is not recent. */
  startPasskey: { method: "POST", path: "/v5/users/me/passkeys/start", auth: "basic" },
  addPasskey: { method: "POST", path: "/v5/users/me/passkeys/add", auth: "basic" },
  renamePasskey: { method: "POST", path: "/v5/users/me/passkeys/rename", auth: "basic" },
  removePasskey: { method: "POST", path: "/v5/users/me/passkeys/remove", auth: "basic" },
  /** The devices that are signed in. */
  sessions: { method: "GET", path: "/v5/users/me/sessions", auth: "basic" },
  /** Signs one of them out, or all others. */
  revokeSessions: { method: "POST", path: "/v5/users/me/sessions/revoke", auth: "basic" },
  /** Everything that is stored of the visitor, as a file. */
  exportAll: { method: "GET", path: "/v5/users/me/export", auth: "basic" },
  /** Takes a closed account back, by a code of a mail or of a sign-in; the latter is answered as a login is. */
  restoreAccount: { method: "POST", path: "/v5/account-restorations", auth: "none" },
  /** A ticket that opens the push subject of the visitor's data once. */
  pushTicket: { method: "POST", path: "/v5/users/me/push-ticket", auth: "basic" },
} as const;
