import { int } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export const reasonParts = { attack: 1, defence: 2 } as const;

/**
 * The rows of `df_ma_` that say why the favourite of a match that has not begun has its chance. As with what decided a match
 * (`decision-section.ts`), the server alone draws what they say.
 */
export const reasonsKinds = {
  why: {
    fields: {
      /** The likelier winner: 1 home, 2 away. */
      favourite: int("MCF"),
      /** The chance of an average side in its place, in thousandths. */
      usual: int("MCU"),
      /** Days since the game before; null where it is unknown or long ago. */
      homeRest: int("MCR"),
      awayRest: int("MCS"),
    },
  },
  /** What the attack or the defence of a side adds to `usual`. */
  reason: {
    fields: {
      /** 1 home, 2 away. */
      side: int("MRS"),
      /** 1 attack, 2 defence. */
      part: int("MRP"),
      /** In thousandths; negative where it takes away. */
      adds: int("MRV"),
      /** The goals that the side scored (attack) or conceded (defence) in so many past games. */
      goals: int("MRG"),
      games: int("MRN"),
    },
  },
} as const;

const reasonsSection = createSectionCodec(reasonsKinds);

/** What the attack or the defence of a side adds to the favourite's chance, and the past games that it follows from. */
export type MatchReason = {
  readonly side: 1 | 2;
  readonly part: keyof typeof reasonParts;
  /** From -1 to 1. */
  readonly adds: number;
  /** Goals scored (attack) or conceded (defence) in these games. */
  readonly goals: number;
  readonly games: number;
};

/** Why the likelier winner has its chance: `usual` and what all reasons add make it up. */
export type MatchReasons = {
  readonly favourite: 1 | 2;
  readonly usual: number;
  readonly reasons: readonly MatchReason[];
  /** Days since the last game of home and away; null where they are unknown. */
  readonly rest: readonly [home: number, away: number] | null;
};

const thousand = 1000;

/** Reads from `df_ma_` why the favourite has its chance; null if it says nothing of it. */
export function readReasons(body: string): MatchReasons | null {
  let why: Omit<MatchReasons, "reasons"> | null = null;
  const reasons: MatchReason[] = [];
  for (const row of reasonsSection.decode(body).rows) {
    if (row.kind === "reason") {
      const { side, part, adds, goals, games } = row.fields;
      reasons.push({
        side: side === 2 ? 2 : 1,
        part: part === reasonParts.defence ? "defence" : "attack",
        adds: (adds ?? 0) / thousand,
        goals: goals ?? 0,
        games: games ?? 0,
      });
    } else {
      const { favourite, usual, homeRest, awayRest } = row.fields;
      why = {
        favourite: favourite === 2 ? 2 : 1,
        usual: (usual ?? 0) / thousand,
        rest: typeof homeRest === "number" && typeof awayRest === "number" ? [homeRest, awayRest] : null,
      };
    }
  }
  return why === null ? null : { ...why, reasons };
}
