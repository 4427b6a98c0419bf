import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventBatch } from "../../shared/ingest/batch-schema.ts";
import type { ImportStart } from "./import-mark.ts";
import { noStandings } from "./no-standings.fixture.ts";
import { OriginError } from "./origin-client.ts";
import { toReport } from "./report.ts";
import { runImport } from "./run-import.ts";
import type { ImportClient } from "./send-chunk.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "football-json-"));
});
afterEach(() => rm(folder, { recursive: true }));

const aMatch = {
  round: "Matchday 1",
  date: "2025-08-16",
  team1: "FC Metz",
  team2: "FC Lorient",
  score: { ft: [1, 0] },
};

async function writeSeason(season: string, file: string, ...matches: unknown[]): Promise<void> {
  await mkdir(path.join(folder, season), { recursive: true });
  await writeFile(path.join(folder, season, file), JSON.stringify({ name: "", matches }));
}

/** A fake origin that takes every event except the `refused` ones, and recognizes events that it has taken before. */
function fakeOrigin(refused: readonly { pointer: string; reason: string }[] = []) {
  const batches: EventBatch[] = [];
  const known = new Map<string, string>();
  const client: ImportClient = {
    ...noStandings,
    ingest(batch) {
      batches.push(batch);
      const counts = { added: -refused.length, changed: 0, unchanged: 0 };
      for (const event of batch.events) {
        const before = known.get(event.eventId);
        const isSame = before === JSON.stringify(event);
        counts[before === undefined ? "added" : isSame ? "unchanged" : "changed"] += 1;
        known.set(event.eventId, JSON.stringify(event));
      }
      return Promise.resolve({ ...counts, refused, seq: 0 });
    },
  };
  return { batches, client };
}

async function run(origin = fakeOrigin(), start: number | ImportStart = 1) {
  const faults: string[] = [];
  const done: ImportStart[] = [];
  const counts = await runImport(
    [folder],
    origin.client,
    {
      onFault: (text) => faults.push(text),
      onNotice: (text) => faults.push(text),
      onProgress: () => undefined,
      onFileDone: (next) => done.push(next),
    },
    start,
  );
  return { counts, faults, done, batches: origin.batches };
}

describe("an import", () => {
  it("takes every season's files below a folder, each with its league and season", async () => {
    await writeSeason("2025-26", "fr.1.json", aMatch);
    await writeSeason("2025", "mls.json", aMatch);
    await writeFile(path.join(folder, "package.json"), "{}");
    const { counts, faults, batches } = await run();
    expect([counts.added, counts.otherFiles, counts.skipped.size, faults]).toEqual([2, 1, 0, []]);
    expect(batches.map((batch) => batch.leagues[0])).toMatchObject([
      { name: "Ligue 1", season: "2025-26", countryKey: "FR", timeZone: "Europe/Paris" },
      { name: "MLS", season: "2025", countryKey: "US", timeZone: "America/New_York" },
    ]);
  });

  it("names what it skips by file and position, and sends the rest", async () => {
    await writeSeason("2024-25", "uefa.cl.json", aMatch, {
      ...aMatch,
      team1: "AS Monaco FC",
      score: { ft: [-1, 1] },
    });
    await writeSeason("2024-25", "xx.9.json", aMatch);
    const { counts, faults } = await run();
    expect([counts.added, ...counts.skipped]).toEqual([1, ["unreadable", 1], ["file not understood", 1]]);
    expect(faults).toEqual([
      "2024-25/uefa.cl.json: matches[1]: AS Monaco FC - FC Lorient: the full-time score -1-1 is not two whole numbers from 0",
      "2024-25/xx.9.json: file: no league is known by the name xx.9",
    ]);
  });

  it("names what the origin refuses, too", async () => {
    await writeSeason("2025-26", "fr.1.json", aMatch);
    const { counts, faults } = await run(fakeOrigin([{ pointer: "/events/0/round", reason: "is too long" }]));
    expect(faults).toEqual(["2025-26/fr.1.json: Metz - Lorient: is too long"]);
    expect([...counts.skipped]).toEqual([["refused by the origin", 1]]);
  });

  it("takes a match once, from the file that knows most of it, and names a result that is overruled", async () => {
    await writeSeason("2025-26", "fr.1.json", aMatch, { ...aMatch, team1: "AS Monaco FC" });
    const lines = [
      "= French Ligue 1 2025/26",
      "▪ Matchday 1",
      "  Sat Aug 16 2025",
      "  20:45  FC Metz  v FC Lorient  1-0 (1-0)",
    ];
    await writeFile(
      path.join(folder, "2025-26_fr1.txt"),
      [...lines, "  AS Monaco FC  v FC Lorient  2-0 (0-0)"].join("\n"),
    );
    const { counts, faults, batches } = await run();
    expect(batches.flatMap((batch) => batch.events)).toMatchObject([
      { timeKnown: true, result: { halfTime: [1, 0] } },
      { timeKnown: true, result: { fullTime: [2, 0] } },
    ]);
    expect(counts.repeated).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(/^2025-26\/fr\.1\.json: AS Monaco FC - FC Lorient: .* at .*2025-26_fr1\.txt:5,/),
    ]);
  });

  it("goes on at a file, with the same choice of records as from the first", async () => {
    await writeSeason("2024-25", "fr.1.json", aMatch);
    await writeSeason("2025-26", "fr.1.json", aMatch);
    const { batches } = await run(fakeOrigin(), 2);
    expect(batches.map((batch) => batch.leagues[0])).toMatchObject([{ season: "2025-26" }]);
  });

  it("goes on where it stopped, says so, and marks every file that is through", async () => {
    await writeSeason("2024-25", "fr.1.json", aMatch);
    await writeSeason("2025-26", "fr.1.json", aMatch);
    const { batches, faults, done } = await run(fakeOrigin(), { from: 2, files: 2 });
    expect(batches.map((batch) => batch.leagues[0])).toMatchObject([{ season: "2025-26" }]);
    expect(faults).toEqual(["goes on at file 2 of 2, 2025-26/fr.1.json: --from 1 starts over"]);
    expect(done).toEqual([{ from: 3, files: 2 }]);
  });

  it("starts over where the files differ from those when it stopped", async () => {
    await writeSeason("2024-25", "fr.1.json", aMatch);
    await writeSeason("2025-26", "fr.1.json", aMatch);
    const { batches, done } = await run(fakeOrigin(), { from: 2, files: 3 });
    expect([batches.length, done.length]).toEqual([2, 2]);
  });

  it("says where to go on when the origin is lost", async () => {
    await writeSeason("2024-25", "fr.1.json");
    await writeSeason("2025-26", "fr.1.json", aMatch);
    const client = { ...fakeOrigin().client, ingest: () => Promise.reject(new OriginError("nothing answers")) };
    await expect(run({ ...fakeOrigin(), client })).rejects.toThrow(
      "stopped in file 2 of 2, 2025-26/fr.1.json: --from 2",
    );
  });

  it("takes an unknown league under its title, says so, and does not guess its zone", async () => {
    const lines = [
      "= Atlantis First Division 2025/26",
      "▪ Matchday 1",
      "  Sat Aug 16 2025",
      "  20:45  FC A  v FC B  1-0",
    ];
    await writeFile(path.join(folder, "first.txt"), lines.join("\r\n"));
    const { counts, faults, batches } = await run();
    expect(batches[0]).toMatchObject({ leagues: [{ name: "Atlantis First Division", countryKey: "WORLD" }] });
    expect(batches[0]?.events).toMatchObject([{ timeKnown: false }]);
    expect([counts.skipped.size, faults.length]).toEqual([0, 1]);
  });

  it("knows a cup's finals as further meetings of its groups", async () => {
    const cup = ["= World Cup 1954", "▪ Group 2", "  Sun Jun 20 1954", "  Hungary  8-3  West Germany"];
    const finals = ["= World Cup 1954", "▪ Final", "  Sun Jul 4 1954", "  West Germany  3-2  Hungary"];
    await writeFile(path.join(folder, "cup.txt"), cup.join("\n"));
    await writeFile(path.join(folder, "cup_finals.txt"), finals.join("\n"));
    const { counts, batches } = await run();
    const ids = batches.flatMap((batch) => batch.events).map(({ eventId }) => eventId);
    expect([new Set(ids).size, counts.skipped.size]).toEqual([2, 0]);
  });

  it("sends a match with its goals and cards, and nothing new the second time", async () => {
    const lines = [
      "= World Cup 1954",
      "▪ Final",
      "Sun Jul 4 1954",
      "  West Germany v Hungary  1-0",
      "    (Ann 3')",
      "",
    ];
    await writeFile(path.join(folder, "cup.txt"), [...lines, "Hungary: Zoe - Eve [R 88']"].join("\n"));
    const origin = fakeOrigin();
    const first = await run(origin);
    expect(origin.batches.flatMap(({ events }) => events)).toMatchObject([
      { timeline: expect.arrayContaining([expect.objectContaining({ kind: "goal", minute: "3" })]) },
    ]);
    const second = await run(origin);
    expect([first.counts.added, second.counts.added, second.counts.unchanged]).toEqual([1, 0, 1]);
  });

  it("sends no more leagues at once than the origin takes", async () => {
    const rows = Array.from(
      { length: 900 },
      (_, index) => `${1000 + index}-01-01,Ghana,Norway,1,0,Friendly,Oslo,Norway,FALSE`,
    );
    const header = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral";
    await writeFile(path.join(folder, "results.csv"), [header, ...rows].join("\n"));
    const { counts, batches } = await run();
    expect([counts.added, Math.max(...batches.map((batch) => batch.leagues.length)) <= 500]).toEqual([900, true]);
  });

  it("joins the files of the internationals, and names them in its report", async () => {
    await writeFile(
      path.join(folder, "results.csv"),
      "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n1955-01-01,Ghana,Norway,2,1,Friendly,Accra,Gold Coast,FALSE\n",
    );
    await writeFile(
      path.join(folder, "goalscorers.csv"),
      "date,home_team,away_team,team,scorer,minute,own_goal,penalty\n1955-01-01,Ghana,Norway,Ghana,Ann,12,FALSE,FALSE\n",
    );
    await writeFile(
      path.join(folder, "former_names.csv"),
      "current,former,start_date,end_date\nGhana,Gold Coast,1950-05-28,1957-03-06\n",
    );
    const { counts, batches } = await run();
    expect(batches[0]?.events).toMatchObject([{ home: { name: "Gold Coast" }, away: { name: "Norvège" } }]);
    expect(toReport(counts)).toEqual([
      "1 added, 0 changed, 0 unchanged, 1 skipped",
      "skipped, goals are not the result: 1",
    ]);
  });
});

describe("the tables of seasons", () => {
  it("are sent behind all races, ten at a time, and refusals are named", async () => {
    const order: string[] = [];
    for (let year = 2000; year < 2012; year += 1) {
      const season = path.join(folder, "seasons", String(year));
      const race = path.join(season, "races/01-here");
      await mkdir(race, { recursive: true });
      await writeFile(path.join(race, "race.yml"), `grandPrixId: here\nid: ${year}\ndate: ${year}-05-01\nlaps: 3\n`);
      const row = "- position: 1\n  driverId: ann\n  laps: 3\n  points: 10\n";
      await writeFile(path.join(race, "race-results.yml"), row);
      await writeFile(path.join(season, "driver-standings.yml"), row);
    }
    const { client } = fakeOrigin();
    const faults: string[] = [];
    const counts = await runImport(
      [folder],
      {
        ingest: (batch) => (order.push(`events ${batch.events.length}`), client.ingest(batch)),
        standings(_, tables) {
          order.push(`tables ${tables.length}`);
          return Promise.resolve({
            changed: tables.length - 1,
            unchanged: 0,
            refused: [{ pointer: "/standings/0/rows", reason: "is odd" }],
          });
        },
      },
      {
        onFault: (text) => faults.push(text),
        onNotice: (text) => faults.push(text),
        onProgress: () => undefined,
        onFileDone: () => undefined,
      },
    );
    expect(order).toEqual([...Array<string>(12).fill("events 1"), "tables 10", "tables 2"]);
    expect(faults).toEqual(["2000/driver-standings.yml: is odd", "2010/driver-standings.yml: is odd"]);
    expect([counts.added, counts.tables]).toEqual([12, 10]);
    expect(toReport(counts)).toContain("10 tables of seasons added or changed");
  });
});
