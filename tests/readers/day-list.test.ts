import { describe, expect, it } from "vitest";
import { ask, askText, english, eventsOf, french, isFinished, isScheduled, lastDays } from "./ask.ts";
import { has, kindOf, outOfOrder, rowsOf, signatureOf, valueOf, type Row } from "./body.ts";

const leagueOrder = "ZA ZEE ZB ZY ZC ZD ZE ZF ZO ZG ZH ZJ ZL OAJ ZX ZHS ZCC TSS ZAF".split(" ");
const homeOrder = "WM PX AE FH JA WU BY AJ GRA WC AG AT BA BC BE BG BI DA DC DE RPA WA OA".split(" ");

describe("the list of a day", () => {
  it("[C7.04] is a header, leagues with their events, and a signature", async () => {
    const text = await askText("f_1_0_0_en_1");
    expect(text.endsWith("¬~")).toBe(true);
    expect(text).not.toContain("~~");
    const rows = await ask("f_1_0_0_en_1");
    expect(rows[0]).toEqual([["SA", "1"]]);
    expect(new Set(rows.map(kindOf))).toEqual(new Set(["SA", "ZA", "AA", "A1"]));
    expect(signatureOf(rows)).toMatch(/^[0-9a-f]{32}$/);
  });

  it("names a league by the keys that clients know, in their order", async () => {
    for (const league of rowsOf(await ask("f_1_0_0_en_1"), "ZA")) {
      for (const key of ["ZA", "ZEE", "ZB", "ZY", "ZC", "ZD", "ZE", "ZH", "ZL"]) expect(has(league, key)).toBe(true);
      expect(valueOf(league, "ZEE")).toMatch(/^[0-9A-Za-z]{8}$/);
      expect(valueOf(league, "ZL")).toMatch(/^\/.+\/$/);
      expect(outOfOrder(league, leagueOrder)).toEqual([]);
    }
  });

  it("names both sides in every spelling of the keys, and the score of regular time beside every score", async () => {
    for (const sportId of [1, 2, 3, 4, 5, 12]) {
      for (const { row } of await eventsOf(sportId)) {
        for (const key of ["AE", "FH", "CX", "AF", "FK", "PX", "PY", "WU", "WV", "WM", "WN", "OA", "OB"])
          expect([sportId, key, has(row, key)]).toEqual([sportId, key, true]);
        expect(has(row, "AT")).toBe(has(row, "AG"));
        expect(has(row, "AU")).toBe(has(row, "AH"));
        const wentOn = ["10", "11"].includes(valueOf(row, "AC") ?? "") || has(row, "RPA") || has(row, "BE");
        if (!wentOn && sportId === 1) expect(valueOf(row, "AT")).toBe(valueOf(row, "AG"));
        expect(outOfOrder(row, homeOrder)).toEqual([]);
        expect(valueOf(row, "CR")).toBe(valueOf(row, "AB"));
        if (valueOf(row, "AB") === "1") expect([has(row, "AO"), has(row, "AI")]).toEqual([false, false]);
      }
    }
  });

  it("has a winner twice wherever somebody retired, and no score of a game that was put off", async () => {
    const week = [0, ...lastDays];
    const rows = (await Promise.all([1, 2, 3, 4, 5, 12, 13, 15, 21].map((sportId) => eventsOf(sportId, week)))).flat();
    const at = (...statuses: readonly string[]) =>
      rows.filter(({ row }) => statuses.includes(valueOf(row, "AC") ?? ""));
    expect(at("8", "9").filter(({ row }) => valueOf(row, "AZ") !== valueOf(row, "AS"))).toEqual([]);
    expect(at("4", "5").filter(({ row }) => has(row, "AG") || has(row, "AT"))).toEqual([]);
    expect([at("8").length > 0, at("4", "5").length > 0]).toEqual([true, true]);
  });

  it("says who serves in a running game of tennis alone, as a number", async () => {
    const events = await eventsOf(2);
    for (const { row } of events) {
      if (has(row, "WC"))
        expect([valueOf(row, "AB"), valueOf(row, "WC")]).toEqual(["2", expect.stringMatching(/^[12]$/)]);
      if (valueOf(row, "AB") === "3" && valueOf(row, "AC") === "3") expect(has(row, "WA")).toBe(false);
    }
    expect(events.some(isFinished)).toBe(true);
  });

  it("titles a tennis tournament by tour, event, country and surface", async () => {
    const leagues = (await eventsOf(2)).map(({ league }) => valueOf(league, "ZA") ?? "");
    expect(leagues.length).toBeGreaterThan(0);
    for (const title of leagues.filter((each) => /^(ATP|WTA)/.test(each))) {
      expect(title).toMatch(/^[A-Z0-9 -]+: .+ \([A-Z][\w .'-]+\), (hard|clay|grass)/);
    }
  });

  it("[F32] answers in the project's language when it is asked in one that nobody here speaks", async () => {
    const week = (lang: string, project: number) =>
      Promise.all(lastDays.map((day) => ask(`f_1_${day}_0_${lang}_1`, project)));
    const inEnglish = (await week("fi", english)).flat();
    expect(namesIn(inEnglish)).toEqual(namesIn((await week("en", english)).flat()));
    const countries = (rows: readonly Row[]) => rowsOf(rows, "ZA").map((league) => valueOf(league, "ZY"));
    expect(countries(inEnglish)).toContain("England");
    expect(countries((await week("fi", french)).flat())).toContain("Angleterre");
  });

  it("[F32] has English names throughout the English project", async () => {
    const french =
      /Hambourg|Écosse|Athènes|Allemagne|Angleterre|Séville|Majorque|Gérone|Augsbourg|Brême|Espagne|dur \(salle\)/;
    for (const sportId of [1, 2, 3, 4, 5, 7, 8, 12]) {
      const text = await askText(`f_${sportId}_0_0_en_1`);
      expect([sportId, french.exec(text)?.[0]]).toEqual([sportId, undefined]);
    }
  });

  it("answers every day of two weeks, and 0 beyond them", async () => {
    expect((await eventsOf(1, [-7, 7])).some(isScheduled)).toBe(true);
    expect(await askText("f_1_900_0_en_1")).toBe("0");
    expect(await askText("nonsense")).toBe("0");
  });
});

/** Every name of a list. Scores are left out: a goal may fall between two requests. */
const namesIn = (rows: readonly Row[]) => [
  ...rowsOf(rows, "ZA").map((league) => ["ZA", "ZY"].map((key) => valueOf(league, key))),
  ...rowsOf(rows, "AA").map((event) => ["AA", "AE", "AF"].map((key) => valueOf(event, key))),
];
