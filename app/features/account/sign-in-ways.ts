import { fieldsOf } from "../../../shared/json/record.ts";
import { loadPasskeys, type Passkey } from "./passkeys.ts";
import { siteAccount } from "./site-account.ts";

export type SignInWays = {
  readonly hasPassword: boolean;
  /** Providers. */
  readonly linked: readonly string[];
  readonly passkeys: readonly Passkey[];
};

/** How the account can be signed in to; null while that is not known. */
export async function loadSignInWays(): Promise<SignInWays | null> {
  const [body, passkeys] = await Promise.all([siteAccount().askOwn("providerLinks"), loadPasskeys()]);
  if (body === null) return null;
  const { hasPassword, links } = body;
  const linked = Array.isArray(links) ? links.map((link) => String(fieldsOf(link)["provider"])) : [];
  return { hasPassword: hasPassword === true, linked, passkeys };
}

export const countWays = ({ hasPassword, linked, passkeys }: SignInWays): number =>
  (hasPassword ? 1 : 0) + linked.length + passkeys.length;
