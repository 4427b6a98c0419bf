import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toScoreText } from "./choose-records.ts";
import { findFiles } from "./find-files.ts";
import { readSource, type MatchRecord } from "./read-source.ts";
import type { Format } from "./recognise-format.ts";

/** Copies of the open football data, which the product does not need; `SPORTS_DATA` names their folder. */
const folder = process.env["SPORTS_DATA"] ?? path.resolve(import.meta.dirname, "../../../shared/data");

type Told = MatchRecord & { readonly format: Format; readonly file: string };

async function readAll() {
  const records: Told[] = [];
  const faults = new Map<string, string[]>();
  for (const { file, format } of (await findFiles(folder)).found) {
    for await (const item of readSource({ file, format })) {
      if (item.kind === "match") records.push({ ...item.record, format, file });
      else if (item.kind === "fault") {
        faults.set(item.faultKind, [...(faults.get(item.faultKind) ?? []), `${item.where}: ${item.reason}`]);
      }
    }
  }
  return { records, faults };
}

const isThere = existsSync(folder);
const { records, faults } = isThere ? await readAll() : { records: [], faults: new Map<string, string[]>() };
const isOldVersion = (record: Told) => record.file.includes("worldcup-history");
const indexOf = (format: Format) =>
  new Map(
    records
      .filter((record) => record.format === format && !isOldVersion(record))
      .map((record) => [record.event.eventId, record] as const),
  );

/** Every match that two formats tell of, and those whose results differ. */
function compare(one: Format, other: Format) {
  const index = indexOf(other);
  const pairs = [...indexOf(one).values()].flatMap((a) => {
    const b = index.get(a.event.eventId);
    return b === undefined
      ? []
      : [{ where: `${a.where}, ${b.where}`, scores: [toScoreText(a.event), toScoreText(b.event)] }];
  });
  const differing = pairs.filter(({ scores: [a, b] }) => a !== null && b !== null && a !== b);
  return { common: pairs.length, differing };
}

describe.skipIf(!isThere)("the real football files (SPORTS_DATA names their folder)", () => {
  it("agree as TXT and as JSON on every match that both tell of", () => {
    const { common, differing } = compare("football.txt", "football.json");
    expect(common).toBeGreaterThan(4300);
    expect(differing).toEqual([]);
  });

  it("name the same matches where a season is there as TXT and as JSON", () => {
    const [txt, json] = [indexOf("football.txt"), indexOf("football.json")];
    const seasons = new Set([...txt.values()].map((record) => record.league.stageId));
    const missing = [...json.values()].filter(
      ({ league, event }) => seasons.has(league.stageId) && !txt.has(event.eventId),
    );
    expect(missing.map(({ where, match }) => `${where}: ${match.home} - ${match.away}`)).toEqual([]);
  });

  it("tell of the same World Cup matches as TXT and as CSV, with the same results", () => {
    const { common, differing } = compare("football.txt", "internationals");
    expect(common).toBe(64 + 64 + 104);
    expect(differing).toEqual([]);
  });

  it("hold hardly anything that is not understood: the known errors of the sources", () => {
    expect(records.length).toBeGreaterThan(60_000);
    expect(faults.get("unreadable")).toEqual([
      expect.stringContaining("the shoot-out 4-4 is level"),
      expect.stringContaining("the shoot-out 4-4 is level"),
      expect.stringContaining("2:0 (1:0)"),
      expect.stringContaining("Fri June 19"),
    ]);
    expect(faults.get("goals are not the result")).toBeUndefined();
  });
});
