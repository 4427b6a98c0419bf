/** How many ways the account `?1` has to sign in, as an expression of SQL: what removes one leaves another. */
export const waysToSignIn = `(
  (SELECT password <> '' FROM users WHERE id = ?1) +
  (SELECT COUNT(*) FROM provider_links WHERE user_id = ?1) +
  (SELECT COUNT(*) FROM passkeys WHERE user_id = ?1))`;
