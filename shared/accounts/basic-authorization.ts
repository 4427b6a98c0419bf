/** The header `Basic id:hash` of signed-in calls (A6.01). Ids and hashes are ASCII, so no encoding has to be chosen. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export type Credentials = { readonly id: string; readonly hash: string };

export const toBasicAuthorization = ({ id, hash }: Credentials): string => `Basic ${toBase64(`${id}:${hash}`)}`;

/** The credentials of a header; null when it is no such header. */
export function parseBasicAuthorization(header: string): Credentials | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+)={0,2}$/i.exec(header)?.[1];
  const match = encoded === undefined ? null : /^([^:]+):(.+)$/s.exec(fromBase64(encoded));
  return match === null ? null : { id: match[1] ?? "", hash: match[2] ?? "" };
}

function toBase64(ascii: string): string {
  let text = "";
  for (let index = 0; index < ascii.length; index += 3) {
    const bits = (byteAt(ascii, index) << 16) | (byteAt(ascii, index + 1) << 8) | byteAt(ascii, index + 2);
    const digits = [18, 12, 6, 0].map((shift) => alphabet.charAt((bits >> shift) & 63));
    const length = Math.min(ascii.length - index, 3) + 1;
    text += digits.slice(0, length).join("").padEnd(4, "=");
  }
  return text;
}

const byteAt = (ascii: string, index: number): number => (index < ascii.length ? ascii.charCodeAt(index) & 0xff : 0);

function fromBase64(digits: string): string {
  let text = "";
  let bits = 0;
  let bitCount = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | alphabet.indexOf(digit)) & 0xffff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      text += String.fromCharCode((bits >> bitCount) & 0xff);
    }
  }
  return text;
}
