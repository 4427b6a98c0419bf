import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import {
  anOlGoal,
  anOlMatch,
  anOlResult,
  startFakeOpenligadb,
  type FakeOpenligadb,
} from "../../workers/providers/test/fake-openligadb.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** The feeds below are those of UTC+1, the pages those of Paris, whatever the hour at which this runs. */
const epochDayOf = (ms: number) => Math.floor((ms + 3_600_000) / dayMs);
const dayOf = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(ms);
const patience = { timeout: 30_000, interval: 200 };
const key = "openligadb-ingest-key-of-32-characters";

describe("a stack with a public source that is switched on", () => {
  const clock = {
    get nowMs() {
      return Date.now();
    },
  };
  const kickOffMs = Math.floor(Date.now() / 1000) * 1000 - 10 * minuteMs;
  const match = anOlMatch(70_001, kickOffMs, "1. FC Köln", "Borussia Dortmund");
  let source: FakeOpenligadb;
  let stack: Stack;
  const logged: string[] = [];
  beforeAll(async () => {
    const now = new Date();
    source = await startFakeOpenligadb(clock, `bl1/${now.getUTCFullYear() - (now.getUTCMonth() < 6 ? 1 : 0)}`);
    source.matches.push(match);
    stack = await startTestStack({
      worldSeed: "",
      onLog: ({ message }) => logged.push(message),
      ingestKeys: { openligadb: { keys: [key], sports: [1], records: ["events", "incidents"] } },
      vars: {
        PROVIDERS: "openligadb jolpica-f1 nonesuch",
        PROVIDER_KEYS: JSON.stringify({ openligadb: { ingest: key }, "jolpica-f1": { ingest: key } }),
        OPENLIGADB_URL: source.server.url,
        OPENLIGADB_LEAGUES: "bl1",
        // Seconds of the source's pace are hundredths here.
        DEV_PACE: "0.005",
      },
    });
  });
  afterAll(async () => {
    await stack.stop();
    await source.server.stop();
  });

  /** The list of the day on which it began, counted from today. */
  const feedName = () => `f_1_${epochDayOf(kickOffMs) - epochDayOf(Date.now())}_1_fr_1`;

  /** The match's row: status type, stage, score. */
  const row = async () => {
    const text = await (await getFeed(stack, feedName())).text();
    const cells = new Map(
      (text.split("~").find((part) => part.startsWith("AA÷") && part.includes("Cologne")) ?? "")
        .split("¬")
        .map((cell) => cell.split("÷") as [string, string]),
    );
    return [cells.get("AE"), cells.get("AG"), cells.get("AF"), cells.get("AH")];
  };

  it("lists its match, shows a goal, takes it back, and ends with the source's result", async () => {
    await expect.poll(row, patience).toEqual(["Cologne", "0", "Dortmund", "0"]);
    source.edit(() => match.goals.push(anOlGoal(901, 1, 0, 9, "Ada Arc")));
    await expect.poll(row, patience).toEqual(["Cologne", "1", "Dortmund", "0"]);
    source.edit(() => match.goals.splice(0, 1));
    await expect.poll(row, patience).toEqual(["Cologne", "0", "Dortmund", "0"]);
    source.edit(() => {
      match.matchIsFinished = true;
      match.goals.push(anOlGoal(902, 0, 1, 88, "Bea Bor"));
      match.matchResults.push(anOlResult("HalfTime", 0, 0), anOlResult("After90Minutes", 0, 1));
    });
    await expect.poll(row, patience).toEqual(["Cologne", "0", "Dortmund", "1"]);
  });

  it("names the source and its licence on the pages that show the match, and in the league's row", async () => {
    const feed = await (await getFeed(stack, feedName())).text();
    expect(feed).toContain("TCR÷openligadb¬");
    const eventId = /AA÷(\w{8})¬/.exec(feed)?.[1] ?? "";
    for (const path of [`/?date=${dayOf(kickOffMs)}`, `/match/${eventId}`]) {
      const markup = await (await getPage(stack, path)).text();
      expect(markup).toContain('href="https://www.openligadb.de/"');
      expect(markup).toContain('rel="license"');
    }
  });

  it("does not ask a source whose licence forbids what this site does, and says so", () => {
    expect(logged.filter((line) => line.includes("jolpica-f1") && line.includes("non-commercial"))).toHaveLength(1);
  });

  it("[C8.05] names a source that does not exist, beside those that do", () => {
    const refusals = logged.filter((line) => line.includes("source-refused-to-start") && line.includes("nonesuch"));
    expect(refusals).toEqual([expect.stringContaining("which is none of openligadb, ")]);
  });
});
