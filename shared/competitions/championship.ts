import type { Participant } from "../timeline/schedule.ts";
import { sportById } from "../sports/catalogue.ts";
import { championshipPoints, ownPoints, type PlacePoints } from "./championship-points.ts";
import { formula1Points, type CountedResults, type SeasonPoints } from "./formula-1-points.ts";

/** A race, a tournament or a contest, with its starters and their places. */
export type Race = {
  /** The stage of the race's league. */
  readonly stageId: string;
  readonly title: string;
  readonly startSeconds: number;
  readonly phase: "coming" | "running" | "over";
  readonly starters: readonly Starter[];
};
export type Starter = {
  readonly eventId: string;
  readonly participant: Participant;
  /** The current rank; null for a starter who is out or has not started yet. */
  readonly rank: number | null;
  /** The points that the source gives for the place; null if it gives none. */
  readonly points: number | null;
  /** The starter's rank and time in the tour of which the race is a stage. */
  readonly overall?: { readonly rank: number; readonly time: string };
};

export type ChampionshipRow = {
  readonly rank: number;
  readonly rankChange: number;
  readonly participant: Participant;
  readonly races: number;
  readonly wins: number;
  readonly points: number;
  /** The races that the participant started in, newest first. */
  readonly results: readonly { readonly race: Race; readonly starter: Starter }[];
};

/** The points of a championship's places; empty for a sport without a season's table. `competition`: "WORLD/formule-1-monza". */
export function placePointsOf(sportId: number, competition: string): PlacePoints {
  const sport = sportById(sportId);
  const own = ownPoints.find(([beginning]) => competition.startsWith(beginning))?.[1];
  return own ?? (sport === null ? undefined : championshipPoints[sport.name]) ?? [];
}

/** Formula 1 has counted in other ways before. */
const formula1 = "WORLD/formule-1";

/** How results of a season become points: `competition` and its season, "1988". */
export function seasonPointsOf(sportId: number, competition: string, season: string): SeasonPoints {
  const own = competition.startsWith(formula1) ? formula1Points(season) : null;
  return own ?? { places: placePointsOf(sportId, competition) };
}

/**
 * A season's table: by points, then wins, then second places and so on. With `isLive`, running races count as if they
 * ended now.
 */
export function toChampionship(
  sportId: number,
  races: readonly Race[],
  points: SeasonPoints,
  isLive: boolean,
): readonly ChampionshipRow[] {
  const season = races.toSorted((a, b) => a.startSeconds - b.startSeconds);
  const rows = (withRunning: boolean) =>
    toRows(
      season.filter(({ phase }) => phase === "over" || (withRunning && phase === "running")),
      (race) => starterPoints(sportId, placesOf(race, season, points), race),
      (results) => countedPoints(results, season, points.counted),
    );
  const settled = rows(false);
  if (!isLive) return settled;
  const ranks = new Map(settled.map(({ participant, rank }) => [participant.id, rank]));
  return rows(true).map((row) => ({ ...row, rankChange: (ranks.get(row.participant.id) ?? row.rank) - row.rank }));
}

const isSprint = ({ title }: Race): boolean => title.endsWith(" - Sprint");

/** The points of a race's places. */
function placesOf(race: Race, season: readonly Race[], { places, sprint = [], lastRace = 1 }: SeasonPoints) {
  if (isSprint(race)) return sprint;
  return race === season.at(-1) ? places.map((points) => points * lastRace) : places;
}

type Won = { readonly race: Race; readonly points: number };

/** The sum of the results that count: of each span of the season the best ones. */
function countedPoints(results: readonly Won[], season: readonly Race[], spans: CountedResults = []): number {
  const sum = (of: readonly Won[]) => of.reduce((total, { points }) => total + points, 0);
  if (spans.length === 0) return sum(results);
  let first = 0;
  return spans.reduce((total, [best, of]) => {
    const span = new Set(season.slice(first, first + of));
    first += of;
    const own = results.filter(({ race }) => span.has(race)).toSorted((a, b) => b.points - a.points);
    return total + sum(own.slice(0, best));
  }, 0);
}

/**
 * The points of a starter's place in a race. After a race of motors in which the source gives points to any starter, only those
 * points count, and a starter without points has 0. Otherwise, and before the end, the table of points by place counts.
 */
export function starterPoints(sportId: number, points: PlacePoints, race: Race): (starter: Starter) => number {
  const sport = sportById(sportId);
  const isReported =
    race.phase === "over" &&
    sport !== null &&
    sport.kinds.includes("motor") &&
    race.starters.some((starter) => starter.points !== null);
  return isReported ? (starter) => starter.points ?? 0 : ({ rank }) => (rank === null ? 0 : (points[rank - 1] ?? 0));
}

function toRows(
  races: readonly Race[],
  pointsIn: (race: Race) => (starter: Starter) => number,
  sumOf: (results: readonly Won[]) => number,
): readonly ChampionshipRow[] {
  const results = new Map<string, { readonly race: Race; readonly starter: Starter }[]>();
  for (const race of races.toSorted((a, b) => b.startSeconds - a.startSeconds)) {
    for (const starter of race.starters) {
      const { id } = starter.participant;
      results.set(id, [...(results.get(id) ?? []), { race, starter }]);
    }
  }
  const rows = [...results.values()].flatMap((own) => {
    const [latest] = own;
    if (latest === undefined) return [];
    const starters = own.map(({ starter }) => starter);
    return {
      participant: latest.starter.participant,
      races: own.length,
      wins: starters.filter(({ rank }) => rank === 1).length,
      points: sumOf(own.map(({ race, starter }) => ({ race, points: pointsIn(race)(starter) }))),
      // Best places first, for the comparison of participants level on points.
      places: starters.flatMap(({ rank }) => rank ?? []).toSorted((a, b) => a - b),
      results: own,
    };
  });
  const ordered = rows.toSorted((a, b) => b.points - a.points || byPlaces(a.places, b.places) || byName(a, b));
  return ordered.map((row, index) => {
    const { places: _, ...shown } = row;
    return { ...shown, rank: index + 1, rankChange: 0 };
  });
}

function byPlaces(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? Infinity) - (b[index] ?? Infinity);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Named = { readonly participant: Participant };
const byName = ({ participant: a }: Named, { participant: b }: Named) =>
  a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
