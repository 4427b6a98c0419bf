import { headerMark, markupMarks } from "./validate.ts";
import type { Random } from "./random.ts";

/** Texts that break out of what holds them, where something lets them. */
const hostileTexts: readonly string[] = [
  ...markupMarks.map((mark) => `${mark}()>`),
  `</script><script>fuzz()</script>`,
  `"><svg onload=fuzz()>`,
  `'-fuzz()-'`,
  "javascript:fuzz()",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "\u0000",
  "nul\u0000inside",
  "bell\u0007",
  "escape\u001b[2J",
  "\u0085\u2028\u2029",
  "\u202eturned around",
  "\u2066isolated \u2067twice",
  "\u200bz\u200cw\u200dj",
  "\ufeffmark",
  "\ud800",
  "low \udc00 first",
  `accents ${"\u0301".repeat(60)}`,
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  "ﷺﷺﷺ",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-0",
  "1e309",
  "9007199254740993",
  "%s%n%x",
  "%00%0d%0a",
  `\r\n${headerMark}: 1`,
  "~¬÷",
  "¬~AA÷11111111¬AD÷0¬~",
  "'; DROP TABLE entry; --",
  `" OR ""="`,
  "* NEAR(a b) AND NOT",
  "../../../../etc/passwd",
  "..\\..\\",
  "\\",
  " ",
  "",
  "a".repeat(200),
  "é".repeat(3000),
];

export const hostileText = (random: Random): string => random.pick(hostileTexts);

/** A text with a few of its characters changed, left out, doubled or escaped. */
export function mutate(random: Random, text: string): string {
  let mutated = text;
  for (let step = random.int(3); step >= 0; step -= 1) {
    const at = random.int(mutated.length + 1);
    const [head, tail] = [mutated.slice(0, at), mutated.slice(at)];
    mutated = random.pick([
      () => head + tail.slice(1),
      () => head + head.slice(-1) + tail,
      () => head + hostileText(random) + tail,
      () => `${head}%${(tail.charCodeAt(0) || 37).toString(16).padStart(2, "0")}${tail.slice(1)}`,
      () => head + random.pick(["_", "-", "/", "//", ".", ";", "%", "%2f", "%5C", "%25", "0", "9".repeat(20)]) + tail,
      () => (random.chance(0.5) ? mutated.toUpperCase() : mutated + mutated.slice(0, 50)),
    ])();
  }
  return mutated;
}

/** A whole number in a form that may break a parser. */
export const hostileNumber = (random: Random): string =>
  random.pick([
    "0",
    "-1",
    "-0",
    "00",
    "1.5",
    "1e3",
    "1e400",
    "NaN",
    "Infinity",
    "0x10",
    "９",
    "9007199254740993",
    "9".repeat(40),
    "",
    "+1",
    "1_000",
  ]);

/** Percent-encoded as a browser would, broken surrogates and all; sometimes not at all. */
export function encode(random: Random, text: string): string {
  if (random.chance(0.2)) return text.replaceAll(/[^!-~]/g, (sign) => escapeBytes(sign));
  return escapeBytes(text);
}

const escapeBytes = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      /\w/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`,
    )
    .join("");
