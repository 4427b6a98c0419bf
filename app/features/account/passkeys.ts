import { parseClosingAccount } from "../../../shared/accounts/closing-account.ts";
import { accountProject } from "../../../shared/accounts/site-account.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { siteAccount } from "./site-account.ts";
import { toBase64Url } from "../../../shared/basics/base64url.ts";

/** The parts of a response that the account service reads: a new passkey has the first two, a sign-in the first and the last two. */
const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature"];

/**
 * A credential as the account service reads it. It is built field by field, because password managers return objects of their own: their
 * `toJSON` is missing, or is the browser's, which fails for them. Throws for an object that is no credential.
 */
export function toCredentialJson(credential: object): object {
  // The browser's objects have their fields on their prototype, so they are read by name.
  const { id, rawId, response } = credential as Readonly<Record<string, unknown>>;
  const given = fieldsOf(response);
  const named = parts.filter((part) => given[part] !== undefined);
  return {
    id,
    rawId: toText(rawId),
    type: "public-key",
    response: Object.fromEntries(named.map((part) => [part, toText(given[part])])),
  };
}

/** Some password managers write bytes as text already. */
function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (ArrayBuffer.isView(value)) return toBase64Url(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  // An extension's buffer is of another realm, so that `instanceof` does not know it.
  if (Object.prototype.toString.call(value) === "[object ArrayBuffer]")
    return toBase64Url(new Uint8Array(value as ArrayBuffer));
  throw new TypeError("bytes are missing");
}

/** Whether this browser knows passkeys, and the site has a name: none is bound to an address of digits. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  /[a-z]/i.test(location.hostname) &&
  !location.hostname.startsWith("[");

/** `cancelled`: the visitor chose none, or another way in. */
export type PasskeyEnding = "done" | "cancelled" | "failed";

/** Whether the browser can offer passkeys in its list of known addresses. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  hasPasskeys() &&
  "isConditionalMediationAvailable" in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** @param mediation `optional` opens the browser's window, `conditional` waits in its list of addresses */
export async function signInWithPasskey(
  mediation: "optional" | "conditional",
  signal: AbortSignal,
): Promise<PasskeyEnding> {
  const options = optionsOf<PublicKeyCredentialRequestOptionsJSON>(await siteAccount().askOwn("startPasskeySignIn"));
  if (options === null) return "failed";
  const get = () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      mediation,
      signal,
    });
  const credential = await ofBrowser(get);
  if (typeof credential === "string") return credential;
  const answer = await siteAccount().callOwn("signInWithPasskey", { credential, project: accountProject });
  const { account } = siteAccount();
  const closing = parseClosingAccount(answer?.body["closing"]);
  if (closing !== null) {
    account.closed.set({ type: "offered", account: closing });
    return "cancelled";
  }
  const isSignedIn = answer?.ok === true && account.takeLogin(answer.body, () => signal.aborted) === null;
  return isSignedIn ? "done" : signal.aborted ? "cancelled" : "failed";
}

/** Makes a passkey on this device. `refused`: the password is wrong, or was not said. */
export async function addPasskey(name: string, password: string | undefined): Promise<PasskeyEnding | "refused"> {
  const options = optionsOf<PublicKeyCredentialCreationOptionsJSON>(
    await siteAccount().askOwn("startPasskey", password === undefined ? {} : { password }),
  );
  if (options === null) return "refused";
  const create = () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    });
  const credential = await ofBrowser(create);
  if (typeof credential === "string") return credential;
  return (await siteAccount().askOwn("addPasskey", { credential, name })) === null ? "failed" : "done";
}

/** The service's options for the browser, which validates them when it parses them; null for a refusal. */
function optionsOf<Options>(body: Readonly<Record<string, unknown>> | null): Options | null {
  const options = body?.["options"];
  return typeof options === "object" ? (options as Options) : null;
}

/** Returns the credential that the browser or a password manager made or signed, as JSON. */
async function ofBrowser(ask: () => Promise<Credential | null>): Promise<object | "cancelled" | "failed"> {
  try {
    const credential = await ask();
    return credential === null ? "cancelled" : toCredentialJson(credential);
  } catch (error) {
    const isChoice = error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
    return isChoice ? "cancelled" : "failed";
  }
}

export type Passkey = { readonly id: string; readonly name: string; readonly usedAtSeconds: number };

/** The passkeys of the account; an empty list if they cannot be loaded. */
export async function loadPasskeys(): Promise<readonly Passkey[]> {
  const passkeys = (await siteAccount().askOwn("passkeys"))?.["passkeys"];
  if (!Array.isArray(passkeys)) return [];
  return passkeys.map(fieldsOf).map(({ id, name, usedAtSeconds }) => ({
    id: String(id),
    name: String(name),
    usedAtSeconds: Number(usedAtSeconds),
  }));
}
