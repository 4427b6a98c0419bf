/** Addresses of older accounts: letters, digits, `_`, `-` and `.`, and a top-level domain of 2 to 4 letters (A5.01). */
export const isBasicEmail = (text: string): boolean => /^[\w.-]+@[\w.-]+\.[A-Za-z]{2,4}$/.test(text);

// RFC 5321 caps an address at 254 characters.
const maxEmailLength = 254;

/** Addresses of new accounts: `+` and `%` too, no dot beside another or at an end, a suffix of 2 letters or more (A5.01). */
export function isStrictEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  return /^[\w%+-]+(?:\.[\w%+-]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(text);
}
