import { toOwnPath } from "../../navigation/own-path.ts";
import { providerReturnHash } from "../../../shared/accounts/provider-return.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";

/** Key in this tab's storage, until the visitor returns. A forged link of another site fails: no tab has stored its state. */
const key = "provider-sign-in";

/** Why the visitor went to the provider. */
export type Aim = "signIn" | "link";
export type ReturnedSignIn = {
  readonly aim: Aim;
  readonly provider: string;
  readonly state: string;
  /** Null if the visitor or the provider refused. */
  readonly token: string | null;
  readonly iss: string | undefined;
  /** The visitor's name, if the provider sends it. */
  readonly name: string | undefined;
};

/** The sign-in that this tab has begun, and the page where it began. */
type Begun = Pick<ReturnedSignIn, "aim" | "provider" | "state"> & { readonly from?: string };
export const keepBegun = (begun: Begun): void => sessionStorage.setItem(key, JSON.stringify(begun));

/** The return that was read, until `forgetReturn`. */
let awaited: ReturnedSignIn | null = null;
/** Whether this document is being replaced by the page where the sign-in began. */
let isLedOn = false;

/**
 * The result with which the visitor came back. It returns the same result until `forgetReturn`, because React restarts a rendering that
 * more urgent work has interrupted. Null for a sign-in that this tab did not begin, and while the browser goes on to the page where it
 * began.
 */
export function awaitedReturn(): ReturnedSignIn | null {
  if (awaited === null && !isLedOn) awaited = takeReturn();
  return awaited;
}

/** Ends the return, so that a later window of this document does not use it again. */
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
