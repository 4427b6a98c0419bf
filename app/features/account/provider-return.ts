import { parseSignInProvider } from "../../../shared/accounts/sign-in-providers.ts";
import { forgetReturn, keepBegun, type Aim, type ReturnedSignIn } from "./awaited-return.ts";
import { siteAccount } from "./site-account.ts";

/** Leads to the provider; false where that cannot be begun, such as for a wrong password. */
export async function goToProvider(aim: Aim, provider: string, password?: string): Promise<boolean> {
  const name = aim === "link" ? "startProviderLink" : "startProviderSignIn";
  const started = await siteAccount().askOwn(name, { provider, ...(password === undefined ? {} : { password }) });
  const { url, state } = started ?? {};
  if (typeof url !== "string" || typeof state !== "string") return false;
  const from = location.pathname + location.search;
  keepBegun({ aim, provider, state, from });
  location.assign(url);
  return true;
}

/** How a return ended: null well, else the key of what the visitor reads. */
export type ReturnFault =
  | "providerFailed"
  | "providerNeedsEmail"
  | "providerKnownAddress"
  | "providerUsed"
  | "appleFailed"
  | "checkMailHint";

const faultOfCode: Readonly<Partial<Record<string, ReturnFault>>> = {
  XE3: "providerKnownAddress",
  XE4: "checkMailHint",
  XE7: "providerNeedsEmail",
  XE9: "appleFailed",
  XE10: "providerUsed",
};

/** Ends the sign-in, or the link, at the service. */
export async function endReturn({
  aim,
  provider,
  state,
  token,
  iss,
  name,
}: ReturnedSignIn): Promise<ReturnFault | null> {
  forgetReturn();
  if (token === null) return "providerFailed";
  if (aim === "signIn") {
    const known = parseSignInProvider(provider);
    if (known === null) return "providerFailed";
    const failure = await siteAccount().account.signInWithProvider({ provider: known, token, state, iss, name });
    return failure === null ? null : (faultOfCode[failure.serviceCode ?? ""] ?? "providerFailed");
  }
  const answer = await siteAccount().callOwn("linkProvider", { state, token, iss });
  if (answer?.ok === true) return null;
  return answer?.body["message"] === "connectionAlreadyUsed" ? "providerUsed" : "providerFailed";
}
