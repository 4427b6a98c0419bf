import { int, ints, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";
import type { Chance } from "./read-chances.ts";

export type ChanceCurve = {
  readonly team: string;
  readonly teamId: string;
  /** The path of the team's page; "" if the feed has none. */
  readonly path: string;
  /** A chance for each stage. */
  readonly chances: readonly Chance[];
};

export type CurvesOfZone = {
  /** Empty for the title. */
  readonly label: string;
  /** The likeliest teams of now, in their order. */
  readonly teams: readonly ChanceCurve[];
};

export type ChanceCurves = {
  /** How many seasons were simulated for each earlier stage. */
  readonly seasons: number;
  /** How many games had been played at each stage, the latest one last: three at least. */
  readonly games: readonly number[];
  /** The start of the last game of each stage, in unix seconds. */
  readonly startSeconds: readonly number[];
  readonly zones: readonly CurvesOfZone[];
};

/**
 * How the chances of a season came about (`to_` of the tab `chanceCurvesTab`), which is ours: the stages, then the title and
 * each zone of the table with the curves of its likeliest teams.
 */
export const chanceCurvesKinds = {
  stages: {
    fields: {
      seasons: int("CCS"),
      games: ints("CCG", "|"),
      startSeconds: ints("CCC", "|"),
    },
  },
  zone: {
    fields: {
      code: text("CCZ"),
      label: text("CCN"),
    },
  },
  team: {
    fields: {
      team: text("CCT"),
      teamId: text("CCI"),
      path: text("CCY"),
      /** In thousandths, by the stages: 0 is impossible, 1000 is certain. */
      shares: ints("CCP", "|"),
    },
  },
} as const;

export const chanceCurvesSection = createSectionCodec(chanceCurvesKinds);

const thousand = 1000;

/** In thousandths: 0 and 1000 only for what the points decide. */
export function toThousandths(chance: Chance): number {
  if (chance.kind !== "share") return chance.kind === "certain" ? thousand : 0;
  return Math.min(Math.max(Math.round(chance.share * thousand), 1), thousand - 1);
}

function toChance(thousandths: number): Chance {
  if (thousandths === 0) return { kind: "impossible" };
  return thousandths === thousand ? { kind: "certain" } : { kind: "share", share: thousandths / thousand };
}

/** Null for a body without curves. */
export function readChanceCurves(body: string): ChanceCurves | null {
  const zones: (CurvesOfZone & { readonly teams: ChanceCurve[] })[] = [];
  let stages: Omit<ChanceCurves, "zones"> | null = null;
  for (const { kind, fields } of chanceCurvesSection.decode(body).rows) {
    if (kind === "stages") {
      const { seasons, games, startSeconds } = fields;
      stages = { seasons: seasons ?? 0, games: games ?? [], startSeconds: startSeconds ?? [] };
    } else if (kind === "zone") zones.push({ label: fields.label ?? "", teams: [] });
    else {
      const { team, teamId, path, shares } = fields;
      const chances = (shares ?? []).map(toChance);
      zones.at(-1)?.teams.push({ team: team ?? "", teamId: teamId ?? "", path: path ?? "", chances });
    }
  }
  return stages === null || zones.length === 0 ? null : { ...stages, zones };
}
