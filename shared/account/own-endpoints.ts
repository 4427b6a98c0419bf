/** Calls of our own, beside those of the specification: all carry the visitor in the authorization header. */
export const ownEndpoints = {
  /** The devices that are signed in. */
  sessions: { method: "GET", path: "/v5/users/me/sessions" },
  /** Signs one of them out, or all others. */
  revokeSessions: { method: "POST", path: "/v5/users/me/sessions/revoke" },
  /** Everything that is stored of the visitor, as a file. */
  exportAll: { method: "GET", path: "/v5/users/me/export" },
  /** A ticket that opens the push subject of the visitor's data once. */
  pushTicket: { method: "POST", path: "/v5/users/me/push-ticket" },
} as const;
