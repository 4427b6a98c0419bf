import { lineUpSection } from "./line-ups-section.ts";

/** Texts are "" where the source has none. */
export type LineUpMember = {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** The path of the player's page. */
  readonly path: string;
  readonly shirt: string;
  readonly role: string;
  /** The role in no language: "prop", "PG". */
  readonly place: string;
  /** Counted from the own goal, 0 for the keeper; in hockey the number of the line that plays together. Null if there is none. */
  readonly line: number | null;
  readonly nationality: string;
  readonly isCaptain: boolean;
  readonly isGoalkeeper: boolean;
  /** From 0 to 10, in the sports that give one (C1.08). */
  readonly rating: number | null;
  /** The player on the other side of the substitution, and its minute: "46'". */
  readonly substitution: { readonly name: string; readonly minute: string } | null;
};

export type LineUpSide = {
  /** The number of players in each line after the keeper, from the own goal: [4, 3, 3]; empty if there is none. */
  readonly formation: readonly number[];
  readonly starters: readonly LineUpMember[];
  readonly bench: readonly LineUpMember[];
  readonly coaches: readonly LineUpMember[];
};

export type LineUps = { readonly home: LineUpSide; readonly away: LineUpSide };

type OpenList = { readonly isOfCoaches: boolean; readonly sides: readonly [LineUpMember[], LineUpMember[]] };
type Row = ReturnType<typeof lineUpSection.decode>["rows"][number];
type PlayerFields = Extract<Row, { readonly kind: "player" | "firstPlayer" }>["fields"];

/** `LGT` of a list of coaches. */
const coachesKind = 4;

/**
 * The section `df_li_`: lists of starters, substitutes and coaches in this order, any of which may be missing. Each has the
 * home side's players, then a row for the away side and its players.
 */
export function readLineUps(body: string): LineUps {
  const lists: OpenList[] = [];
  const formations: [string, string] = ["", ""];
  let side: 0 | 1 = 0;
  for (const row of lineUpSection.decode(body).rows) {
    switch (row.kind) {
      case "section":
      case "list":
        lists.push({ isOfCoaches: row.fields.kind === coachesKind, sides: [[], []] });
        side = 0;
        break;
      case "side":
        side = row.fields.side === 2 ? 1 : 0;
        break;
      case "firstPlayer":
        formations[side] ||= row.fields.formation ?? "";
        lists.at(-1)?.sides[side].push(toMember(row.fields));
        break;
      case "player":
        lists.at(-1)?.sides[side].push(toMember(row.fields));
        break;
    }
  }
  const [starting, ...others] = lists;
  const bench = others.find(({ isOfCoaches }) => !isOfCoaches);
  const coaches = others.find(({ isOfCoaches }) => isOfCoaches);
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

function toMember(fields: PlayerFields): LineUpMember {
  const { id, name, shortName, path, shirt, role, place, line, nationality, badge, rating } = fields;
  const { substitutionName, substitutionMinute } = fields;
  return {
    id: id ?? "",
    name: name ?? "",
    shortName: shortName || (name ?? ""),
    path: path ?? "",
    shirt: shirt ?? "",
    role: role ?? "",
    place: place ?? "",
    line: line ?? null,
    nationality: nationality ?? "",
    isCaptain: badge?.includes("(C)") === true,
    isGoalkeeper: badge?.includes("(G)") === true,
    rating: rating ?? null,
    substitution: substitutionName ? { name: substitutionName, minute: substitutionMinute ?? "" } : null,
  };
}

/** Reads "4-3-3", or "1-4-3-3" with the keeper; empty if the numbers do not add up to the number of starters. */
function toFormation(text: string, starterCount: number): readonly number[] {
  const lines = text.split("-").map(Number);
  if (text === "" || lines.some((count) => !Number.isInteger(count) || count < 1)) return [];
  const total = lines.reduce((sum, count) => sum + count, 0);
  if (total === starterCount && lines[0] === 1) return lines.slice(1);
  return total + 1 === starterCount ? lines : [];
}
