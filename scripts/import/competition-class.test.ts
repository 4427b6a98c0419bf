import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventBatch } from "../../shared/ingest/batch-schema.ts";
import { classIn } from "./competition-class.ts";
import { noStandings } from "./no-standings.fixture.ts";
import { runImport } from "./run-import.ts";

type Events = EventBatch["events"];

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "classes-"));
});
afterEach(() => rm(folder, { recursive: true }));

const header = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral";
const men = [
  header,
  "2019-06-01,France,Brazil,2,1,Friendly,Paris,France,FALSE",
  "2019-07-07,Spain,Italy,0,0,UEFA Euro,Rome,Italy,TRUE",
];
const women = [
  header,
  "2019-06-02,France,Brazil,0,3,Friendly,Lyon,France,FALSE",
  "2019-09-01,Italy,Spain,1,4,UEFA Euro,Rome,Italy,TRUE",
];

async function write(name: string, lines: readonly string[]): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, lines.join("\n"));
  return file;
}

/** Returns the content of an origin after each file was imported alone, in the given order. */
async function importAll(files: readonly { readonly file: string; readonly isWomens?: boolean }[]) {
  const batches: EventBatch[] = [];
  const client = {
    ...noStandings,
    ingest(batch: EventBatch) {
      batches.push(batch);
      return Promise.resolve({ added: batch.events.length, changed: 0, unchanged: 0, refused: [], seq: 0 });
    },
  };
  const silent = () => undefined;
  const events = { onFault: silent, onNotice: silent, onProgress: silent, onFileDone: silent };
  for (const { file, isWomens = false } of files) await runImport([file], client, events, 1, isWomens);
  const held = new Map<string, Events[number]>();
  for (const event of batches.flatMap((batch) => batch.events)) held.set(event.eventId, event);
  return { held: [...held.values()], leagues: batches.flatMap((batch) => batch.leagues) };
}

describe("an import of men's and women's matches of the same sides", () => {
  it.each([
    ["by the folder", "womens-international-results/results.csv", false],
    ["by --women", "second/results.csv", true],
  ] as const)("loses none in either order, told apart %s", async (_, name, isWomens) => {
    const [first, second] = [
      { file: await write("first/results.csv", men) },
      { file: await write(name, women), isWomens },
    ];
    for (const files of [
      [first, second],
      [second, first],
    ]) {
      const { held } = await importAll(files);
      expect(held).toHaveLength(4);
      expect(new Set(held.map(({ home }) => home.id)).size).toBe(4);
      expect(held.map(({ home }) => home.name).toSorted()).toEqual(["Espagne", "France", "France F", "Italie F"]);
    }
  });

  it("says in every language whose matches they are", async () => {
    const { held, leagues } = await importAll([{ file: await write("women/results.csv", women) }]);
    expect(leagues.map(({ name }) => name)).toEqual(["Match amical - Femmes", "Championnat d'Europe - Femmes"]);
    expect(held[0]?.away).toMatchObject({ name: "Brésil F", slug: "bresil-f", names: { en: "Brazil W" } });
  });

  it("knows the tie of an undecided one in their own cup, whose words name no class", async () => {
    const cup = (tie: string) => ["= World Cup 2027", "▪ Final", "Sun Jul 25", `  (64) 20:00 UTC-3  ${tie}`];
    const [undecided, decided] = await Promise.all([
      write("women/before/cup.txt", cup("W62 v W63")),
      write("women/after/cup.txt", cup("France v Italy")),
    ]);
    const before = await importAll([{ file: undecided }]);
    const after = await importAll([{ file: decided }]);
    expect(after.held[0]?.placeholderId).toBe(before.held[0]?.eventId);
    expect(before.held[0]?.home.name).toBe("Vainqueur du match 62");
    const men = await importAll([{ file: await write("before/cup.txt", cup("W62 v W63")) }]);
    expect(men.held[0]?.home.id).not.toBe(before.held[0]?.home.id);
  });

  it("keeps a league of clubs apart from that of the women, the young and the reserves", async () => {
    const match = JSON.stringify({
      name: "League",
      matches: [{ date: "2025-08-16", time: "20:45", team1: "Lille OSC", team2: "RC Lens", score: { ft: [1, 0] } }],
    });
    const files = await Promise.all(
      ["", "women/", "u19/", "reserves/"].map((each) => write(`${each}2025-26/fr.1.json`, [match])),
    );
    const { held } = await importAll(files.map((file) => ({ file })));
    expect(held.map(({ home }) => home.name)).toEqual(["Lille", "Lille F", "Lille U19", "Lille B"]);
    expect(new Set(held.map(({ leagueStageId }) => leagueStageId)).size).toBe(4);
  });

  it("tells the sex of a cricket match by what its file says", async () => {
    const cricket = (gender: string) =>
      JSON.stringify({
        meta: { data_version: "1.1.0" },
        info: {
          dates: ["2019-06-01"],
          event: { name: "India tour of England", match_number: 1 },
          gender,
          match_type: "T20",
          outcome: { winner: "India" },
          season: "2019",
          teams: ["England", "India"],
        },
        innings: [],
      });
    const files = await Promise.all(["male", "female"].map((each) => write(`${each}/1.json`, [cricket(each)])));
    const { held } = await importAll(files.map((file) => ({ file })));
    expect(held.map(({ home }) => home.name)).toEqual(["England", "England F"]);
  });
});

describe("the class of a name", () => {
  it.each([
    ["UEFA Women's Euro", true, null],
    ["Frauen-Bundesliga", true, null],
    ["Première Ligue féminine", true, null],
    ["womens-international-results results.csv", true, null],
    ["UEFA U-21 Championship", false, "U21"],
    ["FIFA U20 Women's World Cup", true, "U20"],
    ["Premier League Reserves", false, "B"],
    ["Ligue 1", false, null],
    ["2025-26 fr.1.json", false, null],
    ["Serie B", false, null],
    ["Damietta Zenit 2021", false, null],
  ] as const)("of %s", (name, isWomens, group) => {
    expect(classIn(name)).toEqual({ isWomens, group });
  });
});

it("stops at a file whose matches would replace others that are over, and asks whose they are", async () => {
  const file = await write("second/results.csv", [...women, "2019-10-01,Chile,Peru,1,0,Friendly,Lima,Peru,FALSE"]);
  const batches: EventBatch[] = [];
  const client = {
    ...noStandings,
    ingest(batch: EventBatch) {
      batches.push(batch);
      return Promise.resolve({ contradictions: [{ pointer: "/events/0/eventId", reason: "would replace another" }] });
    },
  };
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const events = { onFault: say, onNotice: say, onProgress: () => undefined, onFileDone: () => undefined };
  const counts = await runImport([file], client, events);
  expect([counts.added, counts.skipped.get("contradicts a match that is over")]).toEqual([0, 1]);
  expect(said.join("\n")).toMatch(/France - Brésil: would replace another\n.*--women.*--replace/);
});
