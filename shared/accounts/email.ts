/** Node, Workers and browsers have it, but the language's own type library does not declare it. */
declare const URL: { new (url: string): { readonly hostname: string }; canParse(url: string): boolean };

/** Addresses of older accounts: letters, digits, `_`, `-` and `.`, and a top-level domain of 2 to 4 letters (A5.01). */
export const isBasicEmail = (text: string): boolean => /^[\w.-]+@[\w.-]+\.[A-Za-z]{2,4}$/.test(text);

// RFC 5321 caps an address at 254 characters.
const maxEmailLength = 254;

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** `"a b"`: any sign between two quotes but a control character; a quote and a backslash behind a backslash (RFC 5321, RFC 6531). */
const quotedPart = /^"(?:[^"\\\p{C}]|\\["\\])+"$/u;
const asciiDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/**
 * Addresses of new accounts: before the `@` letters of any script and the signs of RFC 5322, no dot beside another or at an end, or
 * any text between quotes; a domain of any script with a suffix of 2 letters or more (A5.01).
 */
export function isStrictEmail(text: string): boolean {
  const email = toAsciiDomain(text);
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const isLocal = localPart.test(local) || quotedPart.test(local);
  return email.length <= maxEmailLength && isLocal && asciiDomain.test(email.slice(at + 1));
}

/** The address with its domain in the letters of the domain name system, so that both spellings of a domain are one account. */
export function toAsciiDomain(text: string): string {
  const email = text.normalize("NFC");
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  // A parser of addresses would take a port, a path or escaped letters out of other text.
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email;
  const url = `http://${domain}`;
  return URL.canParse(url) ? email.slice(0, at + 1) + new URL(url).hostname : email;
}
