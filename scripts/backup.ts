import { createWriteStream, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { sports } from "../shared/sports/catalogue.ts";
import { BackupError, takeBackup } from "./backup/backup-client.ts";
import { operatorOf } from "./backup/operator.ts";
import { originUrl } from "./import/origin-url.ts";

const usage = "usage: BACKUP_KEY=… npm run backup -- FOLDER [--sport 1 …] [--from URL]";

process.exitCode = await main();

async function main(): Promise<number> {
  const options = { sport: { type: "string", multiple: true }, from: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  const key = process.env["BACKUP_KEY"];
  if (folder === undefined || key === undefined) return fail(usage);
  const sportIds = values.sport?.map(Number) ?? sports.map(({ id }) => id);
  mkdirSync(folder, { recursive: true });
  try {
    for (const sportId of sportIds) await backUp(new URL(originUrl(values.from)), key, sportId, folder);
    return 0;
  } catch (error) {
    if (error instanceof BackupError) return fail(error.message);
    throw error;
  }
}

/** One file for each sport, a page a line. It has its name only when it is whole. */
async function backUp(url: URL, key: string, sportId: number, folder: string): Promise<void> {
  const path = join(folder, `${sportId}.ndjson`);
  const file = createWriteStream(`${path}.part`);
  let pages = 0;
  for await (const page of takeBackup(url, operatorOf(key), sportId)) {
    if (!file.write(`${page}\n`)) await once(file, "drain");
    pages += 1;
  }
  file.end();
  await once(file, "close");
  renameSync(`${path}.part`, path);
  console.log(`sport ${sportId}: ${pages} pages in ${path}`);
}

function fail(text: string): number {
  console.error(text);
  return 2;
}
