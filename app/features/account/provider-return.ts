import { toOwnPath } from "../../navigation/own-path.ts";
import { providerReturnHash } from "../../../shared/account/provider-return.ts";
import { parseSignInProvider } from "../../../shared/account/sign-in-providers.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { siteAccount } from "./site-account.ts";

/** Of this tab, until the visitor comes back: another site's link carries a state that no tab here has kept. */
const key = "provider-sign-in";

/** What the visitor went to the provider for. */
export type Aim = "signIn" | "link";
export type ReturnedSignIn = {
  readonly aim: Aim;
  readonly provider: string;
  readonly state: string;
  /** Null where the visitor refused, or the provider did. */
  readonly token: string | null;
  readonly iss: string | undefined;
  /** The visitor's, where the provider says it. */
  readonly name: string | undefined;
};

/** Leads to the provider; false where that cannot be begun, such as for a wrong password. */
export async function goToProvider(aim: Aim, provider: string, password?: string): Promise<boolean> {
  const name = aim === "link" ? "startProviderLink" : "startProviderSignIn";
  const started = await siteAccount().askOwn(name, { provider, ...(password === undefined ? {} : { password }) });
  const { url, state } = started ?? {};
  if (typeof url !== "string" || typeof state !== "string") return false;
  const from = location.pathname + location.search;
  sessionStorage.setItem(key, JSON.stringify({ aim, provider, state, from }));
  location.assign(url);
  return true;
}

/**
 * What the visitor came back with; it is read once. Null for anything that this tab did not begin, and while the visitor is
 * led on to the page that the sign-in was begun on.
 */
export function takeReturn(): ReturnedSignIn | null {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(providerReturnHash)) return null;
  const said = new URLSearchParams(hash.slice(providerReturnHash.length));
  const { aim, provider, state, from } = fieldsOf(parseJson(sessionStorage.getItem(key) ?? ""));
  const isOurs = typeof state === "string" && state === said.get("state") && typeof provider === "string";
  const path = typeof from === "string" ? toOwnPath(from, location.origin) : null;
  if (isOurs && path !== null && path !== pathname + search) {
    sessionStorage.setItem(key, JSON.stringify({ aim, provider, state }));
    location.replace(path + hash);
    return null;
  }
  sessionStorage.removeItem(key);
  history.replaceState(history.state, "", location.origin + pathname + search);
  if (!isOurs) return null;
  const optional = (field: string) => said.get(field) ?? undefined;
  return {
    aim: aim === "link" ? "link" : "signIn",
    provider,
    state,
    token: said.get("code"),
    iss: optional("iss"),
    name: optional("name"),
  };
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
