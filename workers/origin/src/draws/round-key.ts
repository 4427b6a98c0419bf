/** Rounds of a knock-out stage by their number of ties: "final", "1/2", "1/4" … */
export type RoundKey = { readonly key: string; readonly ties: number };

/** A round as sources name it, in English, French or German; null for a matchday, a group and the match for third place. */
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
  [/^(?:semi-?\s?finals?|demi-finales?|halbfinale)$/, 2],
  [/^(?:quarter-?\s?finals?|quarts? de finale|viertelfinale)$/, 4],
  [/^(?:huitièmes? de finale|eighth-?\s?finals?|achtelfinale)$/, 8],
  [/^(?:seizièmes? de finale|sechzehntelfinale)$/, 16],
];
