/** Rounds of a knock-out stage by their number of ties: "final", "1/2", "1/4" … */
export type RoundKey = { readonly key: string; readonly ties: number };

/**
 * A round as sources name it, in English, French, German or Spanish, alone or behind its chapter ("Finals, Round of 16");
 * null for a matchday, a group and the match for third place.
 */
export function parseRound(round: string): RoundKey | null {
  // Most rounds are numbers, and the search for names of knock-out rounds takes long.
  if (/^\d*$/.test(round)) return null;
  for (const part of partsOf(round).toReversed()) {
    const ties = tiesOf(part);
    if (ties !== null) return { key: keyOf(ties), ties };
  }
  return null;
}

export const keyOf = (ties: number): string => (ties === 1 ? "final" : `1/${ties}`);

/** "Clausura Playoffs, Quarterfinals" → its chapters and, last, the round; in lower case. */
export const partsOf = (round: string): readonly string[] =>
  round
    .toLowerCase()
    .split(/\s*[,:|]\s+|\s+[-–—]\s+/)
    .map((part) => part.replace(legs, "").trim())
    .filter((part) => part !== "");

const legs =
  /[\s(]*\b(?:(?:first|second|third|1st|2nd|3rd) legs?|legs? \d|replays?|hinspiele?|rückspiele?|ida|vuelta)\)?$/;

function tiesOf(part: string): number | null {
  const [, regional, text = part] = prefixes.exec(part) ?? [];
  const fraction = /^1\/(\d+)$/.exec(text)?.[1];
  const lastOf = /^(?:round of|last|top) (\d+)$/.exec(text)?.[1];
  const word = words.find(([pattern]) => pattern.test(text))?.[1];
  const ties = fraction === undefined ? (lastOf === undefined ? word : Number(lastOf) / 2) : Number(fraction);
  if (ties === undefined || !Number.isInteger(Math.log2(ties))) return null;
  // Two conferences play a final each.
  return regional === undefined ? ties : ties * 2;
}

/** Words before a round's name that do not change which round it is. */
const prefixes =
  /^(?:(conference|regional|division)|apertura|clausura|championship|cup|grand|knock-?out|liguilla|mls cup|play-?\s?offs?|title)\s+(.+)$/;

const words: readonly (readonly [RegExp, number])[] = [
  [/^(?:grand )?final(?:es?|s)?$/, 1],
  [/^(?:semi-?\s?finals?|semifinales|demi-finales?|halbfinale?)$/, 2],
  [/^(?:quarter-?\s?finals?|cuartos de final|quarts? de finale|viertelfinale?)$/, 4],
  [/^(?:huitièmes? de finale|eighth-?\s?finals?|octavos de final|achtelfinale?)$/, 8],
  [/^(?:seizièmes? de finale|dieciseisavos de final|sechzehntelfinale?)$/, 16],
];

const knockOut = new RegExp(
  [
    String.raw`finals?\b|finales?\b|final(?:e|es)?\b`,
    String.raw`play-?\s?(?:offs?|ins?|outs?)\b|wild-?\s?cards?\b|knock-?\s?out`,
    String.raw`(?:round of|last|top) \d+|1\/\d+|elimination|eliminator`,
    String.raw`(?:third|3rd|fifth|5th) place|place (?:match|game)|troisième place|spiel um platz|third-place`,
    String.raw`qualif(?:ying|ication|ikation)?\b|qualifiers?\b|quali\b|preliminary|prelims?\b|vorrunde|intermediate`,
    String.raw`aufstieg|abstieg$|relegation$|^promotion$|barrages?\b|liguilla|repechage|repesca|reclasificación`,
    String.raw`tie-?\s?break|decider|spareggi|test match`,
  ].join("|"),
);
const certain = /\b(?:(?:third|3rd)[ -]place|troisième place|spiel um platz|wild-?\s?cards?|semi-?\s?finals?)\b/;
const ordinalRound =
  /^(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th|erste|zweite|dritte) (?:round|runde)$/;

/** Whether a part of a round's name is one of a knock-out, whatever came before and after it. */
export const isKnockOutForSure = (part: string): boolean => tiesOf(part) !== null || certain.test(part);

/** Whether a part usually names a knock-out round; it names a separate group if all its participants meet each other. */
export const isKnockOutWord = (part: string): boolean => knockOut.test(part) || ordinalRound.test(part);
