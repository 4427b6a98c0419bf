import { toOwnPath } from "../../navigation/own-path.ts";
import { providerReturnHash } from "../../../shared/account/provider-return.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";

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

/** What this tab has begun, and on which page. */
type Begun = Pick<ReturnedSignIn, "aim" | "provider" | "state"> & { readonly from?: string };
export const keepBegun = (begun: Begun): void => sessionStorage.setItem(key, JSON.stringify(begun));

/** What was read, until it is ended. */
let awaited: ReturnedSignIn | null = null;
/** This document is about to be left. */
let isLedOn = false;

/**
 * What the visitor came back with, as often as it is asked until it is ended: React begins a rendering again that something more urgent
 * has interrupted. Null for anything that this tab did not begin, and while the visitor is led on to the page that the sign-in was begun
 * on.
 */
export function awaitedReturn(): ReturnedSignIn | null {
  if (awaited === null && !isLedOn) awaited = takeReturn();
  return awaited;
}

/** It is ended: another window of this document is about something else. */
export const forgetReturn = (): void => void (awaited = null);

function takeReturn(): ReturnedSignIn | null {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(providerReturnHash)) return null;
  const said = new URLSearchParams(hash.slice(providerReturnHash.length));
  const { aim, provider, state, from } = fieldsOf(parseJson(sessionStorage.getItem(key) ?? ""));
  const isOurs = typeof state === "string" && state === said.get("state") && typeof provider === "string";
  const path = typeof from === "string" ? toOwnPath(from, location.origin) : null;
  if (isOurs && path !== null && path !== pathname + search) {
    keepBegun({ aim: aim === "link" ? "link" : "signIn", provider, state });
    isLedOn = true;
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
