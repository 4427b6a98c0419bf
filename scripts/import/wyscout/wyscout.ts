import { z } from "zod";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../../shared/basics/zoned.ts";
import type { Result } from "../../../shared/timeline/incident.ts";
import type { LeagueFacts } from "../../../shared/competitions/leagues.ts";
import { leaguesByCode } from "../more-leagues.ts";
import { createFaultList, type FaultList } from "../fault-list.ts";
import type { MatchRecord, ParsedRecords } from "../match-record.ts";
import { createMeetings, toPairing } from "../parsed-match.ts";
import { settleResult } from "../settle-result.ts";
import { toIngestEvent, toIngestLeague } from "../to-batch.ts";
import { tournamentOf } from "../../../shared/competitions/tournaments.ts";
import {
  eventSchema,
  matchSchema,
  playerSchema,
  teamSchema,
  type WyscoutEvent,
  type WyscoutMatch,
  type WyscoutTeam,
} from "./schema.ts";
import { toPerson, toTeamName } from "./names.ts";
import type { Person } from "./person.ts";
import { toTimeline } from "./to-timeline.ts";

/** The competitions of the dataset, by the names of its files: `matches_France.json`. */
const competitions: Readonly<Record<string, LeagueFacts | undefined>> = {
  England: leaguesByCode["en.1"],
  France: leaguesByCode["fr.1"],
  Germany: leaguesByCode["de.1"],
  Italy: leaguesByCode["it.1"],
  Spain: leaguesByCode["es.1"],
  European_Championship: tournamentOf("UEFA Euro"),
  World_Cup: tournamentOf("FIFA World Cup"),
};

/** Teams and players by the dataset's ids, from files of their own. */
export type WyscoutNames = {
  readonly teams: ReadonlyMap<number, WyscoutTeam>;
  readonly players: ReadonlyMap<number, Person>;
};

export function parseNames(teamsText: string, playersText: string): WyscoutNames {
  const teams = entriesOf(teamsText, teamSchema).map((team) => [team.wyId, team] as const);
  const players = entriesOf(playersText, playerSchema).map((player) => [player.wyId, toPerson(player)] as const);
  return { teams: new Map(teams), players: new Map(players) };
}

/** Entries that make sense, of a list that does. */
function entriesOf<S extends z.ZodType>(text: string, schema: S): readonly z.output<S>[] {
  const list = parseJson(text);
  return (Array.isArray(list) ? list : []).flatMap((value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * Reads the matches of a competition of the dataset. Never throws.
 * @param eventsOf returns the text of a match's events, null when the dataset has none
 */
export function parseWyscout(
  text: string,
  competition: string,
  names: WyscoutNames,
  eventsOf: (wyId: number) => string | null,
): ParsedRecords {
  const facts = Object.hasOwn(competitions, competition) ? competitions[competition] : undefined;
  if (facts === undefined) {
    return {
      records: [],
      faults: [
        { position: "file", reason: `no competition is known by the name ${competition}`, kind: "file not understood" },
      ],
    };
  }
  const list = parseJson(text);
  if (!Array.isArray(list)) return { records: [], faults: [{ position: "file", reason: "is no list of matches" }] };
  const records: MatchRecord[] = [];
  const faults = createFaultList();
  const matches: { readonly match: WyscoutMatch; readonly position: string }[] = [];
  list.forEach((value: unknown, index) => {
    const position = `matches[${index}]`;
    const parsed = matchSchema.safeParse(value);
    if (parsed.success) matches.push({ match: parsed.data, position });
    else
      faults.push({
        position,
        reason: parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join(", "),
      });
  });
  const meet = createMeetings();
  // Meetings of national teams are numbered in the order of days.
  for (const { match, position } of matches.toSorted((a, b) => a.match.dateutc.localeCompare(b.match.dateutc))) {
    const record = toRecord(match, position, facts, names, eventsOf(match.wyId), meet, faults);
    if (typeof record === "string") faults.push({ position, reason: record });
    else if (record !== null) records.push(record);
  }
  return { records, faults: faults.all() };
}

/** @returns the record, or a text that explains why there is none; null when a fault explains it already */
function toRecord(
  match: WyscoutMatch,
  where: string,
  facts: LeagueFacts,
  { teams, players }: WyscoutNames,
  eventsText: string | null,
  meet: ReturnType<typeof createMeetings>,
  faults: FaultList,
): MatchRecord | string | null {
  const sides = Object.values(match.teamsData);
  const [home, away] = [sides.find(({ side }) => side === "home"), sides.find(({ side }) => side === "away")];
  if (home === undefined || away === undefined) return "a side is missing";
  const [homeName, awayName] = [home, away].map(({ teamId }) => {
    const team = teams.get(teamId);
    return team === undefined ? undefined : toTeamName(team);
  });
  if (homeName === undefined || awayName === undefined)
    return `no file names the teams ${home.teamId} and ${away.teamId}`;
  const [date = "", time = ""] = match.dateutc.split(" ");
  const day = parseIsoDay(date);
  if (day === null) return `the date ${match.dateutc} is not one`;
  const played = toResult(match, [home, away]);
  const settled = played === null ? null : settleResult(played);
  if (typeof settled === "string") return `${homeName} - ${awayName}: ${settled}`;
  const isNational = facts.sides === "national teams";
  const league = toIngestLeague(facts, toSeason(date, isNational));
  const pairing = isNational ? toPairing({ home: homeName, away: awayName }) : ([homeName, awayName] as const);
  const occurrence = meet(...pairing, match.wyId, date, where);
  if (typeof occurrence === "string") {
    faults.push({ position: where, reason: `${homeName} - ${awayName}: ${occurrence}`, kind: "listed twice" });
    return null;
  }
  const parsed = {
    round: match.gameweek === 0 ? "" : String(match.gameweek),
    day,
    minuteOfDay: parseTimeOfDay(time.slice(0, 5)),
    utcOffsetMinutes: 0,
    home: homeName,
    away: awayName,
    result: settled?.result ?? null,
    occurrence,
  };
  const event = toIngestEvent(parsed, facts, league);
  const reported = toTimeline(event, match, [home, away], players, parseEvents(eventsText, where, faults));
  const title = `${homeName} - ${awayName}`;
  faults.pushDropped(where, title, settled?.dropped ?? []);
  if (reported.fault !== null)
    faults.push({ position: where, reason: `${title}: ${reported.fault}`, kind: "goals are not the result" });
  return { where, title, league, event, timeline: reported.timeline };
}

/** A season of clubs begins in July. */
function toSeason(date: string, isNational: boolean): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  if (isNational) return String(year);
  const start = month >= 7 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}

type Sides = readonly [WyscoutMatch["teamsData"][string], WyscoutMatch["teamsData"][string]];

function toResult({ status, duration }: WyscoutMatch, [home, away]: Sides): Result | null {
  if (status !== "Played") return null;
  const pair = (key: "scoreHT" | "score" | "scoreET" | "scoreP") => [home[key], away[key]] as const;
  const known = { halfTime: pair("scoreHT"), fullTime: pair("score") };
  if (duration === "Regular") return { status: eventStatus.finished, ...known, extraTime: null, shootOut: null };
  if (duration === "ExtraTime")
    return { status: eventStatus.afterExtraTime, ...known, extraTime: pair("scoreET"), shootOut: null };
  return { status: eventStatus.afterPenalties, ...known, extraTime: pair("scoreET"), shootOut: pair("scoreP") };
}

const eventsSchema = z.object({ events: z.array(z.unknown()) });

function parseEvents(text: string | null, where: string, faults: FaultList): readonly WyscoutEvent[] | null {
  if (text === null) return null;
  const file = eventsSchema.safeParse(parseJson(text));
  if (!file.success) {
    faults.push({ position: where, reason: "its events are no list of events" });
    return null;
  }
  return file.data.events.flatMap((value, index) => {
    const parsed = eventSchema.safeParse(value);
    if (parsed.success) return [parsed.data];
    faults.push({ position: `${where}.events[${index}]`, reason: parsed.error.issues[0]?.message ?? "is none" });
    return [];
  });
}
