import { describe, expect, it } from "vitest";
import { ask, askText, comingDays, english, eventsOf, isFinished } from "./ask.ts";
import { has, keysOf, kindOf, parseBody, rowsOf, valueOf } from "./body.ts";

/** Cells that clients turn into a number unchecked. */
const numbers =
  "AD ADE AB CR AC AO AG AH AT AU AS AZ AJ AK GRA GRB RPA RPB WC BA BB BC BD BE BF BG BH BI BJ DA DB DC DD DE DF WA WB".split(
    " ",
  );

describe("repairs and updates", () => {
  it("[F10] [F30] have only cells that an event has, and no number's cell empty", async () => {
    for (const sportId of [1, 2, 3, 4, 5, 12, 6]) {
      for (const feed of [`r_${sportId}_1`, `u_${sportId}_1`]) {
        for (const row of await ask(feed)) {
          expect(kindOf(row)).toBe("AA");
          // A draw is in the blocks of both sides.
          const once = keysOf(row).filter((key) => key !== "AS" && key !== "AZ");
          expect(new Set(once).size).toBe(once.length);
          for (const [key, value] of row)
            if (numbers.includes(key)) expect([feed, key, value]).not.toEqual([feed, key, ""]);
        }
      }
    }
  });

  it("[F10] can be merged by id into the list, and leave it as it is", async () => {
    const merged: string[] = [];
    for (const sportId of [1, 2, 3, 4]) {
      const repairs = new Map((await ask(`r_${sportId}_1`)).map((row) => [row[0]?.[1], row]));
      const events = (await eventsOf(sportId, [0, -1])).filter(isFinished);
      merged.push(...events.map(({ id }) => id));
      for (const { id, row } of events) {
        const repair = repairs.get(id) ?? [];
        const changing = numbers.filter((key) => has(row, key));
        expect([id, changing.map((key) => valueOf(repair, key))]).toEqual([
          id,
          changing.map((key) => valueOf(row, key)),
        ]);
        for (const [key, value] of repair)
          if (!has(row, key)) expect([id, key, ["", "0"].includes(value)]).toEqual([id, key, true]);
      }
    }
    expect(merged.length).toBeGreaterThan(0);
  });

  it("[F10] never send who serves once nobody does", async () => {
    for (const feed of ["r_2_1", "u_2_1"]) {
      const served = (await ask(feed)).flatMap((row) => valueOf(row, "WC") ?? []);
      expect(served.filter((value) => value !== "1" && value !== "2")).toEqual([]);
    }
  });
});

describe("the odds of a match", () => {
  const sections = ["OA", "OB", "OCT", "OE"];

  it("are markets, periods, lines and bookmakers, each price with its opening and its way", async () => {
    const bodies = await Promise.all(
      (await eventsOf(1, comingDays))
        .slice(0, 6)
        .map(async ({ id }) => parseBody(await askText(`df_od_1_${id}`, english, "FR"))),
    );
    const rows = bodies.flat();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows.filter((each) => kindOf(each) !== "A1")) expect(sections).toContain(kindOf(row));
    for (const row of rowsOf(rows, "OE")) {
      for (const key of ["XA", "XB", "XC"]) {
        const price = valueOf(row, key);
        if (price !== undefined && price !== "") expect(price).toMatch(/^(\d+\.\d\d\[[ud]\])?\d+\.\d\d$/);
      }
    }
  });

  it("are 0 where a place may not see them", async () => {
    const [event] = await eventsOf(1, comingDays);
    expect(await askText(`df_od_1_${event?.id}`, english, "BE")).toBe("0");
  });
});
