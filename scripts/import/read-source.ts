import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import type { IngestEvent, IngestLeague } from "../../workers/origin/src/ingest/schemas.ts";
import type { FoundFile } from "./find-files.ts";
import { parseFootballJson } from "./football-json.ts";
import { parseFootballTxt } from "./football-txt/football-txt.ts";
import { parseTitle } from "./football-txt/titles.ts";
import { readCompanions, readInternationals, type International } from "./internationals/internationals.ts";
import { leagueOfFile } from "./league-of-file.ts";
import { createMeetings, toPairing, type Fault, type FaultKind, type ParsedMatch } from "./parsed-match.ts";
import { sideOf, toIngestEvent, toIngestLeague } from "./to-batch.ts";
import { tournamentOf } from "./tournaments.ts";

/** What a source gives, in its order: a match as the origin takes it, something left out, or a remark. */
export type SourceItem =
  | { readonly kind: "match"; readonly record: MatchRecord }
  | { readonly kind: "fault"; readonly where: string; readonly reason: string; readonly faultKind: FaultKind }
  | { readonly kind: "notice"; readonly text: string };
export type MatchRecord = {
  readonly where: string;
  readonly league: IngestLeague;
  readonly event: IngestEvent;
  readonly match: ParsedMatch;
};

/** How a file is named to the operator: with its folder, for many are called `cup.txt`. */
export const labelOf = (file: string): string => path.resolve(file).split(path.sep).slice(-2).join("/");

/** Reads a file match by match; the same file gives the same items in the same order. */
export async function* readSource({ file, format }: FoundFile): AsyncGenerator<SourceItem> {
  if (format === "internationals") return yield* readInternationalFiles(file);
  const label = labelOf(file);
  const text = await readFile(file, "utf8");
  const json = format === "football.json" ? parseFootballJson(text) : null;
  const txt = json === null ? parseFootballTxt(text) : null;
  const title = json === null ? { league: txt?.league ?? null, season: txt?.season ?? null } : parseTitle(json.name);
  const whereOf = (position: string) =>
    position.startsWith("line ") ? `${label}:${position.slice(5)}` : `${label}: ${position}`;
  const league = leagueOfFile(file, title.league, title.season);
  if (typeof league === "string") {
    return yield { kind: "fault", where: whereOf("file"), reason: league, faultKind: "file not understood" };
  }
  const { facts, season, isZoneKnown } = league;
  if (!isZoneKnown) {
    yield {
      kind: "notice",
      text: `${label}: no table knows ${facts.name}: it goes in under World, with days but no times`,
    };
  }
  for (const fault of json?.faults ?? txt?.faults ?? []) yield toFaultItem(fault, whereOf);
  const ingestLeague = toIngestLeague(facts, season);
  const matches =
    json?.matches.map((match) => ({ match, where: label })) ??
    txt?.matches.map((match) => ({ match, where: `${label}:${match.line}` })) ??
    [];
  const meet = facts.sides === "national teams" ? await meetingsBefore(file) : null;
  for (const { match, where } of matches) {
    const minuteOfDay = isZoneKnown || match.utcOffsetMinutes !== undefined ? match.minuteOfDay : null;
    const occurrence = meet?.(...toPairing(match), where, "") ?? match.occurrence;
    const known = { ...match, minuteOfDay, occurrence };
    const event = toIngestEvent(known, facts, ingestLeague);
    yield { kind: "match", record: { where, league: ingestLeague, match: known, event } };
  }
}

/** A cup may stand in two files: who met in `cup.txt` meets again in `cup_finals.txt`. */
async function meetingsBefore(file: string): Promise<ReturnType<typeof createMeetings>> {
  const meet = createMeetings();
  const groups = file.replace(/_finals\.txt$/, ".txt");
  if (groups === file || !existsSync(groups)) return meet;
  for (const match of parseFootballTxt(await readFile(groups, "utf8")).matches) {
    meet(...toPairing(match), labelOf(groups), match.line);
  }
  return meet;
}

async function* readInternationalFiles(file: string): AsyncGenerator<SourceItem> {
  const folder = path.dirname(file);
  const beside = (name: string) => (existsSync(path.join(folder, name)) ? linesOf(path.join(folder, name)) : []);
  const companions = await readCompanions({
    goalscorers: beside("goalscorers.csv"),
    shootouts: beside("shootouts.csv"),
    formerNames: beside("former_names.csv"),
  });
  const whereOf = (position: string) => labelOf(path.join(folder, position));
  for await (const item of readInternationals(linesOf(file), companions)) {
    if ("fault" in item) yield toFaultItem(item.fault, whereOf);
    else yield { kind: "match", record: toInternationalRecord(item.match, whereOf(`results.csv:${item.match.line}`)) };
  }
}

/** Opens the file when the first line is asked for: one that is opened earlier loses the lines before that. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity });
}

/** A team of other days keeps its id and is called what it was called then. */
function toInternationalRecord(match: International, where: string): MatchRecord {
  const facts = tournamentOf(match.tournament);
  const league = toIngestLeague(facts, match.season);
  const toSide = (name: string, formerName: string | null) =>
    formerName === null ? sideOf(facts, name) : { ...sideOf(facts, name), name: formerName };
  const home = toSide(match.home, match.formerNames.home);
  const away = toSide(match.away, match.formerNames.away);
  const event = toIngestEvent(match, facts, league, home, away);
  return { where, league, event, match };
}

const toFaultItem = (fault: Fault, whereOf: (position: string) => string): SourceItem => ({
  kind: "fault",
  where: whereOf(fault.position),
  reason: fault.reason,
  faultKind: fault.kind ?? "unreadable",
});
