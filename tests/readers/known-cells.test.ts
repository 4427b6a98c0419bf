import { describe, expect, it } from "vitest";
import { ask, askText, comingDays, english, eventsOf, isFinished, isScheduled, lastDays, type Listed } from "./ask.ts";
import { blocksOf, has, parseBody, rowsOf, valueOf, type Row } from "./body.ts";

const isLive = ({ row }: Listed) => valueOf(row, "AB") === "2";
const cupTypes = new Set(["2"]);

/** The live rows of a sport as a place is sent them. */
async function liveRows(sportId: number, place: string): Promise<readonly Row[]> {
  const rows = parseBody(await askText(`f_${sportId}_0_0_en_1`, english, place));
  return rowsOf(rows, "AA").filter((row) => valueOf(row, "AB") === "2");
}
/** Sports that the built-in world plays at any hour. */
const busy = [1, 2, 3, 4, 12, 25, 36];

describe("cells that somebody has to know", () => {
  it("[C3.15] [C3.26] leagues: live data, the tour of a tennis event, and how many events follow", async () => {
    for (const sportId of [1, 2, 3]) {
      for (const { head, rows } of blocksOf(await ask(`f_${sportId}_0_0_en_1`), "ZA")) {
        expect(valueOf(head, "ZF")).toBe("1");
        expect(valueOf(head, "TGC")).toBe(String(rowsOf(rows, "AA").length));
        const tour = /^(ATP|WTA) - SINGLES/.exec(valueOf(head, "ZA") ?? "")?.[1];
        expect(valueOf(head, "ZHS")).toBe(tour === undefined ? undefined : tour === "ATP" ? "5724" : "5725");
      }
    }
  });

  it("[C3.01] comments and more content stand where the match has them, and nowhere else", async () => {
    const week = [0, ...lastDays, ...comingDays];
    const events = (await Promise.all([1, 2, 3, 6, 12, 13, 15, 28].map((sportId) => eventsOf(sportId, week)))).flat();
    const of = (sportId: string) => events.filter(({ id }) => id.startsWith(sportId));
    for (const sportId of ["1", "2", "3", "6", "C", "D", "F", "S"]) {
      const some = [...of(sportId).filter(isFinished).slice(0, 3), ...of(sportId).filter(isScheduled).slice(-2)];
      expect([sportId, some.length > 2]).toEqual([sportId, true]);
      for (const { id, row } of some) {
        const [state = []] = await ask(`dc_1_${id}`);
        const tabs = (valueOf(state, "DX") ?? "").split(",");
        expect([id, has(row, "TCM")]).toEqual([id, tabs.includes("LC")]);
        // Past meetings, places to see it and the table are there without a word about the match itself.
        const own = ["ST", "LI", "LC", "MH", "PS"].some((tab) => tabs.includes(tab));
        if (own) expect([id, valueOf(row, "AW")]).toEqual([id, "1"]);
      }
    }
    expect(events.some(({ row }) => !has(row, "AW"))).toBe(true);
  });

  it("[C3.01] [C4.25] the period has an instant of its last change, between the start and now, once somebody has scored", async () => {
    const now = Date.now() / 1000;
    for (const sportId of [1, 3, 4]) {
      for (const { id, row } of await eventsOf(sportId, [0, ...lastDays])) {
        const goals = Number(valueOf(row, "AG") ?? 0) + Number(valueOf(row, "AH") ?? 0);
        const [at, start] = [Number(valueOf(row, "TPU")), Number(valueOf(row, "AD"))];
        const isRight = has(row, "TPU") ? at >= start && at <= now + 1 : goals === 0;
        expect([id, isRight]).toEqual([id, true]);
      }
    }
  });

  it("[C3.03] [C6.03] live bets are named by who takes them where the place may see odds, and not at all elsewhere", async () => {
    const [france, belgium] = await Promise.all(
      ["FR", "BE"].map(async (place) => (await Promise.all(busy.map((sportId) => liveRows(sportId, place)))).flat()),
    );
    expect(france?.length).toBeGreaterThan(0);
    for (const row of france ?? []) {
      if (valueOf(row, "AN") === "y") expect(valueOf(row, "MW")).toMatch(/^[1-9]\d*(\|[1-9]\d*)*$/);
      else expect(has(row, "MW")).toBe(false);
    }
    expect((france ?? []).some((row) => valueOf(row, "AN") === "y")).toBe(true);
    for (const row of belgium ?? []) expect([has(row, "AN"), has(row, "MW")]).toEqual([false, false]);
  });

  it("[C3.03] no betting slip opens from the prices of the built-in world, and only those rows say so", async () => {
    for (const { row } of await eventsOf(1, [0, ...comingDays])) expect(valueOf(row, "BW")).toBe("0");
    for (const { row } of (await eventsOf(1, comingDays)).filter((event) => !isLive(event)))
      expect([has(row, "AN"), has(row, "MW")]).toEqual([false, false]);
  });

  it("[C3.05] a tournament's list has the rounds of the draw that are still open, the final last", async () => {
    const leagues = new Map(
      (await eventsOf(2, [0, ...comingDays]))
        .filter(({ league }) => cupTypes.has(valueOf(league, "ZG") ?? ""))
        .map(({ league }) => [valueOf(league, "ZC"), league]),
    );
    const open: Row[] = [];
    for (const league of [...leagues.values()].slice(0, 3)) {
      const rows = await ask(`t_2_${valueOf(league, "ZB")}_${valueOf(league, "ZC")}_0_en_1`);
      const stage = blocksOf(rows, "ZA").find(({ head }) => valueOf(head, "ZC") === valueOf(league, "ZC"));
      const rounds = rowsOf(stage?.rows ?? [], "TDR");
      expect(rounds.map((row) => valueOf(row, "TDS"))).toEqual(rounds.map(() => valueOf(league, "ZC")));
      const levels = rounds.map((row) => Number(valueOf(row, "TDL")));
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(rounds.slice(0, -1).every((row) => valueOf(row, "TDF") === "0")).toBe(true);
      for (const row of rounds) expect(valueOf(row, "TDT") ?? "").toMatch(/^(\d+(\|\d+)*)?$/);
      open.push(...rounds);
    }
    expect(open.some((row) => valueOf(row, "TDF") === "1" && valueOf(row, "TDR") === "Final")).toBe(true);
  });

  it("[C3.08] a team's row has the address of its page, in the language of the list", async () => {
    // A row of a continental cup does not name the country of the team.
    const [event] = (await eventsOf(1, comingDays)).filter(({ row }) => has(row, "CA"));
    const [id, country] = [valueOf(event?.row ?? [], "PX"), valueOf(event?.row ?? [], "CA")];
    const [row = []] = rowsOf(await ask(`p_1_${country}_${id}_0_en_1`), "TPI");
    expect(valueOf(row, "TPU")).toBe(`/team/${valueOf(event?.row ?? [], "WU")}/${id}/`);
  });

  it("[C3.01] a horse's price to win has the terms of an each-way bet", async () => {
    // A horse that was withdrawn has no price, and can be the first of the next race.
    const [horse] = (await eventsOf(35, [0, ...comingDays])).filter(
      (listed) => isScheduled(listed) && valueOf(listed.row, "TSR") !== "NR",
    );
    const rows = rowsOf(parseBody(await askText(`df_od_1_${horse?.id}`, english, "FR")), "OE");
    expect(rows.flatMap((row) => valueOf(row, "TEW") ?? [])).toContainEqual(expect.stringMatching(/^1\/[45] 1-[234]$/));
  });
});

describe("the order of lists", () => {
  /** Live, finished, scheduled; the latest result and the next game first (the order map 0, 3, 1, 2). */
  const keyOf = (row: Row): string => {
    const [type, start] = [Number(valueOf(row, "AB")), Number(valueOf(row, "AD"))];
    const time = type === 3 ? 9_999_999_999 - start : start;
    return `${[0, 3, 1, 2][type]}${String(time).padStart(10, "0")}`;
  };

  it("[A4.07] [A4.08] a team's and a tournament's: what is on, the last results, what comes", async () => {
    const leagueGames = (await eventsOf(1, comingDays)).filter(({ row }) => has(row, "CA"));
    const [event] = leagueGames.filter(({ league }) => valueOf(league, "ZD") === "t");
    const { row = [], league = [] } = event ?? {};
    const country = valueOf(league, "ZB");
    for (const name of [
      `p_1_${valueOf(row, "CA")}_${valueOf(row, "PX")}_0_en_1`,
      `t_1_${country}_${valueOf(league, "ZE")}_0_en_1`,
    ]) {
      const keys = rowsOf(await ask(name), "AA").map(keyOf);
      expect(new Set(keys.map((key) => key[0])).size).toBeGreaterThan(1);
      expect([name, keys]).toEqual([name, keys.toSorted()]);
    }
  });

  it("[A4.07] a day's: sport, league by its own key, then place, start and name", async () => {
    for (const sportId of [1, 3, 23, 32]) {
      const blocks = blocksOf(await ask(`f_${sportId}_0_0_en_1`), "ZA");
      const labels = blocks.map(({ head }) => valueOf(head, "ZX") ?? "");
      expect(labels).toEqual(labels.toSorted());
      for (const { rows } of blocks) {
        const keys = rowsOf(rows, "AA").map(
          (row) => `${(valueOf(row, "TRK") ?? "9999").padStart(4, "0")}${(valueOf(row, "AD") ?? "").padStart(10, "0")}`,
        );
        expect(keys).toEqual(keys.toSorted());
      }
    }
  });
});
