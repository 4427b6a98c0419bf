import { useEffect, useState } from "react";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { loadPasskeys, type Passkey } from "./passkeys.ts";
import { siteAccount } from "./site-account.ts";

export type SignInWays = {
  readonly hasPassword: boolean;
  /** The address to sign in with, which may be another than the one that waits for its confirmation. */
  readonly email: string;
  /** The sign-in is so fresh that no form asks for the password. */
  readonly isProved: boolean;
  /** Providers. */
  readonly linked: readonly string[];
  readonly passkeys: readonly Passkey[];
};

/** A form that is opened in the last seconds of the proof asks for the password already. */
const proofMarginSeconds = 20;

/** How the account can be signed in to, and what loads that anew; null while it is not known. */
export function useSignInWays(): [ways: SignInWays | null, load: () => void] {
  const [known, setKnown] = useState<(SignInWays & { readonly provedForSeconds: number }) | null>(null);
  const load = () => void loadSignInWays().then(setKnown);
  useEffect(load, []);
  useEffect(() => {
    if (known === null || !known.isProved) return;
    const end = () => setKnown({ ...known, isProved: false });
    const timer = setTimeout(end, (known.provedForSeconds - proofMarginSeconds) * 1_000);
    return () => clearTimeout(timer);
  }, [known]);
  return [known, load];
}

async function loadSignInWays() {
  const [body, passkeys] = await Promise.all([siteAccount().askOwn("providerLinks"), loadPasskeys()]);
  if (body === null) return null;
  const { hasPassword, email, links } = body;
  const provedForSeconds = Number(body["provedForSeconds"] ?? 0);
  return {
    hasPassword: hasPassword === true,
    email: String(email ?? ""),
    provedForSeconds,
    isProved: provedForSeconds > proofMarginSeconds,
    linked: Array.isArray(links) ? links.map((link) => String(fieldsOf(link)["provider"])) : [],
    passkeys,
  };
}

export const countWays = ({ hasPassword, linked, passkeys }: SignInWays): number =>
  (hasPassword ? 1 : 0) + linked.length + passkeys.length;
