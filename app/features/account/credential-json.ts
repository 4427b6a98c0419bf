import { toBase64Url } from "../../../shared/basics/base64url.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";

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
