import path from "node:path";
import { parseCricsheet } from "./cricsheet/cricsheet.ts";
import { readRaceFile } from "./f1db/read-race.ts";
import { isSeasonStandings, readStandingsFile } from "./f1db/read-standings.ts";
import { type LegacyEncoding, readFileText, decodeText } from "./file-text.ts";
import { companionFiles, readInternationalsFiles } from "./internationals/read-internationals-files.ts";
import { parseMatchJson } from "./match-json/match-json.ts";
import { type SourceItem, toFaultItem, type ParsedRecords } from "./match-record.ts";
import { readFootballJsonFile, readFootballTxtFile } from "./soccer/read-league-file.ts";
import { existsSync, readFileSync } from "node:fs";
import { parseCsv } from "./csv.ts";
import { labelOf, toWhereOf } from "./labels.ts";
import { parseDvw } from "./rallies/dvw.ts";
import type { RallyMatch } from "./rallies/rally-match.ts";
import { toRallyRecord } from "./rallies/rally-record.ts";
import { parseShuttleMatch } from "./rallies/shuttleset.ts";
import { parseVsm } from "./rallies/vsm.ts";
import { readFile } from "node:fs/promises";
import { readZip } from "./zip.ts";
import { parseNames, parseWyscout } from "./wyscout/wyscout.ts";

/** The files that are read along with the matches: names, and the events of single matches. */
const companionPattern = /^(?:players|teams|\d+)\.json$/;

/** The folders that may contain a match's events, relative to the folder of the matches. */
const eventFolders = ["../processed-v2/files", "files", "."];

/** The matches of the dataset: `matches.zip`, or a single `matches_France.json` out of it. */
export async function* readWyscoutFiles(file: string): AsyncGenerator<SourceItem> {
  const folder = path.dirname(file);
  const beside = (name: string) => {
    const found = path.join(folder, name);
    return existsSync(found) ? decodeText(readFileSync(found)) : "";
  };
  const names = parseNames(beside("teams.json"), beside("players.json"));
  const eventsOf = (wyId: number) => {
    const found = eventFolders.map((each) => path.join(folder, each, `${wyId}.json`)).find(existsSync);
    return found === undefined ? null : decodeText(readFileSync(found));
  };
  const archive = file.endsWith(".zip")
    ? readZip(await readFile(file))
    : [{ name: path.basename(file), read: () => readFileSync(file) }];
  const matches = typeof archive === "string" ? [] : archive.filter(({ name }) => competitionOf(name) !== null);
  if (matches.length === 0) {
    const reason = typeof archive === "string" ? archive : "holds no matches";
    return yield { kind: "fault", where: labelOf(file), reason, faultKind: "file not understood" };
  }
  for (const { name, read } of matches) {
    const whereOf = (position: string) => `${labelOf(file)}: ${name}: ${position}`;
    const { records, faults } = parseWyscout(decodeText(read()), competitionOf(name) ?? "", names, eventsOf);
    for (const fault of faults) yield toFaultItem(fault, whereOf);
    for (const record of records) yield { kind: "match", record: { ...record, where: whereOf(record.where) } };
  }
}

const competitionOf = (file: string): string | null => /^matches_(\w+)\.json$/.exec(path.basename(file))?.[1] ?? null;

/** Reads a file that one pure function understands by itself; records name their position in the file. */
const readText = (parse: (text: string) => ParsedRecords) =>
  async function* (file: string): AsyncGenerator<SourceItem> {
    const { records, faults } = parse(await readFileText(file));
    const whereOf = toWhereOf(file);
    for (const fault of faults) yield toFaultItem(fault, whereOf);
    for (const record of records) yield { kind: "match", record: { ...record, where: whereOf(record.where) } };
  };

/** A kind of file that an import understands. */
export type ImportFormat = {
  readonly name: string;
  /** How names of such files end. */
  readonly ending: `.${string}`;
  /** Whether a file that ends so is one, by its first bytes without a byte order mark. */
  readonly recognise: (head: string, file: string) => boolean;
  /** Reads a file event by event, with the files beside it that it needs; the same files give the same items in the same order. */
  readonly read: (file: string) => AsyncIterable<SourceItem>;
  /** The encoding of files that are not UTF-8; Windows-1252 by default. */
  readonly legacyEncoding?: LegacyEncoding;
  /** Whether memory does not grow with the file. */
  readonly isStreamed?: true;
  /** Names of files that are read along with one of this format. */
  readonly companions?: readonly string[] | RegExp;
};

/** A file is of the first format that recognises it. */
export const formats = [
  {
    name: "match-json",
    ending: ".json",
    recognise: (head) => /^\s*\{\s*"format"\s*:\s*"match-json\//.test(head),
    read: readText(parseMatchJson),
  },
  {
    name: "football.json",
    ending: ".json",
    recognise: (head) => /^\s*\{(?:\s*"name"\s*:\s*"(?:[^"\\]|\\.)*"\s*,)?\s*"matches"\s*:/.test(head),
    read: readFootballJsonFile,
  },
  {
    name: "football.txt",
    ending: ".txt",
    // A title; chapters without a match are squads, `.conf.txt` lists the clubs of a season.
    recognise: (head, file) =>
      !file.endsWith(".conf.txt") &&
      /^(?:\s|#.*\n)*= \S/.test(head) &&
      (!/^== /m.test(head) || / v |\s\d{1,2}-\d{1,2}\s|^(?:▪|»)/m.test(head)),
    read: readFootballTxtFile,
  },
  {
    name: "internationals",
    ending: ".csv",
    recognise: (head) => head.startsWith("date,home_team,away_team,home_score,away_score,tournament,"),
    read: readInternationalsFiles,
    isStreamed: true,
    companions: companionFiles,
  },
  {
    name: "wyscout",
    ending: ".zip",
    recognise: (head) => head.startsWith("PK\u0003\u0004") && head.includes("matches_"),
    read: readWyscoutFiles,
    companions: companionPattern,
  },
  {
    name: "wyscout",
    ending: ".json",
    recognise: (head, file) => /^matches_\w+\.json$/.test(path.basename(file)) && /^\s*\[\s*\{/.test(head),
    read: readWyscoutFiles,
  },
  {
    name: "cricsheet",
    ending: ".json",
    recognise: (head) => /^\s*\{\s*"meta"\s*:\s*\{\s*"data_version"/.test(head),
    read: readText(parseCricsheet),
  },
  {
    name: "datavolley",
    ending: ".dvw",
    recognise: (head) => head.startsWith("[3DATAVOLLEYSCOUT]"),
    read: readDvwFile,
    legacyEncoding: "windows-1250",
  },
  {
    name: "volleystation",
    ending: ".vsm",
    recognise: (head) => head.trimStart().startsWith("{"),
    read: readVsmFile,
  },
  {
    name: "shuttleset",
    ending: ".csv",
    recognise: (head) => head.startsWith("id,video,tournament,round,year,month,day,"),
    read: readShuttleFile,
    companions: ["set1.csv", "set2.csv", "set3.csv"],
  },
  {
    name: "f1db",
    ending: ".yml",
    recognise: (head, file) => file.endsWith("race.yml") && /^grandPrixId:/m.test(head),
    read: readRaceFile,
  },
  {
    name: "f1db",
    ending: ".yml",
    recognise: (head, file) => isSeasonStandings(file) && /^- position:/m.test(head),
    read: readStandingsFile,
  },
] as const satisfies readonly ImportFormat[];

/** Scout files are UTF-8 or Windows-1250 (Central European), without saying which. */
async function* readDvwFile(file: string): AsyncGenerator<SourceItem> {
  yield toItem(parseDvw(await readFileText(file, "windows-1250"), path.basename(file)), file, "file");
}

async function* readVsmFile(file: string): AsyncGenerator<SourceItem> {
  yield toItem(parseVsm(await readFileText(file)), file, "file");
}

/** `match.csv`; the strokes of its matches lie in folders beside it. A match without a folder was not published. */
async function* readShuttleFile(file: string): AsyncGenerator<SourceItem> {
  for (const row of parseCsv(await readFileText(file))) {
    const folder = path.join(path.dirname(file), path.basename(row["video"] ?? ""));
    const files = ["set1.csv", "set2.csv", "set3.csv"].map((name) => path.join(folder, name)).filter(existsSync);
    if (files.length === 0) continue;
    const texts = await Promise.all(files.map((each) => readFileText(each)));
    yield toItem(parseShuttleMatch(row, texts), file, `match ${row["id"] ?? ""}`);
  }
}

function toItem(match: RallyMatch | string, file: string, position: string): SourceItem {
  const record = typeof match === "string" ? match : toRallyRecord(match, `${labelOf(file)}: ${position}`);
  if (typeof record !== "string") return { kind: "match", record };
  const isUnsound = typeof match !== "string";
  return toFaultItem(
    { position, reason: record, kind: isUnsound ? "points do not add up" : "unreadable" },
    toWhereOf(file),
  );
}
