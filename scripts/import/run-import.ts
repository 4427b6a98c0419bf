import { readFile } from "node:fs/promises";
import path from "node:path";
import { findFiles, leagueCodeOf, seasonOf } from "./find-files.ts";
import { parseFootballJson } from "./football-json.ts";
import { leaguesByCode } from "./leagues.ts";
import type { OriginClient } from "./origin-client.ts";
import { toIngestEvent, toIngestLeague } from "./to-batch.ts";

export type ImportCounts = { added: number; changed: number; unchanged: number; skipped: number };
export type ImportEvents = {
  readonly onFault: (text: string) => void;
  readonly onProgress: (done: number, files: number, file: string) => void;
};

const soccer = 1;
/** Matches in a request: large enough to be quick, small enough that a live goal does not wait behind it. */
const chunkSize = 1000;

/** Reads every path and hands what is sound to the origin. @throws OriginError, and what reading a path throws */
export async function runImport(
  paths: readonly string[],
  client: Pick<OriginClient, "ingest">,
  events: ImportEvents,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, skipped: 0 };
  const files = (await Promise.all(paths.map(findFiles))).flat();
  for (const [index, file] of files.entries()) {
    const label = path.resolve(file).split(path.sep).slice(-2).join("/");
    events.onProgress(index, files.length, label);
    const skip = (position: string, reason: string) => {
      counts.skipped += 1;
      events.onFault(`${label}: ${position}: ${reason}`);
    };
    await importFile(file, client, counts, skip);
  }
  return counts;
}

async function importFile(
  file: string,
  client: Pick<OriginClient, "ingest">,
  counts: ImportCounts,
  skip: (position: string, reason: string) => void,
): Promise<void> {
  const season = seasonOf(file);
  const code = leagueCodeOf(file);
  const facts = Object.hasOwn(leaguesByCode, code) ? leaguesByCode[code] : undefined;
  if (season === null) return skip("file", "does not lie in a season's folder such as 2025-26");
  if (facts === undefined) return skip("file", `no league is known by the name ${code}`);
  const { matches, faults } = parseFootballJson(await readFile(file, "utf8"));
  for (const { position, reason } of faults) skip(position, reason);
  const league = toIngestLeague(facts, season);
  for (let start = 0; start < matches.length; start += chunkSize) {
    const chunk = matches.slice(start, start + chunkSize).map((match) => toIngestEvent(match, league));
    const report = await client.ingest({ sportId: soccer, leagues: [league], events: chunk });
    counts.added += report.added;
    counts.changed += report.changed;
    counts.unchanged += report.unchanged;
    for (const { pointer, reason } of report.refused) {
      const refused = chunk[Number(/^\/events\/(\d+)/.exec(pointer)?.[1] ?? -1)];
      skip(refused === undefined ? pointer : `${refused.home.name} - ${refused.away.name}`, reason);
    }
  }
}
