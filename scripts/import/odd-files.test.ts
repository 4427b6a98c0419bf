import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventBatch } from "../../shared/ingest/batch-schema.ts";
import { noStandings } from "./no-standings.fixture.ts";
import { toReport } from "./report.ts";
import { runImport } from "./run-import.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "odd-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const season = ["= French Ligue 1 2025/26", "▪ Matchday 1", "  Sat Aug 16 2025", "  20:45  Sète  v Évian  1-0"];
const plainSeason = ["= French Ligue 1 2025/26", "  Sat Aug 16 2025", "  20:45  Sète  v Évian  1-0"];

async function write(name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
}

async function run(...paths: readonly string[]) {
  const lines: string[] = [];
  const batches: EventBatch[] = [];
  const ingest = (batch: EventBatch) => {
    batches.push(batch);
    return Promise.resolve({ added: batch.events.length, changed: 0, unchanged: 0, refused: [], seq: 0 });
  };
  const counts = await runImport(
    paths.length === 0 ? [folder] : paths,
    { ingest, ...noStandings },
    {
      onFault: (text) => lines.push(text),
      onNotice: (text) => lines.push(text),
      onProgress: () => undefined,
      onFileDone: () => undefined,
    },
  );
  const names = batches.flatMap(({ events }) => events).flatMap(({ home, away }) => [home.name, away?.name]);
  return { counts, lines, names, report: [...lines, ...toReport(counts)] };
}

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

describe("files in other encodings than UTF-8", () => {
  it.each([
    ["Latin-1 or Windows-1252", Buffer.from(plainSeason.join("\n"), "latin1")],
    ["UTF-16", utf16(`\uFEFF${season.join("\r\n")}`, false)],
    ["UTF-16", utf16(`\uFEFF${season.join("\r\n")}`, true)],
    ["UTF-16", utf16(season.join("\n"), false)],
    ["UTF-16", utf16(season.join("\n"), true)],
  ])("are converted and named: %s", async (name, bytes) => {
    await write("2025-26_fr1.txt", bytes);
    const { names, lines, report, counts } = await run();
    expect(names).toEqual(["Sète", "Évian"]);
    expect(lines).toEqual([expect.stringMatching(`2025-26_fr1.txt: is ${name}, not UTF-8: it was converted$`)]);
    expect(report).toContain(`1 files converted from ${name}`);
    expect(counts.skipped.size).toBe(0);
  });

  it("keep the letters and marks that Windows-1252 has beyond Latin-1", async () => {
    const lines = [
      "= French Ligue 1 2025/26",
      "[Sat Aug/16]",
      "  \x8Aamac 1-0 Br\x9Cuf",
      "  L\x92Estran 2-0 Pont \x96 Sud",
    ];
    await write("2025-26_fr1.txt", Buffer.from(lines.join("\n"), "latin1"));
    const { names, counts } = await run();
    expect(names).toEqual(["Šamac", "Brœuf", "L’Estran", "Pont – Sud"]);
    expect(counts.skipped.size).toBe(0);
  });

  it("are converted where a file is read line by line", async () => {
    const rows = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n";
    await write("results.csv", Buffer.from(`${rows}1955-01-01,Curaçao,Åland,2,1,Friendly,A,B,FALSE\n`, "latin1"));
    expect((await run()).names).toEqual(["Curaçao", expect.stringContaining("land")]);
  });

  it("are UTF-8 with and without a mark, whatever script a name is in", async () => {
    await write("a/2025-26_fr1.txt", `\uFEFF${season.join("\n")}\n  18:00  東京 v Łuczak  0-0`);
    const { names, lines } = await run();
    expect([names.slice(2), lines]).toEqual([["東京", "Łuczak"], []]);
  });
});

describe("files that hold no matches", () => {
  it("are named with the reason: empty, binary, linked, too large", async () => {
    await write("a/empty.json", "");
    await write(
      "a/noise.txt",
      Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
    );
    await write("a/tail.txt", Buffer.concat([Buffer.from(season.join("\n").padEnd(5000)), Buffer.alloc(900, 1)]));
    await write("a/large.txt", `${season.join("\n")}\n${"x\n".repeat(2_200_000)}`);
    await write("a/2025-26/fr.1.json", `{"matches":[${"{},".repeat(300_001)}{}]}`);
    await write("target.md", "nothing");
    await write("2025-26_fr1.txt", season.join("\n"));
    await symlink(path.join(folder, "target.md"), path.join(folder, "a", "link.txt"));
    await symlink(folder, path.join(folder, "a", "round"));
    const { lines, counts } = await run();
    expect(lines).toEqual([
      "2025-26/fr.1.json: has more than 300000 objects and lists",
      "a/empty.json: is empty",
      "a/large.txt: is larger than 4 MiB",
      "a/link.txt: is a link, and is not followed",
      "a/noise.txt: is binary, no text",
      "a/round: is a link, and is not followed",
      "a/tail.txt: is binary, no text",
    ]);
    expect([...counts.skipped]).toEqual([["file not understood", 7]]);
  });

  it("are passed over where they list clubs", async () => {
    await write("1-premierleague.conf.txt", "= English Premier League 2012/13\n\n20 teams:\n\nArsenal FC\n");
    await write("2025-26_fr1.txt", season.join("\n"));
    const { lines, counts } = await run();
    expect([lines, counts.otherFiles]).toEqual([[], 1]);
  });

  it("are named, and the formats that there are, in a folder of which nothing can be read", async () => {
    await write("a/readme.md", "# Data");
    await write("a/games.csv", "when,who\n");
    await write("a/b/table.parquet", "PAR1");
    const { lines, counts } = await run();
    expect(lines.slice(0, 3)).toEqual([
      "b/table.parquet: is of no known format",
      "a/games.csv: is of no known format",
      "a/readme.md: is of no known format",
    ]);
    expect(lines[3]).toMatch(
      /^nothing could be read; the formats are .*football\.json \(\.json\), football\.txt \(\.txt\)/,
    );
    expect([...counts.skipped]).toEqual([["file not understood", 3]]);
  });

  it("are missed in an empty folder", async () => {
    const { lines, counts } = await run();
    expect(lines).toEqual([`${folder}: there is no file`, expect.stringContaining("the formats are")]);
    expect([...counts.skipped]).toEqual([["file not understood", 1]]);
  });

  it.each([
    ["2025-26/fr.1.json", '{"name":"French Ligue 1 2025/26","matches":[{"round":"Matchday 1","da'],
    ["2025-26/fr.2.json", '{"name":"French Li'],
    ["a/own.json", '{"format":"match-json/1","leagues":[{"sport":"soc'],
    ["a/cricket.json", '{"meta":{"data_version":"1.1.0"},"info":{'],
    ["a/scout.vsm", '{"startDate":"2025-01-01","team":{'],
  ])("are not JSON where they are cut off: %s", async (name, text) => {
    await write(name, text);
    expect((await run()).lines[0]).toBe(`${name}: is not JSON: it may be cut off`);
  });

  it("are named where the operator named them", async () => {
    await write("a/notes.txt", "Do what you want");
    const { lines } = await run(path.join(folder, "a/notes.txt"));
    expect(lines).toEqual(["a/notes.txt: is of no known format", expect.stringContaining("the formats are")]);
  });
});

describe("the lines of a report", () => {
  it("tell files apart that have the same name in folders of the same name", async () => {
    for (const country of ["england", "wales"]) await write(`${country}/2024-25/1.txt`, "= Nowhere\n\nrubbish\n");
    const { lines } = await run();
    expect(lines.every((line) => /^(england|wales)\/2024-25\/1\.txt:/.test(line))).toBe(true);
    expect(new Set(lines).size).toBe(2);
  });

  it("say of what is listed twice where it was listed first", async () => {
    await write("2025-26_fr1.txt", [...season, season.at(-1)].join("\n"));
    expect((await run()).lines).toEqual([
      expect.stringMatching(/2025-26_fr1\.txt:5: Sète - Évian: has the sides, the round and the day of line 4$/),
    ]);
  });

  it("are at most 1,000 for any amount of rubbish, and count all of it", async () => {
    for (let file = 0; file < 30; file += 1)
      await write(`${file}/2025-26_fr1.txt`, `${season.join("\n")}\n${"what is this\n".repeat(3000)}`);
    const { report, counts } = await run();
    expect(report.length).toBeLessThanOrEqual(1000);
    expect(counts.skipped.get("unreadable")).toBe(90_000);
    expect(report.some((line) => /^… and \d+ more that are not named above$/.test(line))).toBe(true);
  });
});
