import { existsSync } from "node:fs";
import path from "node:path";
import { parseCsv } from "../csv.ts";
import { readFileText } from "../file-text.ts";
import { labelOf, toWhereOf } from "../labels.ts";
import { toFaultItem, type SourceItem } from "../match-record.ts";
import { parseDvw } from "./dvw.ts";
import type { RallyMatch } from "./rally-match.ts";
import { toRallyRecord } from "./rally-record.ts";
import { parseShuttleMatch } from "./shuttleset.ts";
import { parseVsm } from "./vsm.ts";

/** Scout files are UTF-8 or Windows-1250 (Central European), without saying which. */
export async function* readDvwFile(file: string): AsyncGenerator<SourceItem> {
  yield toItem(parseDvw(await readFileText(file, "windows-1250"), path.basename(file)), file, "file");
}

export async function* readVsmFile(file: string): AsyncGenerator<SourceItem> {
  yield toItem(parseVsm(await readFileText(file)), file, "file");
}

/** `match.csv`; the strokes of its matches lie in folders beside it. A match without a folder was not published. */
export async function* readShuttleFile(file: string): AsyncGenerator<SourceItem> {
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
