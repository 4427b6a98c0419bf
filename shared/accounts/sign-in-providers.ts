/** External sign-in providers (C1.12), in the order of their buttons; `gso` is an operator's own OpenID provider. */
export const signInProviders = ["google", "apple", "facebook", "gso"] as const;
export type SignInProvider = (typeof signInProviders)[number];

export const parseSignInProvider = (name: string): SignInProvider | null =>
  signInProviders.find((known) => known === name) ?? null;
