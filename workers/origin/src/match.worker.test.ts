import { reset } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { gameSection } from "../../../shared/wire/sections/match-section.ts";
import { fullTimeline } from "./feeds/match/match-context.fixture.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";
import { bodyOf, english } from "../test/match-reader.ts";
import { postIncidents, postJson, readFeed, saturday, setClock } from "../test/harness.ts";

afterEach(() => reset());

/** A parser as other programs have it: rows end in `¬~`, cells in `¬`, a key ends at its first `÷`. */
const toRows = (body: string) =>
  body
    .split("¬~")
    .filter((row) => row !== "")
    .map((row) => row.split("¬").map((cell) => cell.split("÷") as [key: string, value: string]));

type Rows = ReturnType<typeof toRows>;

const hashes = async () => gameSection.decode(await bodyOf("g_1_1Event00")).rows[0]?.fields;
const signatureOf = (body: string) => toRows(body).at(-1)?.[0]?.[1];

describe("the feeds of a match", () => {
  it.each(["dc_1_1Nobody0", "g_1_1Nobody0", "df_sui_1_1Nobody0", "df_hi_1_1Nobody0"])(
    "[F3] are empty for an unknown match: %s",
    async (name) => {
      expect(await bodyOf(name)).toBe("0");
    },
  );
});

/** A game with everything that a provider may report, and one of the same sides a week before. */
async function describeAll(): Promise<void> {
  await setClock(saturday);
  const earlier = anEvent({ eventId: "1Event01", startSeconds: saturday - 7 * 86_400, result: finished(2, 1) });
  await postJson("events", batchOf(earlier, anEvent()));
  await setClock(saturday + 2 * 3600);
  await postIncidents(
    "1Event00",
    ...fullTimeline.map((incident, index) => ({ ...incident, atSeconds: saturday + index * 60 })),
  );
}
const rowsOf = async (section: string) => toRows(await bodyOf(`df_${section}_1_1Event00`));
const startingWith = (rows: Rows, key: string) => rows.filter(([first]) => first?.[0] === key);

describe("the feeds of an ingested match", () => {
  it.each(["sui", "su", "sur", "st", "stn", "stp", "li", "scr", "psn", "psp", "lc", "lcpo", "mc", "hh", "mr"])(
    "[C7.04] answer each section for which something was reported: df_%s",
    async (section) => {
      await describeAll();
      expect((await rowsOf(section)).at(-1)?.[0]).toEqual(["A1", expect.stringMatching(/^[0-9a-f]{32}$/)]);
    },
  );

  it("give another program's parser what happened, in groups that begin with IE", async () => {
    await describeAll();
    const incidents = startingWith(await rowsOf("sui"), "III");
    const ofRow = new Set(["III", "IA", "IB", "ID"]);
    const groupKeys = incidents.map((row) => row.map(([key]) => key).find((key) => !ofRow.has(key)));
    expect(groupKeys).toEqual(incidents.map(() => "IE"));
    const goal = new Map(incidents[0]?.slice(0, 8));
    expect(["IA", "IB", "IE", "INX", "IOX"].map((key) => goal.get(key))).toEqual(["1", "12'", "3", "1", "0"]);
  });

  it("give that parser statistics in groups, each with its id", async () => {
    await describeAll();
    const rows = await rowsOf("st");
    expect(rows[0]).toEqual([["SE", "Match"]]);
    expect(rows[1]?.[0]?.[0]).toBe("SF");
    const possession = startingWith(rows, "SD").find(([id]) => id?.[1] === "12");
    expect(possession).toEqual([
      ["SD", "12"],
      ["SG", "Ball possession"],
      ["SH", "55%"],
      ["SI", "45%"],
    ]);
  });

  it("give that parser past games with the side that a team was and how it ended", async () => {
    await describeAll();
    const past = await rowsOf("hh");
    expect(past[0]).toEqual([["SA", "1"]]);
    expect(startingWith(past, "KA").map(([tab]) => tab?.[1])).toEqual(["Overall", "Lens - Home", "Metz - Away"]);
    const sections = startingWith(past, "KB").map(([section]) => section?.[1]);
    expect(sections.slice(0, 3)).toEqual(["Last matches: Lens", "Last matches: Metz", "Head-to-head matches"]);
    // The match itself is the newest of them once it is over.
    expect(startingWith(past, "KC")[0]?.find(([key]) => key === "KP")?.[1]).toBe("1Event00");
    const game = new Map(startingWith(past, "KC")[1]);
    expect(["KP", "KL", "KS", "WIS", "KJ", "KF"].map((key) => game.get(key))).toEqual([
      "1Event01",
      "2:1",
      "home",
      "w",
      "*Lens",
      "Coupe",
    ]);
  });

  it("give that parser the line-ups with their sides", async () => {
    await describeAll();
    const reported = (await rowsOf("li")).map((row) => new Map(row));
    expect(reported.map((row) => row.get("LI") ?? row.get("LC")).slice(0, 5)).toEqual([
      "1",
      "Ho Keeper",
      "Ho Back",
      "2",
      "Aw Keeper",
    ]);
    expect(reported.filter((row) => row.has("LH") && row.has("LC"))).toEqual([]);
  });

  it("[F6] hold no cell that a simple parser would split wrongly, whatever a reporter writes", async () => {
    await describeAll();
    expect(await bodyOf("df_mc_1_1Event00")).toContain("MD÷The away fans");
    for (const section of ["sui", "st", "li", "lc", "mc", "hh", "mr", "stp", "psn"]) {
      for (const cell of (await rowsOf(section)).flat()) expect(cell).toHaveLength(2);
    }
  });

  it("name each content by its hash in the game feed, which changes with that content alone", async () => {
    await describeAll();
    const before = await hashes();
    expect(before?.incidentsHash).toBe(signatureOf(await bodyOf("df_sui_1_1Event00")));
    expect(before?.lineUpsHash).toBe(signatureOf(await bodyOf("df_li_1_1Event00")));
    await postIncidents("1Event00", { kind: "goal", side: 1, minute: "90", atSeconds: saturday + 1300 });
    const after = await hashes();
    for (const name of ["scoreHash", "incidentsHash", "statisticsHash", "commentaryHash", "signature"] as const) {
      expect([name, after?.[name] === before?.[name]]).toEqual([name, false]);
    }
    expect(after?.lineUpsHash).toBe(before?.lineUpsHash);
  });

  it("[F16] are answered as of a number", async () => {
    await describeAll();
    const { seq } = await readFeed("df_sui_1_1Event00", english);
    await postIncidents("1Event00", { kind: "goal", side: 1, minute: "90", atSeconds: saturday + 1300 });
    expect((await readFeed(`df_sui_1_1Event00?seq=${seq}`, english)).body).not.toContain("IB÷90'¬");
    expect((await readFeed("df_sui_1_1Event00", english)).body).toContain("IB÷90'¬");
  });
});
