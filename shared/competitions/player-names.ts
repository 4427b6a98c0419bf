import { stableId } from "../sports/stable-id.ts";
import { toSlug } from "../addresses/slug.ts";
import type { Player } from "../timeline/player.ts";

/** Words that belong to the surname behind them. */
const particles: ReadonlySet<string> = new Set(
  "al el da das de del della den der di do dos du la le mac mc o' san st. ten ter van von".split(" "),
);

/**
 * A source's player: "Virgil VAN DIJK" is printed as Virgil Van Dijk, in short Van Dijk V. The id follows from the side and
 * the name without accents and capitals, in which sources differ; of two sides' players of one name it makes two.
 */
export function toPlayer(sportId: number, participantId: string, sourceName: string): Player {
  const words = sourceName.trim().split(/\s+/);
  const name = toPrintedName(sourceName);
  const player = { id: stableId(sportId, "player", participantId, toSlug(name)), name };
  const shortName = toShortName(words);
  return shortName === null ? player : { ...player, shortName };
}

export const toPrintedName = (sourceName: string): string => sourceName.trim().split(/\s+/).map(toPrinted).join(" ");

function toShortName(words: readonly string[]): string | null {
  if (words.length < 2) return null;
  const capitals = words.filter(isInCapitals);
  const surname = capitals.length > 0 && capitals.length < words.length ? capitals : lastName(words);
  const first = words.find((word) => !surname.includes(word));
  return first === undefined ? null : `${surname.map(toPrinted).join(" ")} ${first.charAt(0).toUpperCase()}.`;
}

function lastName(words: readonly string[]): readonly string[] {
  let from = words.length - 1;
  while (from > 1 && particles.has((words[from - 1] ?? "").toLowerCase())) from -= 1;
  return words.slice(from);
}

/** Files in full write surnames in capitals. */
const isInCapitals = (word: string) =>
  !word.startsWith("(") &&
  word === word.toUpperCase() &&
  word !== word.toLowerCase() &&
  word.replaceAll(/\P{L}/gu, "").length > 1;

const toPrinted = (word: string) =>
  isInCapitals(word)
    ? word
        .toLowerCase()
        .replaceAll(/(^|[^\p{L}])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : word;
