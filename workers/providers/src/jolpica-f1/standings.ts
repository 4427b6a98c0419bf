import { toSlug } from "../../../../shared/addresses/slug.ts";
import { stableId } from "../../../../shared/sports/stable-id.ts";
import type { IngestStanding } from "../../../../shared/ingest/standing-schema.ts";
import type { RankedKind } from "../../../../shared/competitions/reported-standing.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { nothingRead, type Reading, type Task, type View } from "../core/connector.ts";
import { otherShape } from "../core/parse-json.ts";
import type { Weekend } from "./calendar.ts";
import { countryOfNationality } from "./nationalities.ts";
import { standingsSchema, type ErgastConstructor, type ErgastStanding } from "./schema.ts";
import { competitionKey, sportId, toParticipant, tournamentId } from "./to-race.ts";

/** By the last part of the address. */
const rankedBy = { driverstandings: "starters", constructorstandings: "teams" } as const satisfies Record<
  string,
  RankedKind
>;
export type StandingsPart = keyof typeof rankedBy;
export const standingsParts = ["driverstandings", "constructorstandings"] as const satisfies readonly StandingsPart[];
export const isStandingsPart = (part: string): part is StandingsPart => Object.hasOwn(rankedBy, part);

/**
 * Plans requests for both tables after the last race with a result. They name the round: that address is new, so no cache has an
 * older table under it.
 * @param everyMs the longest age of the answer, by whether there was one
 */
export function toStandingsTasks(
  { key, season, round }: Weekend,
  notes: View["notes"],
  rows: number,
  everyMs: (hasAnswer: boolean) => number,
): readonly Task[] {
  return standingsParts.map((part) => ({
    id: `${part}:${key}`,
    path: `/${season}/${round}/${part}/?limit=${rows}`,
    everyMs: everyMs(notes.has(`${part}:${key}`)),
  }));
}

/** The last weekend of each season whose race has a result. */
export function lastWeekends(weekends: readonly Weekend[], notes: View["notes"]): readonly Weekend[] {
  const last = new Map<string, Weekend>();
  for (const weekend of weekends) {
    const before = last.get(weekend.season);
    const isLater = before === undefined || before.startSeconds < weekend.startSeconds;
    if (notes.has(`results:${weekend.key}`) && isLater) last.set(weekend.season, weekend);
  }
  return [...last.values()];
}

/** Reads a season's table, or returns in words why it cannot. Before the first table exists, the source sends an empty list. */
export function readStandings(part: StandingsPart, json: unknown, weekend: Weekend): Reading | string {
  const answer = standingsSchema.safeParse(json);
  if (!answer.success) return otherShape;
  const [list] = answer.data.MRData.StandingsTable.StandingsLists;
  if (list === undefined) return nothingRead;
  if (list.season !== weekend.season || list.round !== weekend.round) {
    return { ...nothingRead, faults: [`is the table of ${list.season}/${list.round}, not of ${weekend.key}`] };
  }
  const ranked = rankedBy[part];
  const entries = list.DriverStandings ?? list.ConstructorStandings ?? [];
  const rows = entries.flatMap((entry) => toRow(entry) ?? []);
  if (rows.length === 0) return { ...nothingRead, faults: ["is a table without rows"] };
  const standing: IngestStanding = {
    id: stableId(sportId, "standing", competitionKey, weekend.season, ranked),
    tournamentId,
    season: weekend.season,
    of: ranked,
    races: Number(list.round),
    throughSeconds: weekend.startSeconds,
    rows,
  };
  return { ...nothingRead, standings: [standing], notes: { [`${part}:${weekend.key}`]: list.round } };
}

/** Null for a row of nobody. */
function toRow({
  positionText,
  points,
  wins,
  Driver,
  Constructor,
}: ErgastStanding): IngestStanding["rows"][number] | null {
  const participant = Driver === null ? (Constructor === null ? null : toTeam(Constructor)) : toParticipant(Driver);
  if (participant === null) return null;
  // "E" and "D" mean excluded or disqualified, "-" not eligible.
  const rank = /^[1-9]\d{0,2}$/.test(positionText) ? Number(positionText) : null;
  return { rank, participant, points: Number(points), wins };
}

function toTeam({ name, nationality }: ErgastConstructor): Participant {
  const slug = toSlug(name);
  const countryKey = countryOfNationality(nationality ?? "");
  return {
    id: stableId(sportId, "team", slug),
    name,
    code: slug.replaceAll("-", "").slice(0, 3).toUpperCase(),
    slug,
    ...(countryKey === null ? {} : { countryKey }),
  };
}
