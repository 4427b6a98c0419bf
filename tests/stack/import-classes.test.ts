import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../scripts/command.ts";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { dayNumber, toIsoDay } from "../../shared/basics/day.ts";
import { getFeed } from "../support/requests.ts";
import { ingestKeys, startTestStack } from "../support/stack.ts";

const header = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral";
const today = dayNumber(Date.now() / 1000, 0);
const dayOf = (offset: number) => toIsoDay(today + offset);
/** Each pair of sides meets in both files: on one day, a day apart, two days apart. */
const men = [
  `${dayOf(-3)},France,Brazil,2,1,Friendly,Paris,France,FALSE`,
  `${dayOf(-3)},Spain,Italy,1,0,Friendly,Rome,Italy,FALSE`,
  `${dayOf(-4)},Norway,Ghana,3,3,Friendly,Oslo,Norway,FALSE`,
];
const women = [
  `${dayOf(-3)},France,Brazil,0,3,Friendly,Lyon,France,FALSE`,
  `${dayOf(-2)},Spain,Italy,1,0,Friendly,Rome,Italy,FALSE`,
  `${dayOf(-2)},Norway,Ghana,0,4,Friendly,Oslo,Norway,FALSE`,
];

let stack: Stack;
let folder: string;
beforeAll(async () => {
  stack = await startTestStack({ worldSeed: "" });
  folder = mkdtempSync(path.join(tmpdir(), "tribune-"));
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

function write(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name, "results.csv");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [header, ...lines].join("\n"));
  return file;
}
const run = (...args: readonly string[]) =>
  runCommand("node", ["scripts/run.mjs", "import", ...args], {
    quiet: true,
    env: { PORT: stack.url.port, INGEST_KEYS: ingestKeys },
  });
/** The scores of all matches of the days, by their home sides. */
async function scores(): Promise<Readonly<Record<string, string>>> {
  const days = await Promise.all(
    [-5, -4, -3, -2, -1].map(async (offset) => (await getFeed(stack, `f_1_${offset}_0_fr_1`)).text()),
  );
  const events = days.flatMap((text) => decodeDayFeed(text).leagues.flatMap((league) => league.events));
  return Object.fromEntries(events.map((event) => [event.homeName, `${event.homeScore}-${event.awayScore}`]));
}
const ofMen = { France: "2-1", Espagne: "1-0", Norvège: "3-3" };
const ofWomen = { "France F": "0-3", "Espagne F": "1-0", "Norvège F": "0-4" };

it("keeps men's matches when women's come without a word of whose they are, and asks", async () => {
  const womens = write("second", women);
  expect((await run(write("first", men))).code).toBe(0);
  const asked = await run(womens);
  expect([asked.code, asked.output]).toEqual([1, expect.stringMatching(/ended 2-1[^]*--women[^]*0 added, 0 changed/)]);
  expect(asked.output).toContain("contradicts a match that is over: 3");

  const told = await run(womens, "--women");
  expect([told.code, told.output]).toEqual([0, expect.stringContaining("3 added, 0 changed")]);
  expect(await scores()).toEqual({ ...ofMen, ...ofWomen });

  expect((await run(write("first", men))).output).toContain("0 added, 0 changed, 3 unchanged");
  const replaced = await run(womens, "--replace");
  expect([replaced.code, replaced.output]).toEqual([0, expect.stringContaining("3 changed")]);
});
