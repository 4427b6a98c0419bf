import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { findFiles } from "../find-files.ts";
import type { SourceItem } from "../match-record.ts";

/** Copies of the open data, which the product does not need; `SPORTS_DATA` names their folder. */
const folder = process.env["SPORTS_DATA"] ?? path.resolve(import.meta.dirname, "../../../../shared/data");

async function readAll(name: string): Promise<readonly SourceItem[]> {
  const items: SourceItem[] = [];
  for (const { file, format } of (await findFiles(path.join(folder, name))).found) {
    for await (const item of format.read(file)) items.push(item);
  }
  return items;
}

/** "3-2 25-20 18-25 …" of every match that was played out. */
const toResults = (items: readonly SourceItem[]) =>
  items.flatMap((item) => {
    if (item.kind !== "match") return [];
    const { event, timeline } = item.record;
    const { status: ended, score, periods } = foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, timeline);
    return ended === eventStatus.finished ? [[score, ...periods].map((pair) => pair?.join("-")).join(" ")] : [];
  });

describe.skipIf(!existsSync(folder))("the open data of rallies (skipped where its folder is missing)", () => {
  it("volleyball: every match has the set scores of its file", async () => {
    expect(toResults(await readAll("openvolley-ovdata"))).toEqual([
      "3-2 25-20 18-25 25-15 19-25 15-6",
      "2-3 25-21 22-25 22-25 25-21 12-15",
      "0-3 7-25 11-25 14-25",
    ]);
  });

  it("badminton: all twenty matches add up, with the winner as home side", async () => {
    const results = toResults(await readAll("shuttleset"));
    expect(results).toHaveLength(20);
    expect(results.every((text) => /^2-[01] /.test(text))).toBe(true);
  });
});
