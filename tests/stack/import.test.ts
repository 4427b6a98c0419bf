import { mkdtempSync, rmSync, writeFileSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../scripts/command.ts";
import { toTeam } from "../../scripts/import/team-names.ts";
import type { Stack } from "../../scripts/stack.ts";
import { root } from "../../scripts/workers.ts";
import { decodeChanges } from "../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { openPushSubscriber } from "../support/push-subscriber.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { ingestKeys, startTestStack } from "../support/stack.ts";

const fixture = join(root, "tests/fixtures/2025-26/fr.1.json");

describe("an import into the running origin", () => {
  let stack: Stack;
  let folder: string;
  beforeAll(async () => {
    stack = await startTestStack({ worldSeed: "" });
    folder = mkdtempSync(join(tmpdir(), "tribune-"));
    mkdirSync(join(folder, "2025-26"));
  });
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true });
  });

  const run = (script: string, ...args: readonly string[]) =>
    runCommand("node", ["scripts/run.mjs", script, ...args], {
      quiet: true,
      env: { PORT: stack.url.port, INGEST_KEYS: ingestKeys },
    });
  /** A changed copy of the fixture, at a path that names the same league and season. */
  function writeVersion(change: (text: string) => string): string {
    const path = join(folder, "2025-26/fr.1.json");
    writeFileSync(path, change(readFileSync(fixture, "utf8")));
    return path;
  }

  it("keeps the result of a match whose half-time cannot be, names the part, and has the sport's word for its shoot-out", async () => {
    const result = { halfTime: [20, 10], fullTime: [15, 15], shootOut: [5, 4] };
    const match = { start: "2025-11-22T20:00:00+01:00", home: "Throwers", away: "Savers", result };
    const league = { sport: "handball", name: "Case Cup", country: "FR", season: "2025-26", matches: [match] };
    const path = join(folder, "handball.json");
    writeFileSync(path, JSON.stringify({ format: "match-json/1", leagues: [league] }));
    const { code, output } = await run("import", path);
    expect([code, output]).toEqual([1, expect.stringContaining("half-time score 20-10 is above full time 15-15")]);
    expect(output).toContain("1 added");
    const list = await (await getPage(stack, "/handball?date=2025-11-22")).text();
    const address = /href="(\/match\/\w{8})/.exec(list)?.[1] ?? "";
    const page = await (await getPage(stack, address)).text();
    expect(page.replaceAll("<!-- -->", "")).toContain("<small>Jets de 7 mètres 5 – 4</small>");
  });

  it("shows a day's real games after an import, changes nothing the second time, and only the changed game after that", async () => {
    const first = await run("import", fixture);
    expect([first.code, first.output]).toEqual([
      0,
      expect.stringContaining("2 added, 0 changed, 0 unchanged, 0 skipped"),
    ]);
    const html = await (await getPage(stack, "/?date=2025-08-16")).text();
    for (const name of ["Ligue 1", "Lens", "Monaco", "Le Havre"]) expect(html).toContain(name);

    const second = await run("import", fixture);
    expect(second.output).toContain("0 added, 0 changed, 2 unchanged, 0 skipped");

    // Another result is a question, which --replace answers.
    const version = writeVersion((text) => text.replace('"ft": [3, 1]', '"ft": [4, 1]'));
    const asked = await run("import", version);
    expect([asked.code, asked.output]).toEqual([1, expect.stringContaining("would change the result from 3-1 to 4-1")]);
    expect(asked.output).toContain("0 added, 0 changed, 1 unchanged, 1 skipped");
    const corrected = await run("import", "--replace", version);
    expect(corrected.output).toContain("0 added, 1 changed, 1 unchanged, 0 skipped");

    // Rescheduled: another date is the same game, because the id does not hold the date.
    const moved = await run(
      "import",
      writeVersion((text) =>
        text
          .replace('"ft": [3, 1]', '"ft": [4, 1]')
          .replace('"2025-08-16",\n      "time": "19:00"', '"2025-08-17",\n      "time": "19:00"'),
      ),
    );
    expect(moved.output).toContain("0 added, 1 changed, 1 unchanged, 0 skipped");
  });

  it("names a broken record by file and position, imports the rest, and says so by its exit status", async () => {
    const path = writeVersion((text) => text.replace('"ft": [3, 1]', '"ft": [3]'));
    const { code, output } = await run("import", path);
    expect(code).toBe(1);
    expect(output).toMatch(/fr\.1\.json: matches\[1\]: .*not two numbers/);
    expect(output).toContain("1 skipped");
  });

  it("says plainly that nothing answers, and that a path does not exist", async () => {
    const nobody = await runCommand("node", ["scripts/run.mjs", "import", fixture], {
      quiet: true,
      env: { PORT: "1" },
    });
    expect([nobody.code, nobody.output]).toEqual([
      2,
      expect.stringMatching(/^nothing answers at .+npm start.+file 1 of 1.+\n$/),
    ]);
    const nothing = await run("import", join(folder, "missing.json"));
    expect([nothing.code, nothing.output.trim().split("\n").length]).toEqual([2, 1]);
  });

  it("plays an imported day again on today's clock, live", async () => {
    // The file's own day again, after the tests above moved a game.
    expect(await run("import", "--replace", fixture)).toMatchObject({ code: 0 });
    const since = (await getFeed(stack, "r_1_1")).headers.get("x-feed-seq") ?? "";
    const subscriber = await openPushSubscriber(stack, [`u_1_1:${since}`]);
    const replay = await run("replay", "--day", "2025-08-16", "--speed", "600");
    expect([replay.code, replay.output]).toEqual([0, expect.stringContaining("Lens")]);
    // Ten minutes in a second: the first game goes through its first half, with the visitors' goal, within half a minute.
    await subscriber.waitFor(
      (frame) => frame.t === "rows" && decodeChanges(frame.r).changes.some((row) => row.awayScore === 1),
    );
    subscriber.close();
    const today = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const replayed = today.leagues.filter(({ league }) => league.title?.includes("(2025-08-16)") === true);
    expect(replayed.flatMap(({ events }) => events.map(({ homeName }) => homeName))).toContain("Monaco");
  });

  it("merges two imported clubs by a command, and splits them again", async () => {
    // Clubs that the built-in world does not play with: two that have met are not merged.
    const file = writeVersion((text) =>
      text.replace("Olympique Lyonnais", "Mergeville FC").replace("Le Havre AC", "Otherville FC"),
    );
    expect((await run("import", file)).code).toBe(0);
    const teams = ["Mergeville FC", "Otherville FC", "RC Lens"].map((name) => toTeam(name, "FR"));
    const [into, other, met] = teams.map(({ id }) => id);
    if (into === undefined || other === undefined || met === undefined) throw new Error("no clubs");
    expect((await run("clubs", "merge", met, into)).code).toBe(1);
    const merged = await run("clubs", "merge", other, into);
    expect([merged.code, merged.output.trim()]).toEqual([0, `${other} is shown as ${into}`]);
    // The address of the former club leads to the page of the one that it is shown as.
    const [own, former] = teams.map(({ id, slug }) => `/equipe/${slug}/${id}/`);
    const moved = await fetch(new URL(former ?? "", stack.url), { redirect: "manual" });
    expect([moved.status, new URL(moved.headers.get("location") ?? "", stack.url).pathname]).toEqual([301, own]);
    expect((await run("clubs", "merge", other, into)).output.trim()).toBe(`${other} is shown as ${into} already`);
    const split = await run("clubs", "split", other);
    expect([split.code, split.output.trim()]).toEqual([0, `${other} is a club of its own`]);
    expect((await run("clubs", "merge", other)).code).toBe(2);
  });

  it("refuses to replay a day without games, in one line", async () => {
    const { code, output } = await run("replay", "--day", "1999-01-01");
    expect(code).not.toBe(0);
    expect(output.trim().split("\n")).toHaveLength(1);
  });
});
