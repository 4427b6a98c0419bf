import { describe, expect, it } from "vitest";
import { ask, eventsOf, isFinished, lastDays, type Listed } from "./ask.ts";
import { blocksOf, has, outOfOrder, keysOf, kindOf, rowsOf, valueOf, valuesOf, type Row } from "./body.ts";

const rowOrder = "TR TU TUC TN TI TIU TM TW TWR TWO TWP TWA TDR TL TLR TLO TLP TLA TAP NRM TPK TPF TG PC".split(" ");
const formOrder = "LMS LMU LME LMC LMH LMA LMT".split(" ");

const number = (row: Row, key: string) => Number(valueOf(row, key));
async function tableOf({ league }: Listed, tab: number): Promise<readonly Row[]> {
  return ask(`to_${valueOf(league, "ZE")}_${valueOf(league, "ZC")}_${tab}`);
}

/** A league of the sport that has a table. */
async function tabled(sportId: number): Promise<Listed> {
  const found = (await eventsOf(sportId, lastDays)).find(
    (event) => isFinished(event) && valueOf(event.league, "ZG") === "1",
  );
  if (found === undefined) throw new Error(`no table of sport ${sportId}`);
  return found;
}

const withoutEvent = (rows: readonly Row[]) => rows.filter((row) => kindOf(row) !== "ETI");

describe("a table", () => {
  it("has logos, zones, heads, teams with their form, and the legend last", async () => {
    const england = (await eventsOf(1, [0, ...lastDays])).find(
      ({ league }) => valueOf(league, "ZA") === "ENGLAND: Premier League",
    );
    const rows = await tableOf(england ?? (await tabled(1)), 1);
    const kinds = rows.map(kindOf).filter((kind, index, all) => kind !== all[index - 1]);
    expect(kinds.slice(0, 7)).toEqual(["IPI", "TZ", "TA", "TB", "ETI", "TR", "LMS"]);
    expect(kinds.at(-1)).toBe("TV");
    expect(keysOf(rowsOf(rows, "TA")[0] ?? [])).toEqual(["TA", "TT", "TTB"]); // TTB is ours: how ties are broken, in words
    expect(keysOf(rowsOf(rows, "TB")[0] ?? [])).toEqual(["TB", "TC"]);
    const legend = rowsOf(rows, "TV");
    expect(legend.length).toBe(1);
    const zones = new Set(rowsOf(rows, "TZ").map((row) => valueOf(row, "TZ")));
    for (const entry of valuesOf(legend[0] ?? [], "TV")) {
      const [code, text, colour] = entry.split("|");
      expect(zones).toContain(code);
      expect(text).not.toBe("");
      expect(colour).toMatch(/^[0-9a-f]{6}$/);
    }
  });

  it("splits wins and losses in every sport, so that they add up to the games", async () => {
    for (const sportId of [1, 3, 4, 7, 12]) {
      const rows = await tableOf(await tabled(sportId), 1);
      const teams = rowsOf(rows, "TR");
      expect(teams.length).toBeGreaterThan(2);
      for (const row of teams) {
        expect(keysOf(row).filter((key) => rowOrder.includes(key))).toEqual(rowOrder);
        expect(row.at(-1)?.[0]).toBe("TP");
        expect(number(row, "TW")).toBe(number(row, "TWR") + number(row, "TWO") + number(row, "TWP"));
        expect(number(row, "TL")).toBe(number(row, "TLR") + number(row, "TLO") + number(row, "TLP"));
        expect(number(row, "TM")).toBe(number(row, "TW") + number(row, "TDR") + number(row, "TL"));
        expect(valueOf(row, "TG")).toMatch(/^\d+:\d+$/);
      }
      const heads = (valueOf(rowsOf(rows, "TB")[0] ?? [], "TC") ?? "").split("|");
      const late = teams.some((row) => number(row, "TWO") > 0);
      expect([sportId, heads.includes("WO"), heads.includes("LO")]).toEqual([sportId, late, late]);
    }
  });

  it("is followed by each team's next match in three lines and its last ones with every key", async () => {
    const rows = await tableOf(await tabled(1), 1);
    let hasNext = false;
    for (const { rows: inside } of blocksOf(rows, "TR")) {
      for (const form of rowsOf(inside, "LMS")) {
        expect(keysOf(form)).toEqual(formOrder);
        expect(valueOf(form, "LMC")).toMatch(/^\d{9,}$/);
        const lines = (valueOf(form, "LMT") ?? "").split("\n");
        if (valueOf(form, "LMS") === "?") {
          hasNext = true;
          expect(valueOf(form, "LMU")).toBe("upcoming");
          expect(lines).toEqual([
            "Next match:",
            `${valueOf(form, "LMH")} - ${valueOf(form, "LMA")}`,
            valueOf(form, "LMC"),
          ]);
        } else {
          expect(["w", "d", "l", "dw", "dl", "do", "wo", "lo"]).toContain(valueOf(form, "LMU"));
          expect(valueOf(form, "LMS")).toBe(valueOf(form, "LMU")?.toUpperCase());
          expect(lines.length).toBe(2);
          expect(lines[1]).toMatch(/^\d\d\.\d\d\.\d{4}$/);
        }
      }
    }
    expect(hasNext).toBe(true);
  });

  it("[C4.35] calls a draw that overtime did not decide DO", async () => {
    const letters = new Set<string>();
    for (const sportId of [4, 5, 1]) {
      const leagues = new Map((await eventsOf(sportId, lastDays)).map((event) => [valueOf(event.league, "ZC"), event]));
      for (const event of [...leagues.values()].slice(0, 12)) {
        for (const form of rowsOf(await tableOf(event, 1), "LMS")) letters.add(valueOf(form, "LMS") ?? "");
      }
    }
    for (const letter of letters) expect(["?", "W", "D", "L", "DW", "DL", "DO", "WO", "LO"]).toContain(letter);
  });

  it("is the same for a match that asks, and names it", async () => {
    const event = await tabled(1);
    const rows = await ask(`df_to_1_${event.id}_1`);
    expect(valueOf(rowsOf(rows, "ETI")[0] ?? [], "ETI")).toBe(event.id);
    expect(withoutEvent(rows)).toEqual(withoutEvent(await tableOf(event, 1)));
  });

  it("lists who scored by rank, with goals, assists, team and nation", async () => {
    const { league } = await tabled(1);
    const rows = rowsOf(await ask(`tt_${valueOf(league, "ZE")}_${valueOf(league, "ZC")}`), "UA");
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(outOfOrder(row, ["UA", "UF", "UU", "UJ", "UK", "UCN", "UPN"])).toEqual([]);
      for (const key of ["UF", "UU", "UJ", "UK"]) expect([key, has(row, key)]).toEqual([key, true]);
    }
    const goals = rows.map((row) => number(row, "UJ"));
    expect(goals).toEqual(goals.toSorted((a, b) => b - a));
  });
});
