import { describe, expect, it } from "vitest";
import { eventsOf, isFinished, lastDays, sectionsOf } from "./ask.ts";
import { blocksOf, has, keysOf, kindOf, rowsOf, signatureOf, valueOf, valuesOf } from "./body.ts";

/** Ids and labels of football, as recorded. */
const football: Readonly<Record<string, string>> = {
  "432": "Expected goals (xG)",
  "12": "Ball possession",
  "34": "Total shots",
  "13": "Shots on target",
  "459": "Big chances",
  "16": "Corner kicks",
  "342": "Passes",
  "23": "Yellow cards",
  "22": "Red cards",
  "461": "Shots inside the box",
  "463": "Shots outside the box",
  "14": "Shots off target",
  "158": "Blocked shots",
  "17": "Offsides",
  "15": "Free kicks",
  "433": "Crosses",
  "18": "Throw ins",
  "21": "Fouls",
  "475": "Tackles",
  "479": "Clearances",
  "434": "Interceptions",
  "19": "Goalkeeper saves",
  "20": "Goal kicks",
};
const groups = ["Top stats", "Shots", "Attack", "Passes", "Defense", "Goalkeeping"];

describe("the statistics of a match", () => {
  it("[C3.15] of football have the recorded ids, labels, groups and forms, for the match and each half", async () => {
    const bodies = await sectionsOf("st", (await eventsOf(1, lastDays)).filter(isFinished), 8);
    expect(bodies.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    for (const { rows } of bodies) {
      const periods = blocksOf(rows, "SE");
      expect(periods.map(({ head }) => valueOf(head, "SE"))).toEqual(["Match", "1st Half", "2nd Half"]);
      for (const { rows: inside } of periods) {
        const names = rowsOf(inside, "SF").map((row) => valueOf(row, "SF") ?? "");
        expect(names).toEqual(groups.filter((name) => names.includes(name)));
      }
      for (const figure of rowsOf(rows, "SD")) {
        expect(keysOf(figure)).toEqual(["SD", "SG", "SH", "SI"]);
        const [id = "", label = ""] = [valueOf(figure, "SD"), valueOf(figure, "SG")];
        seen.add(id);
        if (football[id] !== undefined) expect([id, label]).toEqual([id, football[id]]);
        const recorded = Object.entries(football).find(([, own]) => own === label);
        if (recorded !== undefined) expect(id).toBe(recorded[0]);
        if (id === "342") expect(valueOf(figure, "SH")).toMatch(/^\d+% \(\d+\/\d+\)$/);
      }
      expect(rowsOf(rows, "SG")).toEqual([]);
      expect(signatureOf(rows)).toMatch(/^[0-9a-f]{32}$/);
    }
    for (const id of ["432", "12", "34", "13", "459", "16", "342", "23", "461", "463"]) expect(seen).toContain(id);
  });

  it("[C3.15] of tennis have no ids, and the recorded labels and forms", async () => {
    const bodies = await sectionsOf("st", (await eventsOf(2)).filter(isFinished), 6);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      expect(new Set(rows.map(kindOf))).toEqual(new Set(["SE", "SF", "SG", "A1"]));
      const figures = new Map(
        blocksOf(rows, "SE")[0]?.rows.flatMap((row) =>
          has(row, "SH") ? [[valueOf(row, "SG"), valueOf(row, "SH")]] : [],
        ),
      );
      expect(figures.get("Aces")).toMatch(/^\d+$/);
      expect(figures.get("Double Faults")).toMatch(/^\d+$/);
      expect(figures.get("1st serve percentage")).toMatch(/^\d+%$/);
      expect(figures.get("Break Points Saved")).toMatch(/^\d+\/\d+$/);
      expect(figures.get("Break Points Converted")).toMatch(/^\d+\/\d+$/);
      expect(figures.get("Service games won")).toMatch(/^\d+% \(\d+\/\d+\)$/);
      expect(figures.get("Total Points Won")).toMatch(/^\d+% \(\d+\/\d+\)$/);
    }
  });

  it("of basketball have no ids and the labels that clients match", async () => {
    const bodies = await sectionsOf("st", (await eventsOf(3)).filter(isFinished), 4);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      expect(rowsOf(rows, "SD")).toEqual([]);
      const labels = rowsOf(rows, "SG").map((row) => valueOf(row, "SG"));
      for (const label of ["2-point field goals made", "Total rebounds", "Personal fouls"])
        expect(labels).toContain(label);
    }
  });
});

describe("the players of a match", () => {
  it("have a table for all and one for each side, one value for each column behind the player's", async () => {
    const basketball = 3;
    for (const sportId of [1, basketball, 4]) {
      const bodies = await sectionsOf("psn", (await eventsOf(sportId, lastDays)).filter(isFinished), 4);
      expect(bodies.length).toBeGreaterThan(0);
      for (const { event, rows } of bodies) {
        const tables = blocksOf(rows, "PA");
        expect(tables.map(({ head }) => valueOf(head, "PA"))).toEqual([
          "Overall",
          valueOf(event.row, "AE"),
          valueOf(event.row, "AF"),
        ]);
        const [all, home, away] = tables.map(({ rows: inside }) => inside);
        expect(kindOf(all?.[0] ?? [])).toBe("TT");
        expect(valueOf(all?.[0] ?? [], "TT")).toBe("");
        const codes = rowsOf(all ?? [], "PF").map((row) => valueOf(row, "PF") ?? "");
        expect(codes[0]).toBe("Player");
        if (sportId === basketball) {
          expect(codes.slice(1, 13).join(" ")).toBe("PTS REB AST MIN FGM FGA 2PM 2PA 3PM 3PA FTM FTA");
          const minutes = rowsOf(all ?? [], "PJ").map((row) => (valueOf(row, "PC") ?? "").split("|")[3]);
          for (const played of minutes) expect(played).toMatch(/^\d{1,2}:\d\d$/);
        }
        for (const code of codes.slice(1)) expect(code).toMatch(/^[A-Z0-9+/%-]{1,4}s?$/);
        const players = rowsOf(all ?? [], "PJ");
        expect(players).toEqual([...rowsOf(home ?? [], "PJ"), ...rowsOf(away ?? [], "PJ")]);
        for (const player of players) {
          expect((valueOf(player, "PC") ?? "").split("|").length).toBe(codes.length - 1);
          expect([valueOf(event.row, "WM"), valueOf(event.row, "WN")]).toContain(valueOf(player, "PN"));
        }
      }
    }
  });

  it("belong in line-ups to the side of the last row that names one, formations with the goalkeeper", async () => {
    const bodies = await sectionsOf("li", (await eventsOf(1, lastDays)).filter(isFinished), 6);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      const heads = rows.filter((row) => has(row, "LB"));
      expect(keysOf(heads[0] ?? [])).toEqual(["LA", "LB", "LGT", "LC"]);
      expect(heads.map((row) => [valueOf(row, "LB"), valueOf(row, "LGT"), valueOf(row, "LC")])).toEqual([
        ["Starting Lineups", "1", "1"],
        ["Substitutes", "1", "1"],
        ["Coaches", "4", "1"],
      ]);
      const formations = rowsOf(rows, "LD");
      expect(formations.length).toBe(2);
      for (const row of formations) {
        const lines = (valueOf(row, "LD") ?? "").split("-").map(Number);
        expect([lines[0], lines.reduce((sum, line) => sum + line, 0)]).toEqual([1, 11]);
        expect([keysOf(row)[1], valueOf(row, "LH")]).toEqual(["LH", "0"]);
      }
      for (const row of rowsOf(rows, "LH")) expect(has(row, "LC")).toBe(false);
      const bySide = new Map<string, string[]>([
        ["1", []],
        ["2", []],
      ]);
      let side = "";
      for (const row of rows) {
        side = valueOf(row, "LC") ?? side;
        const order = valueOf(row, "LH");
        if (order !== undefined) bySide.get(side)?.push(order);
      }
      for (const orders of bySide.values()) expect(orders).toEqual(orders.map((_, index) => String(index)));
      expect(valuesOf(rows.find((row) => has(row, "LB") && valueOf(row, "LGT") === "4") ?? [], "LGT")).toEqual(["4"]);
    }
  });
});
