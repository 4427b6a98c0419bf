import type { LineUpMember } from "../../../../../shared/wire/sections/read-line-ups.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";

/** What the players of a sport stand on; drawn by `grounds.tsx`, the own end below. */
export type Ground =
  | "basket"
  | "rink"
  | "gridiron"
  | "diamond"
  | "handball"
  | "rugby"
  | "pitch"
  | "volleyball"
  | "oval"
  | "netball"
  | "pesapallo";

/** Where a player stands: columns from 1 to 9, of which a player takes two, and rows from the front, from 1. */
export type Spot = { readonly member: LineUpMember; readonly column: number; readonly row: number };
/** Players who are on the field together; `line` is 0 where all are. */
export type FieldUnit = { readonly line: number; readonly spots: readonly Spot[] };

type Plan = {
  readonly ground: Ground;
  /** Rows from the front: "prop:3 hooker:5 prop:7", a role and its column. A repeated role is for the next player who has it. */
  readonly rows?: readonly string[];
  /** Roles by shirt, for sources that give numbers alone. */
  readonly shirts?: readonly string[];
  /** Lines are units that play together; without this, a line is a row, counted from the own goal. */
  readonly hasUnits?: true;
};

/** The sports in which a player's role decides the position on the field. Football has formations instead. */
const plans: Readonly<Record<number, Plan>> = {
  [sportIds.basketball]: { ground: "basket", rows: ["PF:3 C:7", "SF:1 SG:9", "PG:5"] },
  [sportIds.hockey]: { ground: "rink", rows: ["LW:2 C:5 RW:8", "D:3 D:7", "goalkeeper:5"], hasUnits: true },
  [sportIds.floorball]: { ground: "rink", rows: ["F:2 C:5 F:8", "D:3 D:7", "goalkeeper:5"], hasUnits: true },
  [sportIds["american-football"]]: {
    ground: "gridiron",
    rows: [
      "S:3 S:7",
      "CB:1 LB:3 LB:5 LB:7 CB:9",
      "DE:2 DT:4 DT:6 DE:8",
      "LT:1 LG:3 C:5 RG:7 RT:9",
      "WR:1 WR:3 QB:5 TE:7 WR:9",
      "RB:5",
    ],
  },
  [sportIds.baseball]: { ground: "diamond", rows: ["CF:5", "LF:1 RF:9", "SS:3 2B:7", "3B:1 P:5 1B:9", "C:5 DH:9"] },
  [sportIds.handball]: { ground: "handball", rows: ["LW:1 pivot:5 RW:9", "LB:2 CB:5 RB:8", "goalkeeper:5"] },
  [sportIds["rugby-union"]]: {
    ground: "rugby",
    rows: [
      "prop:3 hooker:5 prop:7",
      "lock:4 lock:6",
      "flanker:2 number-8:5 flanker:8",
      "scrum-half:4 fly-half:6",
      "wing:1 centre:4 centre:6 wing:9",
      "full-back:5",
    ],
    shirts: words(
      "prop hooker prop lock lock flanker flanker number-8 scrum-half fly-half wing centre centre wing full-back",
    ),
  },
  [sportIds["rugby-league"]]: {
    ground: "rugby",
    rows: [
      "prop:3 hooker:5 prop:7",
      "second-row:2 loose-forward:5 second-row:8",
      "scrum-half:4 stand-off:6",
      "wing:1 centre:4 centre:6 wing:9",
      "full-back:5",
    ],
    shirts: words(
      "full-back wing centre centre wing stand-off scrum-half prop hooker prop second-row second-row loose-forward",
    ),
  },
  [sportIds.bandy]: { ground: "pitch" },
  [sportIds.futsal]: { ground: "handball" },
  [sportIds["beach-soccer"]]: { ground: "pitch" },
  [sportIds["field-hockey"]]: { ground: "pitch" },
  // The order of rotation, in which the setter begins at the back right.
  [sportIds.volleyball]: { ground: "volleyball", rows: ["OPP:2 MB:5 OH:8", "OH:2 MB:5 S:8", "libero:5"] },
  [sportIds["aussie-rules"]]: {
    ground: "oval",
    rows: [
      "FP:2 FF:5 FP:8",
      "HFF:2 CHF:5 HFF:8",
      "W:1 C:5 W:9",
      "RUC:3 RR:5 R:7",
      "HBF:2 CHB:5 HBF:8",
      "BP:2 FB:5 BP:8",
    ],
  },
  [sportIds.netball]: { ground: "netball", rows: ["GS:5", "GA:3 WA:8", "C:5", "WD:2 GD:7", "GK:5"] },
  [sportIds.pesapallo]: {
    ground: "pesapallo",
    rows: ["3k:3 2k:7", "3v:1 2v:9", "3p:3 2p:7", "1v:2 sieppari:5", "lukkari:5"],
  },
};

/** The sports in which the starters bat in the order of the list. */
const battingSports: ReadonlySet<number> = new Set([sportIds.cricket, sportIds.baseball]);
export const hasBattingOrder = (sportId: number): boolean => battingSports.has(sportId);

export const groundOfSport = (sportId: number): Ground | null => plans[sportId]?.ground ?? null;

/** Places the starters on the field; null if the sport has no plan, or the source does not place every starter. */
export function placeOnField(sportId: number, starters: readonly LineUpMember[]): readonly FieldUnit[] | null {
  const plan = plans[sportId];
  if (plan === undefined || starters.length === 0) return null;
  if (plan.rows === undefined) return placeByLine(starters);
  const rows = plan.rows;
  const members = starters.map((member) => ({
    member,
    role: member.place || (plan.shirts?.[Number(member.shirt) - 1] ?? ""),
  }));
  if (plan.hasUnits !== true) return toUnits([placeByRole(0, rows, members)]);
  const keeper = members.filter(({ member }) => member.line === 0);
  const lines = [...new Set(starters.flatMap(({ line }) => line || []))].toSorted((left, right) => left - right);
  return toUnits(
    lines.map((line, index) => {
      const own = members.filter(({ member }) => member.line === line);
      return placeByRole(line, rows, index === 0 ? [...own, ...keeper] : own);
    }),
  );
}

type Cast = { readonly member: LineUpMember; readonly role: string };

/** Null if a player has no place. Leaves out rows that stay empty. */
function placeByRole(line: number, rows: readonly string[], members: readonly Cast[]): FieldUnit | null {
  const free = rows.flatMap((text, row) =>
    words(text).map((word) => {
      const [role, column] = word.split(":");
      return { role, column: Number(column), row };
    }),
  );
  const placed = members.flatMap(({ member, role }) => {
    const index = free.findIndex((spot) => spot.role === role);
    const [spot] = index < 0 ? [] : free.splice(index, 1);
    return spot === undefined ? [] : [{ member, column: spot.column, row: spot.row }];
  });
  if (placed.length < members.length || placed.length === 0) return null;
  const used = [...new Set(placed.map(({ row }) => row))].toSorted((left, right) => left - right);
  return { line, spots: placed.map((spot) => ({ ...spot, row: used.indexOf(spot.row) + 1 })) };
}

/** The most players in a row that a phone has room for. */
const mostInRow = 5;

/** Keepers below, each line before the one behind it, its players side by side; null if a player has no line. */
function placeByLine(starters: readonly LineUpMember[]): readonly FieldUnit[] | null {
  if (starters.some(({ line }) => line === null)) return null;
  const lines = [...new Set(starters.map(({ line }) => line ?? 0))].toSorted((left, right) => right - left);
  const rows = lines.flatMap((line) => {
    const own = starters.filter((member) => member.line === line);
    const parts = Math.ceil(own.length / mostInRow);
    const size = Math.ceil(own.length / parts);
    return Array.from({ length: parts }, (_, part) => own.slice(part * size, (part + 1) * size));
  });
  const spots = rows.flatMap((members, row) =>
    members.map((member, index) => ({ member, column: spreads[members.length]?.[index] ?? 1, row: row + 1 })),
  );
  // Keep the order of the list, in which screen readers read it.
  return [
    { line: 0, spots: spots.toSorted((left, right) => starters.indexOf(left.member) - starters.indexOf(right.member)) },
  ];
}

/** The columns of as many players as a row has. */
const spreads: readonly (readonly number[])[] = [[], [5], [3, 7], [2, 5, 8], [1, 4, 6, 9], [1, 3, 5, 7, 9]];

const toUnits = (units: readonly (FieldUnit | null)[]): readonly FieldUnit[] | null => {
  const placed = units.filter((unit) => unit !== null);
  return placed.length === units.length && units.length > 0 ? placed : null;
};

function words(text: string): readonly string[] {
  return text.split(" ");
}
