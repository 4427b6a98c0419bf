import { describe, expect, it } from "vitest";
import { ask, comingDays, eventsOf, isFinished, lastDays, sectionsOf } from "./ask.ts";
import { blocksOf, has, outOfOrder, keysOf, kindOf, rowsOf, signatureOf, valueOf } from "./body.ts";

const order =
  "KC KP KD KE KF AC KG KH KI UQ UO KJ UE FH FJ KK UG FK FL KL KU KT EC ED KM KX KY RPA RPB CA FU GA FW CB FV GB FX WIS KS BY".split(
    " ",
  );

describe("past matches", () => {
  it("of football are in three tabs, sections by the teams' own spelling, rows newest first", async () => {
    const bodies = await sectionsOf("hh", (await eventsOf(1, lastDays)).filter(isFinished), 5);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { event, rows } of bodies) {
      const [home = "", away = ""] = [valueOf(event.row, "AE"), valueOf(event.row, "AF")];
      expect(rows[0]).toEqual([["SA", "1"]]);
      expect(signatureOf(rows)).toMatch(/^[0-9a-f]{32}$/);
      const tabs = blocksOf(rows, "KA");
      for (const { head } of tabs) expect(keysOf(head)).toEqual(["KA", "IS"]);
      expect(tabs.map(({ head }) => valueOf(head, "KA"))).toEqual(["Overall", `${home} - Home`, `${away} - Away`]);
      const sections = blocksOf(tabs[0]?.rows ?? [], "KB");
      const titles = sections.map(({ head }) => valueOf(head, "KB"));
      expect(titles.slice(0, 2)).toEqual([`Last matches: ${home}`, `Last matches: ${away}`]);
      for (const { head, rows: inside } of sections) {
        const isBetween = valueOf(head, "KB") === "Head-to-head matches";
        const games = rowsOf(inside, "KC");
        const starts = games.map((game) => Number(valueOf(game, "KC")));
        expect(starts).toEqual(starts.toSorted((a, b) => b - a));
        for (const game of games) {
          expect(outOfOrder(game, order)).toEqual([]);
          for (const key of ["KP", "KF", "KI", "UQ", "UO", "UE", "UG", "FH", "FJ", "FK", "FL", "EC", "ED", "KL"])
            expect([key, has(game, key)]).toEqual([key, true]);
          expect([has(game, "WIS"), has(game, "KS")]).toEqual([!isBetween, !isBetween]);
          const [homeGoals, awayGoals] = [Number(valueOf(game, "KU")), Number(valueOf(game, "KT"))];
          const stars = [valueOf(game, "KJ")?.startsWith("*"), valueOf(game, "KK")?.startsWith("*")];
          if (!has(game, "RPA")) expect(stars).toEqual([homeGoals > awayGoals, awayGoals > homeGoals]);
          expect(valueOf(game, "KJ")?.replace("*", "")).toBe(valueOf(game, "FH"));
        }
      }
      // The match itself, once it is over, heads the lists of both.
      expect(valueOf(sections[0]?.rows[0] ?? [], "KP")).toBe(event.id);
    }
  });

  it("of tennis are grouped by surface, hard courts last, with nations and surfaces in each row", async () => {
    // Team competitions name no surface.
    const onCourts = (await eventsOf(2)).filter(({ league }) => /hard|clay|grass/.test(valueOf(league, "ZA") ?? ""));
    const bodies = await sectionsOf("hh", onCourts.filter(isFinished), 6);
    expect(bodies.length).toBeGreaterThan(0);
    for (const { rows } of bodies) {
      const tabs = blocksOf(rows, "KA").map(({ head }) => valueOf(head, "KA") ?? "");
      expect(tabs[0]).toBe("All surfaces");
      expect(tabs.length).toBeGreaterThan(1);
      expect(tabs.slice(1)).toEqual(["Clay", "Grass", "Hard"].filter((name) => tabs.includes(name)));
      for (const game of rowsOf(rows, "KC")) {
        expect(["hard", "clay", "grass"]).toContain(valueOf(game, "KD"));
        expect(valueOf(game, "KE")).toBe(valueOf(game, "KD"));
        expect(valueOf(game, "KF")).not.toMatch(/ATP|WTA|[(,]/);
        for (const key of ["CA", "FU", "GA", "FW", "CB", "FV", "GB", "FX"])
          expect([key, has(game, key)]).toEqual([key, true]);
      }
    }
  });
});

describe("the state of a match", () => {
  const finished =
    "DA DZ DB DD AW DC DS DE DF DG DH REA REB DI DK DL DM BY DX DEI DV DT DJ AZ QQ QJ QX SC SB SD A1".split(" ");

  it("that has not begun says when it begins twice, and no score", async () => {
    const [event] = (await eventsOf(1, comingDays)).filter(({ row }) => valueOf(row, "AC") === "1");
    const [row = [], ...others] = await ask(`dc_1_${event?.id}`);
    expect(others).toEqual([]);
    expect(valueOf(row, "DD")).toBe(valueOf(row, "DC"));
    expect(valueOf(row, "DI")).toBe("-1");
    for (const key of ["DE", "DK", "DJ", "AZ"]) expect([key, has(row, key)]).toEqual([key, false]);
    for (const key of ["DM", "DT", "DEI", "DX", "DL", "DS", "DV", "AW"])
      expect([key, has(row, key)]).toEqual([key, true]);
    expect(outOfOrder(row, finished)).toEqual([]);
  });

  it("that is over says the score four times, who won, and what there is to read, with the signature inside", async () => {
    for (const event of (await eventsOf(1, lastDays)).filter(isFinished).slice(0, 5)) {
      const [row = []] = await ask(`dc_1_${event.id}`);
      expect([valueOf(row, "DE"), valueOf(row, "DF")]).toEqual([valueOf(event.row, "AG"), valueOf(event.row, "AH")]);
      expect([valueOf(row, "DG"), valueOf(row, "DH")]).toEqual([valueOf(event.row, "AT"), valueOf(event.row, "AU")]);
      expect(valueOf(row, "DJ")).toBe(["D", "H", "A"][Number(valueOf(event.row, "AS"))]);
      expect(outOfOrder(row, finished)).toEqual([]);
      expect(row.at(-1)?.[0]).toBe("A1");
      expect((valueOf(row, "DX") ?? "").split(",")).toEqual(expect.arrayContaining(["ST", "HH", "LI"]));
    }
  });

  it("of tennis adds up the games once it is over", async () => {
    const [event] = (await eventsOf(2)).filter(isFinished);
    const [row = []] = await ask(`dc_1_${event?.id}`);
    const sum = (keys: readonly string[]) =>
      keys.reduce((total, key) => total + Number(valueOf(event?.row ?? [], key) ?? 0), 0);
    expect([valueOf(row, "DP"), valueOf(row, "DQ"), valueOf(row, "DR")]).toEqual([
      String(sum(["BA", "BC", "BE", "BG", "BI"])),
      String(sum(["BB", "BD", "BF", "BH", "BJ"])),
      "0",
    ]);
  });

  it("has hashes of its parts, that of the incidents being their signature", async () => {
    const [event] = (await eventsOf(1, lastDays)).filter(isFinished);
    const [row = []] = await ask(`g_1_${event?.id}`);
    const incidents = await ask(`df_sui_1_${event?.id}`);
    expect(kindOf(row)).toBe("CA");
    expect(valueOf(row, "CD")).toBe(signatureOf(incidents));
    expect(row.at(-1)?.[0]).toBe("A1");
  });

  it("lists its commentary newest first, important lines with a mark", async () => {
    const [event] = (await eventsOf(1, lastDays)).filter(isFinished);
    const all = rowsOf(await ask(`df_lc_1_${event?.id}`), "MB");
    const important = rowsOf(await ask(`df_lcpo_1_${event?.id}`), "MB");
    expect(all.length).toBeGreaterThan(important.length);
    for (const row of important) expect(valueOf(row, "MF")).toBe("1");
    for (const row of all) for (const key of ["MK", "MC", "MD"]) expect([key, has(row, key)]).toEqual([key, true]);
  });
});
