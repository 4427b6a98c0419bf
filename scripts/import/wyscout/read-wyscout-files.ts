import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { decodeText } from "../file-text.ts";
import { labelOf } from "../labels.ts";
import { toFaultItem, type SourceItem } from "../match-record.ts";
import { readZip } from "../zip.ts";
import { parseNames, parseWyscout } from "./wyscout.ts";

/** The files that are read along with the matches: names, and the events of single matches. */
export const companionPattern = /^(?:players|teams|\d+)\.json$/;

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
