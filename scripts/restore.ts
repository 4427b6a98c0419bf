import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { BackupError, restoreBackup } from "./backup/backup-client.ts";
import { operatorOf } from "./backup/operator.ts";
import { originUrl } from "./import/origin-url.ts";

const usage = "usage: BACKUP_KEY=… npm run restore -- FILE.ndjson … [--to URL]";

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { to: { type: "string" } }, allowPositionals: true });
  const key = process.env["BACKUP_KEY"];
  if (positionals.length === 0 || key === undefined) return fail(usage);
  try {
    for (const path of positionals) {
      const pages = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
      const rows = await restoreBackup(new URL(originUrl(values.to)), operatorOf(key), pages);
      console.log(`${path}: ${rows} rows are back`);
    }
    return 0;
  } catch (error) {
    if (error instanceof BackupError) return fail(error.message);
    throw error;
  }
}

function fail(text: string): number {
  console.error(text);
  return 2;
}
