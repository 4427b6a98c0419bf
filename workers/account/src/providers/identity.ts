/** A visitor's identity, as a provider proves it. */
export type Identity = {
  readonly subject: string;
  /** Null where the provider names none that it has verified; of Facebook, which does not say so, any that it names. */
  readonly email: string | null;
};

export type StartedSignIn = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
};
export type EndingSignIn = Omit<StartedSignIn, "state">;
