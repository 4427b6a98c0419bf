import path from "node:path";
import { parseCricsheet } from "./cricsheet/cricsheet.ts";
import { readRaceFile } from "./f1db/read-race.ts";
import { isSeasonStandings, readStandingsFile } from "./f1db/read-standings.ts";
import type { LegacyEncoding } from "./file-text.ts";
import { companionFiles, readInternationalsFiles } from "./internationals/read-internationals-files.ts";
import { parseMatchJson } from "./match-json/match-json.ts";
import type { SourceItem } from "./match-record.ts";
import { readDvwFile, readShuttleFile, readVsmFile } from "./rallies/read-rally-files.ts";
import { readText } from "./read-text.ts";
import { readFootballJsonFile, readFootballTxtFile } from "./soccer/read-league-file.ts";
import { companionPattern, readWyscoutFiles } from "./wyscout/read-wyscout-files.ts";

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
