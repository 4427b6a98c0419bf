import { toSlug } from "../addresses/slug.ts";
import type { Participant } from "../timeline/schedule.ts";

/**
 * Gives the sides of a league codes of which no two are equal: clients tell sides apart by them. The first side of a code keeps
 * it; another one gets its first letters with an initial or a letter of its name that makes it its own.
 */
export function withDistinctCodes(sides: readonly Participant[]): readonly Participant[] {
  const codeById = new Map<string, string>();
  // A code that a later side has by itself is not given to an earlier one.
  const own = new Set(sides.map(({ code }) => code));
  const used = new Set<string>();
  for (const { id, name, code } of sides) {
    if (codeById.has(id)) continue;
    const distinct = used.has(code)
      ? otherCodes(name, code).find((other) => !own.has(other) && !used.has(other))
      : code;
    codeById.set(id, distinct ?? code);
    used.add(distinct ?? code);
  }
  return sides.map((side) => ({ ...side, code: codeById.get(side.id) ?? side.code }));
}

/** "Lech Poznań", LEC → LEP, then LEH, LEO …; at last the first letter with any two others. */
function otherCodes(name: string, code: string): readonly string[] {
  const words = toSlug(name).toUpperCase().split("-");
  const letters = [...words.join("")];
  const initials = words.slice(1).map((word) => word.slice(0, 1));
  const [first = "X", second = "X"] = code;
  return [
    ...[...initials, ...letters.slice(2)].map((letter) => `${first}${second}${letter}`),
    ...letters.flatMap((letter) => letters.map((last) => `${first}${letter}${last}`)),
  ];
}
