/**
 * Values that hold the grammar's own characters (docs/adr/014). Each harmful character is sent as an
 * invisible mark and a look-alike: a client that does not know the mark shows the look-alike, ours turns the pair back.
 * The mark itself is sent doubled, so that every text comes back as it was. Control characters and direction marks are
 * left out (F26).
 */
const mark = "\u2060";

const lookAlikes = new Map([
  ["~", "∼"],
  ["¬", "⌐"],
  ["÷", "∕"],
  ["\t", "\u2003"],
  ["\n", " "],
  ["\r", "\u2002"],
  ["\u2028", "\u2004"],
  ["\u2029", "\u2005"],
  [mark, mark],
]);
const originals = new Map([...lookAlikes].map(([character, lookAlike]) => [lookAlike, character]));

// Characters without a look-alike: the other control characters, and those that change the direction of a text.
// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
const harmful = /[~¬÷\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069]/;
const everyHarmful = new RegExp(harmful, "g");
const everyPair = /\u2060([^])/g;

/** Whether a text may hold values that `fromSafeValue` would change. */
export const hasEscapes = (text: string) => text.includes(mark);

export function toSafeValue(value: string): string {
  if (!harmful.test(value)) return value;
  return value.replace(everyHarmful, toPair);
}

function toPair(character: string): string {
  const lookAlike = lookAlikes.get(character);
  return lookAlike === undefined ? "" : mark + lookAlike;
}

/**
 * The text from which `toSafeValue` made the value, without the characters that it left out. A mark before any other
 * character is an ordinary character.
 */
export function fromSafeValue(value: string): string {
  if (!hasEscapes(value)) return value;
  return value.replace(everyPair, (pair, lookAlike: string) => originals.get(lookAlike) ?? pair);
}
