import { lineUpSection } from "./line-ups.ts";

/** Texts are "" where the source has none. */
export type LineUpMember = {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly shirt: string;
  readonly role: string;
  readonly nationality: string;
  readonly isCaptain: boolean;
  readonly isGoalkeeper: boolean;
  /** From 0 to 10, in the sports that give one (C1.08). */
  readonly rating: number | null;
  /** Whom the player came for, or who came for the player, and when: "46'". */
  readonly substitution: { readonly name: string; readonly minute: string } | null;
};

export type LineUpSide = {
  /** Players of each line behind the keeper's, from the own goal: [4, 3, 3]; empty where there is none. */
  readonly formation: readonly number[];
  readonly starters: readonly LineUpMember[];
  readonly bench: readonly LineUpMember[];
  readonly coaches: readonly LineUpMember[];
};

export type LineUps = { readonly home: LineUpSide; readonly away: LineUpSide };

type OpenList = { readonly sides: readonly [LineUpMember[], LineUpMember[]] };
type PlayerFields = Extract<
  ReturnType<typeof lineUpSection.decode>["rows"][number],
  { readonly kind: "player" }
>["fields"];

/**
 * The section `df_li_`: lists of starters, substitutes and coaches in this order, any of which may be missing. A player
 * belongs to the side that the player's own row names, else to the one that a row before it opened.
 */
export function readLineUps(body: string): LineUps {
  const lists: OpenList[] = [];
  const formations: [string, string] = ["", ""];
  let side: 1 | 2 = 1;
  const enter = (named: number | null | undefined) => {
    if (named === 1 || named === 2) side = named;
  };
  for (const row of lineUpSection.decode(body).rows) {
    if (row.kind !== "player") {
      if (row.kind !== "side") lists.push({ sides: [[], []] });
      // A list begins with its home side, unless it says another.
      if (row.kind !== "side") side = 1;
      enter(row.fields.side);
      continue;
    }
    enter(row.fields.side);
    if (lists.length === 0) lists.push({ sides: [[], []] });
    if (row.fields.formation) formations[side - 1] ||= row.fields.formation;
    lists.at(-1)?.sides[side - 1]?.push(toMember(row.fields));
  }
  const [starting, ...others] = lists;
  const bench = others.find((list) => !isOfCoaches(list));
  const coaches = others.find(isOfCoaches);
  const toSide = (index: 0 | 1): LineUpSide => {
    const starters = starting?.sides[index] ?? [];
    return {
      formation: toFormation(formations[index], starters.length),
      starters,
      bench: bench?.sides[index] ?? [],
      coaches: coaches?.sides[index] ?? [],
    };
  };
  return { home: toSide(0), away: toSide(1) };
}

/** Titles are words of a language; what no other list has is one person a side, without a shirt. */
const isOfCoaches = ({ sides }: OpenList): boolean =>
  sides.every((members) => members.length <= 1 && members.every(({ shirt }) => shirt === ""));

function toMember(fields: PlayerFields): LineUpMember {
  const { id, name, shortName, shirt, role, nationality, badge, rating } = fields;
  const { substitutionName, substitutionMinute } = fields;
  return {
    id: id ?? "",
    name: name ?? "",
    shortName: shortName || (name ?? ""),
    shirt: shirt ?? "",
    role: role ?? "",
    nationality: nationality ?? "",
    isCaptain: badge?.includes("(C)") === true,
    isGoalkeeper: badge?.includes("(G)") === true,
    rating: rating ?? null,
    substitution: substitutionName ? { name: substitutionName, minute: substitutionMinute ?? "" } : null,
  };
}

/** "4-3-3", or with the keeper "1-4-3-3"; empty where it does not place exactly the players that there are. */
function toFormation(text: string, starterCount: number): readonly number[] {
  const lines = text.split("-").map(Number);
  if (text === "" || lines.some((count) => !Number.isInteger(count) || count < 1)) return [];
  const total = lines.reduce((sum, count) => sum + count, 0);
  if (total === starterCount && lines[0] === 1) return lines.slice(1);
  return total + 1 === starterCount ? lines : [];
}
