/**
 * Values that hold the grammar's own characters (docs/decisions/010). Each harmful character travels as an invisible
 * mark and a look-alike: a reader that knows nothing of it shows the look-alike, ours turns the pair back. The mark itself
 * travels doubled, so that every text comes back as it was.
 */
const mark = "\u2060";

const lookAlikes = new Map([
  ["~", "∼"],
  ["¬", "⌐"],
  ["÷", "∕"],
  ["\t", "\u2003"],
  ["\n", " "],
  ["\r", "\u2002"],
  ["\u007f", "\u2421"],
  ["\u0085", "\u2424"],
  ["\u2028", "\u2004"],
  ["\u2029", "\u2005"],
  [mark, mark],
]);
// The other control characters travel as their pictures, U+2400 and on.
for (let code = 0; code < 0x20; code += 1) {
  const character = String.fromCharCode(code);
  if (!lookAlikes.has(character)) lookAlikes.set(character, String.fromCharCode(0x2400 + code));
}
const originals = new Map([...lookAlikes].map(([character, lookAlike]) => [lookAlike, character]));

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const harmful = /[~¬÷\u0000-\u001f\u007f\u0085\u2028\u2029\u2060]/;
const everyHarmful = new RegExp(harmful, "g");
const everyPair = /\u2060([^])/g;

/** Whether a text may hold values that `fromSafeValue` would change. */
export const hasEscapes = (text: string) => text.includes(mark);

export function toSafeValue(value: string): string {
  if (!harmful.test(value)) return value;
  return value.replace(everyHarmful, (character) => mark + (lookAlikes.get(character) ?? ""));
}

/** The text that `toSafeValue` was given. A mark before any other character is a character like any other. */
export function fromSafeValue(value: string): string {
  if (!hasEscapes(value)) return value;
  return value.replace(everyPair, (pair, lookAlike: string) => originals.get(lookAlike) ?? pair);
}
