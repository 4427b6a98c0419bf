import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { detectEncoding, type Encoding } from "../file-text.ts";
import { labelOf } from "../labels.ts";
import { toFaultItem, type MatchRecord, type SourceItem } from "../match-record.ts";
import { noDetails, type Details } from "../soccer/parsed-details.ts";
import { toSoccerTimeline } from "../soccer/to-timeline.ts";
import { sideOf, toIngestEvent, toIngestLeague } from "../to-batch.ts";
import { tournamentOf } from "../../../shared/competitions/tournaments.ts";
import { readCompanions, readInternationals, type International } from "./internationals.ts";

/** Read together with the results.csv beside them. */
export const companionFiles = ["goalscorers.csv", "shootouts.csv", "former_names.csv"] as const;

export async function* readInternationalsFiles(file: string): AsyncGenerator<SourceItem> {
  const folder = path.dirname(file);
  const beside = (name: (typeof companionFiles)[number]) =>
    existsSync(path.join(folder, name)) ? linesOf(path.join(folder, name)) : [];
  const companions = await readCompanions({
    goalscorers: beside("goalscorers.csv"),
    shootouts: beside("shootouts.csv"),
    formerNames: beside("former_names.csv"),
  });
  const whereOf = (position: string) => labelOf(path.join(folder, position));
  for await (const item of readInternationals(linesOf(file), companions)) {
    if ("fault" in item) yield toFaultItem(item.fault, whereOf);
    else yield { kind: "match", record: toRecord(item.match, whereOf(`results.csv:${item.match.line}`)) };
  }
}

/** Opens the file only when the first line is requested: a file opened earlier loses the lines read before that. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const encoding = detectEncoding(await readFile(file), "windows-1252") ?? "utf-8";
  yield* createInterface({ input: Readable.from(textsOf(file, encoding)), crlfDelay: Infinity });
}

/** Decodes a file in pieces, so that the whole text is never in memory at once. */
async function* textsOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(file)) {
    if (Buffer.isBuffer(bytes)) yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** Converts a match; a team under a former name keeps its id and shows the name of that time. */
function toRecord(match: International, where: string): MatchRecord {
  const facts = tournamentOf(match.tournament);
  const league = toIngestLeague(facts, match.season);
  const toSide = (name: string, formerName: string | null) =>
    formerName === null
      ? sideOf(facts, name, match.season)
      : { ...sideOf(facts, name, match.season), name: formerName };
  const home = toSide(match.home, match.formerNames.home);
  const away = toSide(match.away, match.formerNames.away);
  const event = toIngestEvent(match, facts, league, home, away);
  const timeline = toSoccerTimeline(event, toDetails(match));
  return { where, title: `${match.home} - ${match.away}`, league, event, timeline };
}

/** Returns the match's details; if the source has only its result, the town alone does not justify an incident. */
function toDetails({ goals, city, shootOutWinner }: International): Details {
  if (goals === undefined && shootOutWinner === null) return noDetails;
  return {
    ...noDetails,
    ...(goals === undefined ? {} : { goals }),
    ...(shootOutWinner === null ? {} : { winner: shootOutWinner }),
    information: city === "" ? {} : { town: city },
  };
}
