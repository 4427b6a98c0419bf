import { reset } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countryOf } from "../../../../../shared/places/countries.ts";
import { postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { anEvent, batchOf, finished } from "../../../test/records.ts";
import { playWorld } from "../../../test/played-world.ts";

/**
 * A parser as others write them for this format: it splits texts and knows nothing of our codecs, escapes or tables. A
 * row is its cells in order, because keys repeat.
 */
type OutsideRow = { readonly kind: string; readonly cells: readonly (readonly [key: string, value: string])[] };

const readOutside = (body: string): readonly OutsideRow[] =>
  body
    .split("~")
    .filter((text) => text !== "")
    .map((text) => {
      const cells = text
        .split("¬")
        .slice(0, -1)
        .map((cell) => {
          const [key = "", ...values] = cell.split("÷");
          return [key, values.join("÷")] as const;
        });
      return { kind: cells[0]?.[0] ?? "", cells };
    });

/** The first value of a key; undefined where the row has none. */
const valueIn = ({ cells }: OutsideRow, key: string): string | undefined => cells.find(([name]) => name === key)?.[1];

const keysIn = ({ cells }: OutsideRow): readonly string[] => cells.map(([key]) => key);

playWorld();
const day = 86_400;
const france = countryOf("FR", "fr").id;

/** Names and texts that hold the format's own marks. */
const hostile = { id: "1Home000", name: "R¬C ~ ÷Lens", code: "RCL", slug: "rc-lens" };

beforeAll(async () => {
  await setClock(saturday);
  const matches = Array.from({ length: 120 }, (_, index) =>
    anEvent({
      eventId: `1P${String(index).padStart(6, "0")}`,
      startSeconds: saturday - index * day,
      home: hostile,
      result: finished(index % 3, 1),
    }),
  );
  await postJson("events", batchOf(...matches, anEvent({ home: hostile })));
  await postJson("incidents", {
    eventId: "1Event00",
    incidents: [{ kind: "status", status: 12, atSeconds: saturday }],
  });
});
afterAll(() => reset());

const namesIn = (lang: string) => [
  `f_1_0_0_${lang}_1`,
  `f_1_-1_0_${lang}_1`,
  `t_1_${france}_1Tourn00_0_${lang}_1`,
  `t_1_${france}_1Tourn00_0_${lang}_y_1`,
  `c_1_${france}_0_${lang}_y_1`,
  `tr_1_${france}_1Tourn00_1Stage00_0_0_${lang}_1`,
  `tr_1_${france}_1Tourn00_1Stage00_1_0_${lang}_1`,
  `pr_1_${france}_1Home000_0_0_${lang}_1`,
  `pf_1_${france}_1Home000_0_0_${lang}_1`,
];

/**
 * What every event row of a recorded list carries, except the nations of its sides (`FU` …): not every league has them.
 */
const eventKeys = "AA AD ADE AB CR AC CX RW AX BW BX WL AE FH WM PX JA WU GRA OA AF FK WN PY JB WV GRB OB AN".split(
  " ",
);
const leagueKeys = "ZA ZEE ZB ZY ZC ZD ZE ZF ZH ZJ ZL ZX OAJ ZAF".split(" ");
/** Only leagues with standings carry these keys; friendlies have none. */
const standingsKeys = ["ZO", "ZG"];
const nationKeys = ["FU", "CA", "FV", "CB"];

const rowsOf = async (name: string, kind: string): Promise<readonly OutsideRow[]> =>
  readOutside((await readFeed(name)).body).filter((row) => row.kind === kind);

const values = (rows: readonly OutsideRow[], key: string) => new Set(rows.map((row) => valueIn(row, key)));

function expectGrammar(body: string) {
  expect(body.endsWith("¬~")).toBe(true);
  expect(body).not.toContain("~~");
  const rows = readOutside(body);
  // Splitting at the whole joint gives the same rows as splitting at the row's mark.
  expect(body.split("¬~").slice(0, -1)).toHaveLength(rows.length);
  const kinds = rows.map(({ kind }) => kind);
  expect([kinds[0], kinds[1], kinds.at(-1)]).toEqual(["SA", "ZA", "A1"]);
  expect(kinds.filter((kind) => kind === "A1")).toHaveLength(1);
  expect(kinds.filter((kind) => !["SA", "ZA", "AA", "QA", "A1"].includes(kind))).toEqual([]);
  const cells = rows.flatMap((row) => row.cells);
  expect(cells.filter(([key, value]) => !/^[A-Z0-9]{2,3}$/.test(key) || /[~¬÷]/.test(value))).toEqual([]);
  expect(cells.at(-1)?.[1]).toMatch(/^[0-9a-f]{32}$/);
}

function expectWholeEvent(row: OutsideRow) {
  expect(eventKeys.filter((key) => !keysIn(row).includes(key))).toEqual([]);
  expect(valueIn(row, "AA")).toMatch(/^[0-9A-Za-z]{8}$/);
  expect([valueIn(row, "FH"), valueIn(row, "CX")]).toEqual([valueIn(row, "AE"), valueIn(row, "AE")]);
  expect([valueIn(row, "FK"), valueIn(row, "CR")]).toEqual([valueIn(row, "AF"), valueIn(row, "AB")]);
  expect(valueIn(row, "AI")).toBe(valueIn(row, "AB") === "2" ? "y" : undefined);
}

/** The home block, then the away block; the winner inside its own, in both for a draw. */
function expectBlocks(row: OutsideRow) {
  const keys = keysIn(row);
  const [home, away] = [keys.indexOf("WM"), keys.indexOf("WN")];
  const [ofHome, ofAway] = [keys.slice(home, away), keys.slice(away)];
  expect(ofHome).toEqual(expect.arrayContaining(["PX", "AE", "FH", "JA", "WU", "GRA", "OA"]));
  expect(ofAway).toEqual(expect.arrayContaining(["PY", "AF", "FK", "JB", "WV", "GRB", "OB"]));
  const winner = valueIn(row, "AS");
  expect(ofHome.includes("AS")).toBe(winner === "1" || winner === "0");
  expect(ofAway.includes("AS")).toBe(winner === "2" || winner === "0");
}

describe("a program of others", () => {
  it.each([...namesIn("fr"), ...namesIn("en"), "f_1_0_0_en-us_1"])("[F6] [F8] reads %s", async (name) => {
    const { body } = await readFeed(name);
    expectGrammar(body);
    const rows = readOutside(body);
    const leagues = rows.filter(({ kind }) => kind === "ZA");
    for (const row of leagues) {
      expect(leagueKeys.filter((key) => !keysIn(row).includes(key))).toEqual([]);
      expect([[], standingsKeys]).toContainEqual(standingsKeys.filter((key) => keysIn(row).includes(key)));
      expect(valueIn(row, "ZH")).toBe(`${valueIn(row, "ZB")}_${valueIn(row, "ZEE")}`);
    }
    expect(values(leagues, "ZG")).toContain("1");
    const events = rows.filter(({ kind }) => kind === "AA");
    expect(events.length).toBeGreaterThan(0);
    for (const row of events) {
      expectWholeEvent(row);
      expectBlocks(row);
    }
  });

  it("finds where the sides of a nation's league are from", async () => {
    const [row] = await rowsOf(`t_1_${france}_1Tourn00_0_en_1`, "AA");
    expect(nationKeys.map((key) => row && valueIn(row, key))).toEqual(["France", "148", "France", "148"]);
  });

  it("finds texts in the language of the name, and ids that are the same in all", async () => {
    const [french, english] = [await rowsOf("f_1_0_0_fr_1", "ZA"), await rowsOf("f_1_0_0_en_1", "ZA")];
    expect(values(french, "ZY")).toContain("Angleterre");
    expect(values(english, "ZY")).toContain("England");
    for (const key of ["ZB", "ZC", "ZE", "ZEE", "ZH"]) expect(values(french, key)).toEqual(values(english, key));
  });
});
