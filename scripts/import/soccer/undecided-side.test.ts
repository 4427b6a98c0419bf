import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRecordChoice } from "../choose-records.ts";
import type { MatchRecord, SourceItem } from "../match-record.ts";
import { readFootballJsonFile, readFootballTxtFile } from "./read-league-file.ts";
import { isUnknownSide, toUndecidedSide } from "./undecided-side.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "undecided-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function recordsOf(items: AsyncIterable<SourceItem>): Promise<readonly MatchRecord[]> {
  const records: MatchRecord[] = [];
  for await (const item of items) if (item.kind === "match") records.push(item.record);
  return records;
}

async function readCup(...lines: readonly string[]) {
  const file = path.join(folder, "cup.txt");
  await writeFile(file, ["= World Cup 2026", ...lines].join("\n"));
  return recordsOf(readFootballTxtFile(file));
}

const ties = ["▪ Round of 32", "Sun Jun 28", "  (73) 12:00 UTC-7  2A v 3A/B/C  @ Testing Ground (Testville)"];
const decidedTies = ["▪ Round of 32", "Sun Jun 28", "  (73) 12:00 UTC-7  Japan v Ghana  @ Testing Ground (Testville)"];

describe("a tie whose sides earlier games decide", () => {
  it("is imported with its date, its ground and words in each language", async () => {
    const [record] = await readCup(...ties);
    expect(record?.event).toMatchObject({
      startSeconds: Date.UTC(2026, 5, 28, 19) / 1000,
      timeKnown: true,
      round: "Round of 32",
      home: { name: "2e du groupe A", names: { en: "Runner-up of group A" }, code: "2A", isUndecided: true },
      away: { name: "3e, groupe A/B/C", names: { en: "Third, group A/B/C" }, code: "3ABC" },
    });
    expect(record?.timeline).toMatchObject([
      { kind: "information", information: { venue: "Testing Ground (Testville)" } },
    ]);
  });

  it("is the placeholder of the tie that the same number names once its sides are known", async () => {
    const [before] = await readCup(...ties);
    const [after] = await readCup(...decidedTies);
    expect(after?.event.placeholderId).toBe(before?.event.eventId);
    expect(after?.event.eventId).not.toBe(before?.event.eventId);
    expect(after?.event.home.isUndecided).toBeUndefined();
  });

  it("is found by its place in the round where no tie has a number", async () => {
    const at = async (...sides: readonly string[]) =>
      readCup("▪ Semi-final", "Sun Jun 28", ...sides.map((side) => `  12:00 UTC-7  ${side}`));
    const before = await at("W97 v W98", "W99 v W100");
    const after = await at("Japan v Ghana", "W99 v W100");
    expect(after[0]?.event.placeholderId).toBe(before[0]?.event.eventId);
    expect(after[1]?.event.eventId).toBe(before[1]?.event.eventId);
    expect(before[0]?.event.eventId).not.toBe(before[1]?.event.eventId);
  });

  it("is not imported beside the tie itself, whichever of two files comes first", async () => {
    const [before, after] = [await readCup(...ties), await readCup(...decidedTies)].flat();
    if (before === undefined || after === undefined) throw new Error("a tie is missing");
    const choice = createRecordChoice();
    choice.see(1, after);
    choice.see(2, before);
    expect([choice.validate(1, after), choice.validate(2, before)]).toEqual(["chosen", "repeated"]);
  });

  it("is read from football.json with its number and ground", async () => {
    const file = path.join(folder, "worldcup.json");
    const match = { round: "Final", num: 104, date: "2026-07-19", team1: "W101", team2: "W102", ground: "Testville" };
    const unknown = { ...match, num: 103, round: "Match for third place", team1: "TBD", team2: "TBD" };
    await writeFile(file, JSON.stringify({ name: "World Cup 2026", matches: [match, unknown] }));
    const records = await recordsOf(readFootballJsonFile(file));
    const [written] = await readCup("▪ Final", "Sun Jul 19", "  (104) 15:00 UTC-4  W101 v W102  @ Elsewhere");
    expect(records.map(({ event }) => event.eventId)).toEqual([written?.event.eventId]);
    expect(records[0]?.timeline).toMatchObject([{ information: { venue: "Testville" } }]);
  });
});

it("knows places by each of their spellings, and takes no club for one", () => {
  const nameOf = (written: string) => toUndecidedSide("1Stage00", written)?.names?.en;
  expect(["W74", "Winner Match 74", "L101", "1E", "Winner Group E", "2B", "Runner-up Group B"].map(nameOf)).toEqual([
    "Winner of match 74",
    "Winner of match 74",
    "Loser of match 101",
    "Winner of group E",
    "Winner of group E",
    "Runner-up of group B",
    "Runner-up of group B",
  ]);
  expect(["Wales", "1860 München", "B36", "Winner", "4A"].map(nameOf)).toEqual(Array(5).fill(undefined));
  expect(["N.N.", "TBD", "?", "4A", "Wales", "2A"].map(isUnknownSide)).toEqual([
    ...Array<boolean>(4).fill(true),
    false,
    false,
  ]);
});
