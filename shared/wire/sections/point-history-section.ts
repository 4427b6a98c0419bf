import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type PointSide = 1 | 2;
type PointScore = readonly [home: number, away: number];
/** A break, the set or the match, if the next point can win it. */
type Ball = "break" | "set" | "match";
type PointStep = { readonly score: string; readonly balls: readonly Ball[] };
/** A game of tennis, a frame, a leg, an over; in sports without these, a single point or score. */
export type PointRow = {
  /** In its part, from 1. */
  readonly number: number;
  /** After it. */
  readonly score: PointScore;
  readonly server: PointSide | null;
  /** Null while it is played. */
  readonly winner: PointSide | null;
  readonly isBreak: boolean;
  /** The points in it, "40:30", in their order; of an over its balls, "4", "W", "1wd". */
  readonly steps: readonly PointStep[];
  /** How its tie-break ended, null for a game without. */
  readonly tieBreak: PointScore | null;
  readonly tieBreakPoints: readonly PointRow[];
  /** By how much a side is ahead where points are rows; null where sides are level, and in games. */
  readonly lead: { readonly side: PointSide; readonly by: string } | null;
};
export type PointPart = { readonly label: string; readonly rows: readonly PointRow[] };

type Fields = Extract<
  ReturnType<typeof pointHistorySection.decode>["rows"][number],
  { readonly kind: "game" }
>["fields"];
type OpenRow = Omit<PointRow, "tieBreakPoints"> & { readonly tieBreakPoints: OpenRow[] };
type OpenPart = { readonly label: string; readonly rows: OpenRow[] };

/** The section `df_mh_`: sets, quarters, frames in their order, each with its games or points. */
export function readPoints(body: string): readonly PointPart[] {
  const parts: OpenPart[] = [];
  let tieBreakOf: OpenRow | null = null;
  for (const row of pointHistorySection.decode(body).rows) {
    if (row.kind === "period") {
      parts.push({ label: row.fields.label ?? "", rows: [] });
      tieBreakOf = null;
    } else if (row.kind === "tieBreak") tieBreakOf = parts.at(-1)?.rows.at(-1) ?? null;
    else if (tieBreakOf !== null) addRow(tieBreakOf.tieBreakPoints, row.fields);
    else {
      const part = parts.at(-1) ?? { label: "", rows: [] };
      if (parts.length === 0) parts.push(part);
      addRow(part.rows, row.fields);
    }
  }
  return parts.filter(({ rows }) => rows.length > 0);
}

function addRow(rows: OpenRow[], fields: Fields): void {
  rows.push(toRow(fields, rows.length + 1));
}

function toRow(fields: Fields, number: number): OpenRow {
  const { homeScore, awayScore, homeTieBreak, awayTieBreak, server, winner, points, chance } = fields;
  const steps = (points ?? "").split(", ").filter((text) => text !== "");
  const ball = balls[(chance ?? "").split(",")[0] ?? ""];
  return {
    number,
    score: [homeScore ?? 0, awayScore ?? 0],
    server: toSide(server),
    winner: toSide(winner),
    isBreak: toSide(fields.broken) !== null,
    // A point of a tie-break has its chance in a cell of its own.
    steps: steps.length === 0 && ball !== undefined ? [{ score: "", balls: [ball] }] : steps.map(toStep),
    tieBreak:
      typeof homeTieBreak === "number" && typeof awayTieBreak === "number" ? [homeTieBreak, awayTieBreak] : null,
    tieBreakPoints: [],
    lead: toLead(fields),
  };
}

const balls: Readonly<Record<string, Ball>> = { "1": "break", "2": "set", "3": "match" };

const toSide = (value: number | null | undefined): PointSide | null => (value === 1 || value === 2 ? value : null);

/** "40:15 |B1| |B3|" */
function toStep(text: string): PointStep {
  const [score = "", ...marks] = text.split(" ");
  return { score, balls: marks.flatMap((mark) => balls[/^\|B(\d)\|$/.exec(mark)?.[1] ?? ""] ?? []) };
}

/** The hyphen says that the other side scored, which the winner says too. */
function toLead({ homeLead, awayLead }: Fields): PointRow["lead"] {
  if (homeLead) return { side: 1, by: homeLead.replace("-", "") };
  return awayLead ? { side: 2, by: awayLead.replace("-", "") } : null;
}

/**
 * Point by point (`df_mh_`): the head of a part, then its games or points. After a tie-break's game come a head and the
 * points of the tie-break.
 */
export const pointHistoryKinds = {
  period: {
    fields: {
      label: text("HA"),
      /** "Point by point - Set 1" */
      title: text("HB"),
    },
  },
  /** "Tiebreak - Set 1"; its points follow. */
  tieBreak: { fields: { title: text("HB") } },
  game: {
    fields: {
      /** The score after the game or point: the part's score in sports with sets, the match's score in others. */
      homeScore: int("HC"),
      homeTieBreak: int("HD"),
      awayScore: int("HE"),
      awayTieBreak: int("HF"),
      /** 1 home, 2 away. */
      server: int("HG"),
      /** The server, if the server lost the game or point. */
      broken: int("HH"),
      winner: int("HK"),
      /** "15:0, 30:0": `|B1|` marks a break ball, `|B2|` a set ball, `|B3|` a match ball. For an over, its balls: "0, 4, W, 1wd". */
      points: text("HL"),
      /** On a tie-break's point: the next point's chance and its side. "2,1" is a set ball for the home side; 3 is a match ball. */
      chance: text("HM"),
      /** The lead, in parts with a row per point; a hyphen follows it if the other side scored. */
      homeLead: text("HI"),
      awayLead: text("HJ"),
    },
  },
} as const;

export const pointHistorySection = createSectionCodec(pointHistoryKinds);
