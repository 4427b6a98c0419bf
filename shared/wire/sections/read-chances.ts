import { chancesSection } from "./chances-section.ts";

/** A share of the simulated seasons, unless the points that can still be reached decide: counting proves nothing. */
export type Chance =
  | { readonly kind: "certain" }
  | { readonly kind: "impossible" }
  | { readonly kind: "share"; readonly share: number };

export type ChancesZone = {
  /** "title" for the first place, which no zone of the table names. */
  readonly code: string;
  /** Empty for the title. */
  readonly label: string;
  readonly colour: string;
  readonly from: number;
  readonly to: number;
};

export type ChancesTeam = {
  readonly rank: number;
  readonly team: string;
  readonly teamId: string;
  readonly path: string;
  readonly games: number;
  readonly points: number;
  readonly expectedPoints: number;
  /** By the zones, in their order. */
  readonly zones: readonly Chance[];
  /** By the places, the first one first; each from 0 to 1. */
  readonly places: readonly number[];
};

export type Chances = {
  readonly seasons: number;
  readonly gamesPlayed: number;
  readonly gamesLeft: number;
  /** Of those: the games that are on, and were played on from their score. */
  readonly gamesRunning: number;
  readonly last: {
    readonly eventId: string;
    readonly startSeconds: number;
    readonly homeName: string;
    readonly awayName: string;
    readonly score: string;
  };
  readonly zones: readonly ChancesZone[];
  readonly teams: readonly ChancesTeam[];
};

export const titleZone: ChancesZone = { code: "title", label: "", colour: "", from: 1, to: 1 };

/** Null for a body without chances. */
export function readChances(body: string): Chances | null {
  const zones: ChancesZone[] = [titleZone];
  const teams: ChancesTeam[] = [];
  let simulation: Omit<Chances, "zones" | "teams"> | null = null;
  for (const { kind, fields } of chancesSection.decode(body).rows) {
    if (kind === "simulation") {
      const { seasons, gamesPlayed, gamesLeft, gamesRunning, eventId, startSeconds, homeName, awayName, score } =
        fields;
      simulation = {
        seasons: seasons ?? 0,
        gamesPlayed: gamesPlayed ?? 0,
        gamesLeft: gamesLeft ?? 0,
        gamesRunning: gamesRunning ?? 0,
        last: {
          eventId: eventId ?? "",
          startSeconds: startSeconds ?? 0,
          homeName: homeName ?? "",
          awayName: awayName ?? "",
          score: score ?? "",
        },
      };
    } else if (kind === "zone") {
      const { code, label, colour, from, to } = fields;
      zones.push({ code: code ?? "", label: label ?? "", colour: `#${colour ?? ""}`, from: from ?? 0, to: to ?? 0 });
    } else if (simulation !== null) teams.push(toTeam(fields, zones, simulation.seasons));
  }
  return simulation === null || simulation.seasons < 1 ? null : { ...simulation, zones, teams };
}

type Row = Extract<ReturnType<typeof chancesSection.decode>["rows"][number], { readonly kind: "team" }>["fields"];

function toTeam(fields: Row, zones: readonly ChancesZone[], seasons: number): ChancesTeam {
  const { rank, team, teamId, path, played, points, expectedPoints, best, worst, places } = fields;
  const shares = (places ?? []).map((count) => count / seasons);
  return {
    rank: rank ?? 0,
    team: team ?? "",
    teamId: teamId ?? "",
    path: path ?? "",
    games: played ?? 0,
    points: points ?? 0,
    expectedPoints: expectedPoints ?? 0,
    zones: zones.map((zone) => chanceOf(zone, { best: best ?? 1, worst: worst ?? shares.length }, shares)),
    places: shares,
  };
}

/** The chance of a zone, by the places that can still be reached and the share of each. */
export function chanceOf(
  { from, to }: Pick<ChancesZone, "from" | "to">,
  { best, worst }: { readonly best: number; readonly worst: number },
  shares: readonly number[],
): Chance {
  if (best > to || worst < from) return { kind: "impossible" };
  if (best >= from && worst <= to) return { kind: "certain" };
  return { kind: "share", share: shares.slice(from - 1, to).reduce((sum, share) => sum + share, 0) };
}
