import type { z } from "zod";
import { isRecord } from "../../../shared/basics/record.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";
import { endOf, type Resolved } from "../../../shared/timeline/resolve-result.ts";
import { reportedSchema } from "../../../shared/ingest/incident-schema.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { leagueSchema as ingestLeagueSchema, type IngestLeague } from "../../../shared/ingest/league-schema.ts";
import { createFaultList, type FaultList } from "../fault-list.ts";
import { inOrder, nameByContent } from "../incident-ids.ts";
import type { MatchRecord, ParsedRecords } from "../match-record.ts";
import { createMeetings, numberWithinDays } from "../parsed-match.ts";
import { settleResult } from "../settle-result.ts";
import { toEventId, toSide, toSportLeague } from "../sport-event.ts";
import { parseStart } from "./instant.ts";
import { withReadableParts } from "./readable-parts.ts";
import { settle } from "./settle.ts";
import { fileSchema, leagueSchema, matchSchema, type JsonLeague, type JsonMatch } from "./schema.ts";
import { toReported } from "./to-reported.ts";

/** Reads a match-json file (`docs/match-json.md`). Never throws: what cannot be true is a fault, and the rest goes on. */
export function parseMatchJson(text: string): ParsedRecords {
  const faults = createFaultList();
  const file = check(fileSchema, parseJson(text), "file", faults);
  const records = (file?.leagues ?? []).flatMap((value, index) => {
    const position = `leagues[${index}]`;
    const league = check(leagueSchema, value, position, faults);
    return league === null ? [] : toRecords(league, position, faults);
  });
  return { records, faults: faults.all() };
}

function toRecords(league: JsonLeague, leaguePosition: string, faults: FaultList): readonly MatchRecord[] {
  const { sport, matches, country, rank, type, format, deductions, ...facts } = league;
  const ruled = deductions?.map(({ team, ...ruling }) => ({
    participantId: toSide(sport, team, country).id,
    ...ruling,
  }));
  const made = toSportLeague({
    ...facts,
    sportId: sport,
    countryKey: country,
    ...(rank === undefined ? {} : { rank }),
    ...(type === undefined ? {} : { type }),
    ...(format === undefined ? {} : { format }),
  });
  const ingestLeague = { ...made, ...(ruled === undefined ? {} : { deductions: ruled }) };
  if (check(ingestLeagueSchema, ingestLeague, leaguePosition, faults) === null) return [];
  const meet = createMeetings();
  const listed = matches.flatMap((value, index): readonly Listed[] => {
    const where = `${leaguePosition}.matches[${index}]`;
    const fields = isRecord(value) ? value : {};
    // Counted for refused records too: mending one must not give the next one another id.
    const occurrence = meet(fields["home"], fields["away"], fields["round"], [fields["start"], fields["key"]], where);
    const match = check(matchSchema, isRecord(value) ? withReadableParts(value, where, faults) : value, where, faults);
    if (match === null) return [];
    const title = [match.home, match.away].flatMap((side) => side?.name ?? []).join(" - ");
    if (typeof occurrence === "number") return [{ match, where, title, occurrence }];
    faults.push({ position: where, reason: `${title}: ${occurrence}`, kind: "listed twice" });
    return [];
  });
  return numberWithinDays(
    listed,
    ({ match: { home, away, start } }) => JSON.stringify([home.name, away?.name, start.slice(0, 10)]),
    ({ match: { start, round } }) => `${start} ${round}`,
  ).flatMap((one) => toRecord(one, league, ingestLeague, faults));
}

/** A match of a file with its place there, and its number among the meetings of its sides. */
type Listed = {
  readonly match: JsonMatch;
  readonly where: string;
  readonly title: string;
  readonly occurrence: number;
};

function toRecord(
  { match, where, title, occurrence }: Listed,
  league: JsonLeague,
  ingestLeague: IngestLeague,
  faults: FaultList,
): readonly MatchRecord[] {
  const resolved = resolvedOf(match);
  if (typeof resolved === "string") {
    faults.push({ position: where, reason: `${title}: ${resolved}` });
    return [];
  }
  faults.pushDropped(where, title, resolved?.dropped ?? []);
  const event = { ...toEvent(match, league, ingestLeague, occurrence), result: resolved?.result ?? null };
  const settled = settle(event, match, toIncidents(match, event, where, faults));
  if (settled.fault !== null) {
    faults.push({ position: where, reason: `${title}: ${settled.fault}`, kind: "goals are not the result" });
  }
  return [{ where, title, league: ingestLeague, event, timeline: settled.timeline }];
}

function toEvent(
  match: JsonMatch,
  league: JsonLeague,
  { sportId, stageId }: IngestLeague,
  occurrence: number,
): Omit<IngestEvent, "result"> {
  const side = ({ name, country, code }: JsonMatch["home"]): Participant => ({
    ...toSide(sportId, name, country ?? league.country),
    ...(code === undefined ? {} : { code }),
    ...(country === undefined ? {} : { countryKey: country }),
  });
  const home = side(match.home);
  const away = match.away === null ? null : side(match.away);
  const parts =
    match.key === undefined ? [home.id, ...(away === null ? [] : [away.id]), String(occurrence)] : [match.key];
  return {
    eventId: toEventId(sportId, stageId, ...parts),
    leagueStageId: stageId,
    sportId,
    ...parseStart(match.start, league.timeZone),
    round: match.round,
    ...(match.group === undefined ? {} : { group: match.group }),
    home,
    away,
  };
}

/** Returns the result without the parts that contradict it; words that say why there is none; or null for a match without one. */
const resolvedOf = ({ result, status }: JsonMatch): Resolved | string | null =>
  result === undefined ? null : settleResult({ status: status ?? endOf(result), ...result });

/** Those that make sense, in the order of time, each with an id. */
function toIncidents(match: JsonMatch, event: IngestEvent, position: string, faults: FaultList): readonly Incident[] {
  const counts = new Map<string, number>();
  return inOrder(
    match.incidents.flatMap((written, index): readonly Incident[] => {
      const fields = toReported(isRecord(written) ? written : {}, event);
      const reported = check(reportedSchema, { id: "unnamed", ...fields }, `${position}.incidents[${index}]`, faults);
      if (reported === null) return [];
      if ("id" in fields) return [reported];
      if (replacing.has(reported.kind)) return [nameByContent(reported)];
      const name = "side" in reported ? `${reported.kind}-${reported.side}` : reported.kind;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [{ ...reported, id: `${name}-${count}` }];
    }),
  );
}

/** Incidents that replace earlier reports of their kind. */
const replacing: ReadonlySet<Incident["kind"]> = new Set([
  "line-up",
  "information",
  "statistics",
  "player-statistics",
  "broadcast",
]);

/** The value that a schema makes of it; null, with each fault by its position, where it does not fit. */
function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  position: string,
  faults: FaultList,
): z.output<S> | null {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    faults.push({ position: position + path.map(toPosition).join(""), reason: message });
  return null;
}

const toPosition = (part: PropertyKey) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`);
