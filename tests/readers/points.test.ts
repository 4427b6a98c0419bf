import { describe, expect, it } from "vitest";
import { eventsOf, isFinished, sectionsOf } from "./ask.ts";
import { has, keysOf, kindOf, rowsOf, signatureOf, valueOf, type Row } from "./body.ts";

const tennis = async () => sectionsOf("mh", (await eventsOf(2)).filter(isFinished), 12);
const number = (row: Row, key: string) => Number(valueOf(row, key));

describe("a tennis match, point by point", () => {
  it("has a head for each set with both titles, and game rows that begin with the games", async () => {
    const bodies = await tennis();
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      const sets = rowsOf(rows, "HA");
      sets.forEach((set, index) =>
        expect(set).toEqual([
          ["HA", `Set ${index + 1}`],
          ["HB", `Point by point - Set ${index + 1}`],
        ]),
      );
      expect(new Set(rows.map(kindOf))).toEqual(
        new Set(rows.some((row) => kindOf(row) === "HB") ? ["HA", "HC", "HB", "A1"] : ["HA", "HC", "A1"]),
      );
      expect(signatureOf(rows)).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it("adds up to the games and sets of the list's row", async () => {
    for (const { event, rows } of await tennis()) {
      const parts = ["BA", "BC", "BE", "BG", "BI"].filter((key) => has(event.row, key));
      const away = ["BB", "BD", "BF", "BH", "BJ"];
      const lastGames = rows
        .slice(0, -1)
        .flatMap((row, index) => (kindOf(row) === "HA" || index === 0 ? [index] : []))
        .map((start, set, starts) => {
          const block = rows.slice(start + 1, starts[set + 1] ?? -1);
          return block.findLast((row) => kindOf(row) === "HC" && (has(row, "HL") || has(row, "HD")));
        });
      expect(lastGames.map((row) => (row === undefined ? "" : `${valueOf(row, "HC")}:${valueOf(row, "HE")}`))).toEqual(
        parts.map((key, index) => `${valueOf(event.row, key)}:${valueOf(event.row, away[index] ?? "")}`),
      );
    }
  });

  it("says whose service was broken, on a break alone", async () => {
    for (const { rows } of await tennis()) {
      for (const game of rowsOf(rows, "HC")) {
        const isBreak = has(game, "HG") && valueOf(game, "HG") !== valueOf(game, "HK");
        expect(valueOf(game, "HH")).toBe(isBreak ? valueOf(game, "HG") : undefined);
        expect(["HI", "HJ"].some((key) => has(game, key))).toBe(false);
      }
    }
  });

  it("marks break, set and match balls behind the score that leaves them, two in their order", async () => {
    const marks = new Set<string>();
    for (const { rows } of await tennis()) {
      for (const game of rowsOf(rows, "HC")) {
        for (const point of (valueOf(game, "HL") ?? "").split(", ").filter((text) => text !== "")) {
          expect(point).toMatch(/^(0|15|30|40|A):(0|15|30|40|A)( \|B1\|)?( \|B[23]\|)?$/);
          const [score = "", ...own] = point.split(" ");
          const [home = "", away = ""] = score.split(":");
          const server = number(game, "HG");
          const [own1, other] = server === 1 ? [home, away] : [away, home];
          const isBreakBall = other === "A" || (other === "40" && ["0", "15", "30"].includes(own1));
          expect([point, own.includes("|B1|")]).toEqual([point, isBreakBall]);
          own.forEach((mark) => marks.add(mark));
        }
      }
      const last = rowsOf(rows, "HC").findLast((row) => has(row, "HL") || has(row, "HM"));
      expect(valueOf(last ?? [], "HL") ?? valueOf(last ?? [], "HM") ?? "").not.toBe("");
    }
    expect([...marks].toSorted()).toEqual(["|B1|", "|B2|", "|B3|"]);
  });

  it("lists a tie-break point by point after its game", async () => {
    let tieBreaks = 0;
    for (const { rows } of await tennis()) {
      rows.forEach((row, index) => {
        if (kindOf(row) !== "HB") return;
        tieBreaks += 1;
        expect(valueOf(row, "HB")).toMatch(/^Tiebreak - Set \d$/);
        const game = rows[index - 1] ?? [];
        expect(keysOf(game)).toEqual(["HC", "HD", "HE", "HF", "HK"]);
        const next = rows.findIndex((other, at) => at > index && kindOf(other) !== "HC");
        const points = rows.slice(index + 1, next);
        const end = points.at(-1) ?? [];
        expect([valueOf(end, "HC"), valueOf(end, "HE")]).toEqual([valueOf(game, "HD"), valueOf(game, "HF")]);
        expect(points.length).toBe(number(game, "HD") + number(game, "HF"));
        points.forEach((point, at) => {
          expect(number(point, "HC") + number(point, "HE")).toBe(at + 1);
          expect(valueOf(point, "HG")).toMatch(/^[12]$/);
          if (has(point, "HM")) expect(valueOf(point, "HM")).toMatch(/^[23],[12]$/);
        });
      });
    }
    expect(tieBreaks).toBeGreaterThan(0);
  });
});

describe("a badminton match, point by point", () => {
  it("has a row for each point, with the lead and a hyphen where the trailing side scored", async () => {
    const bodies = await sectionsOf("mh", (await eventsOf(21)).filter(isFinished), 4);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      for (const point of rowsOf(rows, "HC")) {
        const lead = number(point, "HC") - number(point, "HE");
        const own = lead > 0 ? "HI" : "HJ";
        const scoredByLeader = valueOf(point, "HK") === (lead > 0 ? "1" : "2");
        expect(has(point, "HL")).toBe(false);
        expect([valueOf(point, "HI"), valueOf(point, "HJ")].filter((text) => text !== undefined)).toEqual(
          lead === 0 ? [] : [`${Math.abs(lead)}${scoredByLeader ? "" : "-"}`],
        );
        if (lead !== 0) expect(has(point, own)).toBe(true);
      }
    }
  });
});
