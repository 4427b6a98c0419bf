import { describe, expect, it } from "vitest";
import { ask, comingDays, eventsOf, isFinished, isScheduled, lastDays, sectionsOf } from "./ask.ts";
import { groupsAt, has, outOfOrder, keysOf, kindOf, rowsOf, signatureOf, valueOf, valuesOf, type Row } from "./body.ts";

const labels: Readonly<Record<string, string>> = {
  "1": "Yellow Card",
  "2": "Red Card",
  "3": "Goal",
  "5": "Penalty Awarded",
  "6": "Substitution - Out",
  "7": "Substitution - In",
  "8": "Assistance",
  "10": "Penalty",
};
const groupOrder = "IE INX IOX IF IU ICT IK IM IJ IL IN IO".split(" ");
const pairOrder = "REF RCO RTY RCC VEN TWN ATT CAP".split(" ");

/** Kinds 1 and 2 show the match itself; others its highlights. */
const showsLive = (row: Row): boolean => /"[12]":/.test(valueOf(row, "AL") ?? "");

const football = async (most = 12) => sectionsOf("sui", (await eventsOf(1, lastDays)).filter(isFinished), most);

describe("the incidents of a football match", () => {
  it("are in halves that carry their own score and add up to the match's", async () => {
    const bodies = await football();
    expect(bodies.length).toBeGreaterThan(0);
    for (const { event, rows } of bodies) {
      const halves = rowsOf(rows, "AC");
      expect(halves.map((row) => valueOf(row, "AC")).slice(0, 2)).toEqual(["1st Half", "2nd Half"]);
      const sum = (key: string) => halves.reduce((total, row) => total + Number(valueOf(row, key)), 0);
      expect([sum("IG"), sum("IH")]).toEqual([Number(valueOf(event.row, "AG")), Number(valueOf(event.row, "AH"))]);
      expect(signatureOf(rows)).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it("have ids of eight characters, a side, a minute, and groups in order with every key that clients take for granted", async () => {
    for (const { rows } of await football()) {
      for (const row of rowsOf(rows, "III")) {
        expect(valueOf(row, "III")).toMatch(/^[0-9A-Za-z]{8}$/);
        expect(valueOf(row, "IA")).toMatch(/^[12]$/);
        const minute = valueOf(row, "IB") ?? "";
        expect(minute).toMatch(/^\d+(\+\d+)?'$/);
        expect(valueOf(row, "ID")).toBe(/\+(\d+)/.exec(minute)?.[1]);
        for (const group of groupsAt(row, "IE")) {
          for (const key of ["IF", "IU", "ICT", "IK", "IM"]) expect(has(group, key)).toBe(true);
          expect(outOfOrder(group, groupOrder)).toEqual([]);
          const label = labels[valueOf(group, "IE") ?? ""];
          if (label !== undefined) expect(valueOf(group, "IK")).toBe(label);
        }
      }
      const ids = rowsOf(rows, "III").map((row) => valueOf(row, "III"));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("put a goal with its assist, a change with both players, a penalty with its kick in one row", async () => {
    const kinds = new Set<string>();
    for (const { rows } of await football(40)) {
      for (const row of rowsOf(rows, "III")) kinds.add(valuesOf(row, "IE").join(" "));
    }
    for (const kind of ["3 8", "6 7", "5 10"]) expect(kinds).toContain(kind);
    for (const kind of ["5", "6", "7", "8"]) expect(kinds).not.toContain(kind);
  });

  it("end with referee, ground and crowd as pairs, the signature the last cell of their row where nothing follows", async () => {
    for (const { rows } of await football()) {
      const row = rowsOf(rows, "MIT")[0] ?? [];
      const names = valuesOf(row, "MIT").filter((name) => pairOrder.includes(name));
      expect(names).toEqual(pairOrder.filter((name) => names.includes(name)));
      const values = new Map(groupsAt(row, "MIT").map((pair) => [valueOf(pair, "MIT"), valueOf(pair, "MIV")]));
      if (values.has("REF")) expect(values.get("RTY")).toBe("23");
      if (values.has("RCC")) expect(values.get("RCC")).toMatch(/^\p{Lu}\p{Ll}{2}$/u);
      if (values.has("ATT")) expect(values.get("ATT")).toMatch(/^\d{1,3}( \d{3})*$/);
      if (rows.at(-1) === row) expect(row.at(-1)?.[0]).toBe("A1");
    }
  });
});

describe("a match that somebody shows", () => {
  it("names the stations in a cell of its last row, and once more in a row of their own", async () => {
    const shown = (await eventsOf(1, [0, ...comingDays])).filter((event) => isScheduled(event) && showsLive(event.row));
    const bodies = await sectionsOf("sui", shown, 6);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      const text = rows.flatMap((row) => valueOf(row, "TA") ?? [])[0] ?? "";
      expect(text).not.toBe("");
      expect(valueOf(rowsOf(rows, "TVT")[0] ?? [], "TVT")).toBe(text);
      expect(signatureOf(rows)).toMatch(/^[0-9a-f]{32}$/);
    }
  });
});

describe("the sets of a tennis match", () => {
  it("carry their games, their tie-break as a second pair, and their length; the match its own", async () => {
    const bodies = await sectionsOf("sui", (await eventsOf(2)).filter(isFinished), 10);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { event, rows } of bodies) {
      rowsOf(rows, "AC").forEach((set, index) => {
        const [home, away] = [["BA", "BC", "BE", "BG", "BI"][index] ?? "", ["BB", "BD", "BF", "BH", "BJ"][index] ?? ""];
        expect(valueOf(set, "AC")).toBe(`Set ${index + 1}`);
        expect([valuesOf(set, "IG")[0], valuesOf(set, "IH")[0]]).toEqual([
          valueOf(event.row, home),
          valueOf(event.row, away),
        ]);
        const isTieBreak = ["76", "67"].includes(`${valueOf(event.row, home)}${valueOf(event.row, away)}`);
        expect(valuesOf(set, "IG").length).toBe(isTieBreak ? 2 : 1);
        expect(set.at(-1)).toEqual([["RC", "RD", "RE", "RF", "RG"][index], expect.stringMatching(/^\d:\d\d$/)]);
      });
      expect(rowsOf(rows, "RB")).toEqual([[["RB", expect.stringMatching(/^\d:\d\d$/)]]]);
      const referee = groupsAt(rowsOf(rows, "MIT")[0] ?? [], "MIT");
      if (referee.length > 0) expect(referee.find((pair) => valueOf(pair, "MIT") === "RTY")?.at(1)?.[1]).toBe("29");
    }
  });

  it("are without titles under the older name, by the keys of the list", async () => {
    for (const { event, rows } of await sectionsOf("su", (await eventsOf(2)).filter(isFinished), 10)) {
      const kinds = rows.map(kindOf).filter((kind) => kind !== "A1" && kind !== "TVT");
      const [first = []] = rows;
      expect(kinds.slice(0, 2)).toEqual(["AC", "BC"]);
      expect(kinds.at(-1)).toBe("MIT");
      expect(valueOf(first, "AC")).toBe(valueOf(event.row, "AC"));
      const cells = new Map(rows.flat());
      for (const key of ["BA", "BB", "BC", "BD", "BE", "BF"])
        if (has(event.row, key)) expect(cells.get(key)).toBe(valueOf(event.row, key));
      for (const key of ["DA", "DB", "DC", "DD"])
        if (has(event.row, key)) expect(cells.get(key)).toBe(valueOf(event.row, key));
      expect(cells.get("RB")).toMatch(/^\d:\d\d$/);
    }
  });

  it("are for a match that has not begun its known facts, or the seeds, in one row", async () => {
    for (const { id } of (await eventsOf(2, [0, ...comingDays])).filter(isScheduled).slice(0, 4)) {
      const [row = [], ...others] = await ask(`df_su_1_${id}`);
      expect(others.filter((each) => !["TVT", "A1"].includes(kindOf(each) ?? ""))).toEqual([]);
      if (kindOf(row) !== "MIT") expect(keysOf(row).slice(0, 2)).toEqual(["PSPH", "PSPA"]);
      expect([row, ...others].at(-1)?.at(-1)?.[0]).toBe("A1");
    }
  });
});

describe("the result by parts", () => {
  it("of football is the status and the halves, then the ground", async () => {
    for (const { event, rows } of await sectionsOf("sur", (await eventsOf(1, lastDays)).filter(isFinished), 6)) {
      const [first = [], second = []] = rows;
      expect(keysOf(first).slice(0, 3)).toEqual(["AC", "BA", "BB"]);
      expect(keysOf(second)).toEqual(["BC", "BD"]);
      for (const [key, value] of [...first.slice(0, 3), ...second]) expect(valueOf(event.row, key)).toBe(value);
    }
  });
});

describe("the incidents of a rugby match", () => {
  it("give tries, conversions and penalty goals the codes and labels that were recorded", async () => {
    const words = new Map([
      ["206", "Try"],
      ["207", "Conversion Goal"],
      ["208", "Penalty Goal"],
    ]);
    const seen = new Set<string>();
    for (const { rows } of await sectionsOf("sui", (await eventsOf(8, lastDays)).filter(isFinished), 4)) {
      for (const group of rowsOf(rows, "III").flatMap((row) => groupsAt(row, "IE"))) {
        const type = valueOf(group, "IE") ?? "";
        if (words.has(type)) expect(valueOf(group, "IK")).toBe(words.get(type));
        seen.add(type);
      }
    }
    for (const type of words.keys()) expect(seen).toContain(type);
  });
});
