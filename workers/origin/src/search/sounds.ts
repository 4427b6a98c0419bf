import { typingErrors } from "./typing-errors.ts";

/** Latin letters for Arabic ones that sound alike. Missing characters are marks, or have no letter in Latin spelling. */
const arabicLetters: Readonly<Record<string, string>> = {
  ا: "a",
  ب: "b",
  پ: "p",
  ت: "t",
  ث: "t",
  ج: "j",
  چ: "ch",
  ح: "h",
  خ: "k",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "sh",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  غ: "g",
  ف: "f",
  ڤ: "v",
  ق: "k",
  ك: "k",
  گ: "g",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "o",
  ي: "i",
};

/** Spellings that share a sound, the longest first: "ch" of Chelsea, "c" of Barcelona, "ć" of Modrić. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tch|tsh/g, "s"],
  [/ich$/g, "ik"],
  [/(?<=[^t])ic$/g, "is"],
  [/ch|sh|zh/g, "s"],
  [/ph/g, "f"],
  [/dj/g, "d"],
  [/c(?=[eiy])/g, "s"],
  [/x/g, "ks"],
  [/[cq]/g, "k"],
  [/p/g, "b"],
  [/[vw](?!$)/g, "f"],
  [/z/g, "s"],
  [/g/g, "j"],
  [/h/g, ""],
  [/[uw]/g, "o"],
  [/y/g, "i"],
  [/e/g, "a"],
  [/(.)\1+/g, "$1"],
];

/** A folded word as it sounds, in few letters. */
function spoken(word: string): string {
  const latin = [...word].map((letter) => (letter < "\u0080" ? letter : (arabicLetters[letter] ?? ""))).join("");
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}

/** The consonants of a folded word as they sound: "mrsl" of Marseille, and of مارسيليا, which does not write all vowels. */
export const soundOf = (word: string): string =>
  spoken(word)
    .replaceAll(/[aeiou]/g, "")
    .replaceAll(/(.)\1+/g, "$1");

/** Consonants that end a written name and are not heard: Rennes, Saint. */
const silentEnds = ["", "t", "s", "d"];

/** The sounds of names that match a typed word: `whole` ones, and the `beginning` of longer ones (null for a short word). */
export function soundsOf(typed: string): { readonly whole: readonly string[]; readonly beginning: string | null } {
  const sound = soundOf(typed);
  // The J of Juventus is written as it is heard.
  const begun = /^[يi]/.test(typed) ? [sound, `j${sound}`] : [sound];
  const whole = sound === "" ? [] : begun.flatMap((each) => silentEnds.map((end) => each + end));
  return { whole, beginning: sound.length < 3 ? null : sound };
}

/** How far a word of a name is from a typed one by its sound, a quarter of an error for each vowel; null where they do not sound alike. */
export function soundErrors(typed: string, word: string, end: "closed" | "open"): number | null {
  const { whole, beginning } = soundsOf(typed);
  const sound = soundOf(word);
  const isBegun = end === "open" && beginning !== null && sound.startsWith(beginning);
  if (!whole.includes(sound) && !isBegun) return null;
  return (1 + typingErrors(spoken(typed), spoken(word), end)) / 4;
}
