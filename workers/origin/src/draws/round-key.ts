import type { Language } from "../../../../shared/sports/languages.ts";

/** Rounds of a knock-out stage by how many ties they have: "final", "1/2", "1/4" … */
export type RoundKey = { readonly key: string; readonly ties: number };

/** A round as sources name it, in English or French; null for a matchday, a group and the match for third place. */
export function parseRound(round: string): RoundKey | null {
  const text = round.trim().toLowerCase();
  const fraction = /^1\/(\d+)$/.exec(text)?.[1];
  const lastOf = /^(?:round of|last) (\d+)$/.exec(text)?.[1];
  const word = words.find(([pattern]) => pattern.test(text))?.[1];
  const ties = fraction === undefined ? (lastOf === undefined ? word : Number(lastOf) / 2) : Number(fraction);
  if (ties === undefined || !Number.isInteger(Math.log2(ties))) return null;
  return { key: keyOf(ties), ties };
}

export const keyOf = (ties: number): string => (ties === 1 ? "final" : `1/${ties}`);

const words: readonly (readonly [RegExp, number])[] = [
  [/^(?:grand )?finale?s?$/, 1],
  [/^(?:semi-?\s?finals?|demi-finales?)$/, 2],
  [/^(?:quarter-?\s?finals?|quarts? de finale)$/, 4],
  [/^(?:huitièmes? de finale|eighth-?\s?finals?)$/, 8],
  [/^seizièmes? de finale$/, 16],
];

/** The name of a round in a draw. */
export const roundText = (ties: number, language: Language): string =>
  names[language][ties] ?? (language === "fr" ? `1/${ties} de finale` : `1/${ties}-finals`);

const names: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: { 1: "Finale", 2: "Demi-finales", 4: "Quarts de finale" },
  en: { 1: "Final", 2: "Semi-finals", 4: "Quarter-finals" },
};
