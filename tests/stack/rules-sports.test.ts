import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { kindOf, listDayOf, readEvent, readFeed, toRows, valueOf, type Row } from "../support/feed-reader.ts";
import { aLeague, anEvent, aSide, textOf, type League } from "../support/posted-league.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const nowSeconds = Math.floor(Date.now() / 1000);
const minutesAgo = (minutes: number) => nowSeconds - minutes * 60;

type Event = ReturnType<typeof anEvent>;
const status = (id: number, atSeconds = nowSeconds - 30) => ({ kind: "status", status: id, atSeconds });
const scored = (score: readonly number[], periods: readonly (readonly number[])[]) => ({
  kind: "correction",
  score,
  periods,
});
describe("the rules of sports, in feeds and on pages", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack({ assets: false, worldSeed: "" });
  });
  afterAll(() => stack.stop());

  async function add(league: League, events: readonly object[]): Promise<void> {
    const response = await postIngest(stack, "events", { sportId: league.sportId, leagues: [league], events });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  }
  async function post({ sportId, eventId }: Event, ...incidents: readonly object[]): Promise<void> {
    const batch = { sportId, incidents: incidents.map((incident) => ({ eventId, ...incident })) };
    const response = await postIngest(stack, "incidents", batch);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  }
  /** A game of its own, with what happened in it. */
  async function play(league: League, name: string, ...incidents: readonly object[]): Promise<Event> {
    const event = anEvent(league, name);
    await add(league, [event]);
    if (incidents.length > 0) await post(event, ...incidents);
    return event;
  }
  const pageOf = async ({ eventId }: Event) => (await getPage(stack, `/match/${eventId}`)).text();
  /** What the board says between the names and the tabs. */
  const boardOf = async (event: Event) =>
    textOf((await pageOf(event)).split('class="board')[1]?.split("<nav")[0] ?? "");
  const listOf = async (path: string) => (await getPage(stack, path)).text();
  const cellsOf = async ({ eventId }: Event, ...keys: readonly string[]) => {
    const row = await readEvent(stack, eventId);
    return keys.map((key) => valueOf(row, key));
  };

  it("[C3.14] the parts of each sport on the board, and never more", async () => {
    const parts: readonly (readonly [sportId: number, shown: number])[] = [
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 10],
      [7, 3],
      [8, 4],
      [9, 5],
      [10, 4],
      [11, 4],
      [12, 5],
      [17, 3],
      [18, 4],
      [19, 4],
      [21, 3],
      [22, 6],
      [24, 4],
      [25, 7],
      [26, 5],
      [29, 5],
      [30, 11],
      [42, 3],
      [14, 0],
      [15, 0],
      [16, 0],
      [28, 0],
      [36, 0],
    ];
    const eleven = Array.from({ length: 11 }, (_, index) => [index + 60, index + 20]);
    const found = await Promise.all(
      parts.map(async ([sportId]) => {
        const event = await play(aLeague(sportId, "Parts"), "Parts", status(3), scored([3, 2], eleven));
        const cells = await boardOf(event);
        return [sportId, eleven.filter(([home]) => new RegExp(`\\b${home}\\b`).test(cells)).length];
      }),
    );
    expect(found).toEqual(parts);
    // Football has its first half beside the score, cricket the innings of both sides in its row.
    const football = await play(aLeague(1, "Parts"), "Parts", status(13), scored([4, 3], [[3, 1]]));
    expect(await boardOf(football)).toMatch(/Mi-temps 3 – 1/);
    const cricket = await play(
      aLeague(13, "Parts"),
      "Parts",
      status(3),
      scored(
        [250, 199],
        [
          [120, 99],
          [130, 100],
        ],
      ),
    );
    expect(await cellsOf(cricket, "BA", "BB", "BC", "BD")).toEqual(["120", "99", "130", "100"]);
  });

  it("[C4.29] the clock of each sport: 45 and 90, 40, 7 in sevens, and quarters that begin anew", async () => {
    const running = async (sportId: number, id: number, minutes: number, more: object = {}) => {
      const league = aLeague(sportId, `Clock ${JSON.stringify(more)}`.replaceAll(/[^\w ]/g, ""), more);
      const event = await play(league, `${id} ${minutes}`, status(id, minutesAgo(minutes)));
      return boardOf(event);
    };
    const sevens = { sevens: true };
    const [first, second, extra, bandy, rugby, seven, aussie, late] = await Promise.all([
      running(1, 12, 10),
      running(1, 13, 10),
      running(1, 6, 10),
      running(10, 13, 10),
      running(8, 13, 10),
      running(8, 13, 3, sevens),
      running(18, 23, 10),
      running(18, 23, 25),
    ]);
    expect(first).toMatch(/\b10:\d\d\b/);
    expect(second).toMatch(/\b55:\d\d\b/);
    expect(extra).toMatch(/\b100:\d\d\b/);
    expect(bandy).toMatch(/\b55:\d\d\b/);
    expect(rugby).toMatch(/\b50:\d\d\b/);
    expect(seven).toMatch(/\b10:\d\d\b/);
    expect(aussie).toMatch(/\b10:\d\d\b/);
    expect(late).toMatch(/20\+/);
  });

  it("[C4.33] a clock that blinks while it runs, and in sports whose source counts it only with a minute", async () => {
    const blinks = async (event: Event) => (await pageOf(event)).includes('class="status blinks"');
    const football = await play(aLeague(1, "Blink"), "Blink", status(12));
    const hockey = await play(aLeague(4, "Blink"), "Blink", status(14));
    expect([await blinks(football), await blinks(hockey)]).toEqual([true, false]);
    await post(football, status(38));
    await post(hockey, { kind: "facts", facts: { minute: 7 } });
    await expect.poll(() => blinks(football), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => blinks(hockey), { timeout: 20_000 }).toBe(true);
    // The reversed clock is off: the seventh minute is not the thirteenth from the end.
    expect(await boardOf(hockey)).toMatch(/7′/);
  });

  it("[C4.32] a penalty of the current part of the game beside its side, for five minutes", async () => {
    const missed = (minutes: number) => ({
      kind: "missed-penalty",
      side: 2,
      minute: "12",
      atSeconds: minutesAgo(minutes),
    });
    const now = await play(aLeague(1, "Penalty"), "Now", status(12, minutesAgo(12)), missed(1));
    expect(await boardOf(now)).toMatch(/Now B.*Penalty manqué/);
    const before = await play(aLeague(1, "Penalty"), "Before", status(12, minutesAgo(12)), missed(6));
    expect(await boardOf(before)).not.toContain("Penalty");
    await post(now, status(38));
    await expect.poll(() => boardOf(now), { timeout: 20_000 }).not.toContain("Penalty");
  });

  it("[C3.02] the winner in bold: the home side, the away side or neither, and the mark of who serves", async () => {
    const sidesIn = async (event: Event) =>
      [...(await pageOf(event)).matchAll(/<div class="team( winner)?">/g)].map(([, winner]) => winner !== undefined);
    const league = aLeague(1, "Winner");
    const won = await Promise.all(
      [
        [2, 1],
        [0, 1],
        [1, 1],
      ].map((score, index) => play(league, `Winner ${index}`, status(3), scored(score, [[0, 0]]))),
    );
    expect(await Promise.all(won.map(sidesIn))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const tennis = await play(aLeague(2, "Serve"), "Serve", status(17), { kind: "facts", facts: { serve: 2 } });
    expect(await boardOf(tennis)).toMatch(/Serve A(?!.*Au service.*Serve B).*Serve B.*Au service/i);
  });

  it("[C4.30] the caps: 45+, 90+ and 120+, rugby 40 and 80, sevens 7 and 14", async () => {
    const capped = async (sportId: number, id: number, name: string) => {
      const league = aLeague(sportId, name, name === "Sevens" ? { sevens: true } : {});
      return boardOf(await play(league, `${id}`, status(id, minutesAgo(50))));
    };
    const boards = await Promise.all([
      capped(1, 12, "Caps"),
      capped(1, 13, "Caps"),
      capped(1, 6, "Caps"),
      capped(8, 12, "Caps"),
      capped(8, 13, "Caps"),
      capped(8, 12, "Sevens"),
      capped(8, 13, "Sevens"),
    ]);
    expect(boards.map((text) => /\b(\d+)\+/.exec(text)?.[1])).toEqual(["45", "90", "120", "40", "80", "7", "14"]);
  });

  it("[A9.06] every status of a sport in its list's short French words", async () => {
    const said = [
      [1, "", 45, "À term."],
      [1, "", 38, "MT"],
      [4, "hockey", 14, "1er tiers"],
      [7, "handball", 7, "Jets 7 m"],
      [7, "handball", 11, "Ap. jets 7 m"],
      [12, "volleyball", 18, "2e set"],
      [13, "cricket", 26, "1er inn."],
      [30, "pesapallo", 13, "2e pér."],
      [36, "esports", 17, "1re carte"],
      [3, "basket", 22, "1er QT"],
    ] as const;
    const shown: (readonly [number, string, number, string])[] = [];
    for (const [sportId, path, id] of said) {
      const { eventId } = await play(aLeague(sportId, "Short"), `Short ${id}`, status(id, nowSeconds));
      const row = async () =>
        new RegExp(`<li id="g_${sportId}_${eventId}".*?<span class="t">(.*?)</span>`, "s").exec(
          await listOf(`/${path}`),
        );
      await expect.poll(row, { timeout: 20_000 }).not.toBeNull();
      shown.push([sportId, path, id, textOf((await row())?.[1] ?? "").trim()]);
    }
    expect(shown).toEqual(said);
  });

  it("[A9.03] a start by 12 or 24 hours today, and its date before it on other days, as a visitor chose", async () => {
    const league = aLeague(8, "Dates");
    const starts = { Now: nowSeconds, Later: nowSeconds + 3 * 86_400 };
    const events = Object.entries(starts).map(([name, startSeconds]) => anEvent(league, name, { startSeconds }));
    await add(league, events);
    const whenIn = async (cookie: string) => {
      const html = await (await getPage(stack, "/rugby/france/", { headers: { cookie } })).text();
      return events.map(({ eventId }) => {
        const [, when = ""] =
          new RegExp(`<li id="g_8_${eventId}".*?<span class="t">(.*?)</span>`, "s").exec(html) ?? [];
        return textOf(when).trim();
      });
    };
    const inParis = (seconds: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Paris", ...options }).format(seconds * 1000);
    const time = { hour: "2-digit", minute: "2-digit" } as const;
    const hours24 = inParis(nowSeconds, { ...time, hourCycle: "h23" });
    const hours12 = inParis(nowSeconds, { ...time, hourCycle: "h12" });
    const day = inParis(starts.Later, { day: "2-digit" });
    const month = inParis(starts.Later, { month: "2-digit" });
    await expect.poll(() => whenIn(""), { timeout: 20_000 }).toEqual([hours24, `${day}.${month}. ${hours24}`]);
    const [now, later] = await whenIn("tribune_clock=12; tribune_dates=month-first");
    expect(now).toBe(hours12);
    // Short months are French.
    expect(later).toMatch(new RegExp(`^\\p{L}+\\.? ${day} ${hours12}$`, "u"));
  });

  it("[C3.07] a league of a super template under its flag: WRC, speedway and Dakar, and no other id", async () => {
    const templates = [
      [32, "course-voiture", 6576, "world"],
      [33, "course-moto", 6578, "world"],
      [31, "sports-mecaniques", 7771, "world"],
      [32, "course-voiture", 6577, "fr"],
    ] as const;
    for (const [sportId, path, superTemplateId, flag] of templates) {
      const league = aLeague(sportId, `Template ${superTemplateId}`, { superTemplateId, type: "t" });
      await add(league, [anEvent(league, "Starter", { away: null, startSeconds: nowSeconds })]);
      const cells = async () => {
        const rows = await readFeed(stack, `f_${sportId}_0_0_en_1`);
        const row = rows.find((each: Row) => valueOf(each, "ZC") === league.stageId);
        return [valueOf(row, "TSU"), valueOf(row, "ZHS")];
      };
      await expect.poll(cells, { timeout: 20_000 }).toEqual([`${superTemplateId}`, null]);
      const head = async () =>
        new RegExp(`id="l-${league.stageId}".*?flags/[^/]+/([^.]+)\\.svg`, "s").exec(await listOf(`/${path}`))?.[1];
      await expect.poll(head, { timeout: 20_000 }).toBe(flag);
    }
  });

  it("[C3.22] results by participant, season, part of the data and kind of tennis", async () => {
    const league = aLeague(2, "Kinds");
    const pair = aSide(2, "Kind A/Kind B");
    const single = aSide(2, "Kind C");
    const over = { result: { status: 3, halfTime: null, fullTime: [2, 0], extraTime: null, shootOut: null } };
    const games = [
      anEvent(league, "Doubles", { home: pair, away: aSide(2, "Kind D/Kind E"), ...over }),
      anEvent(league, "Singles", { home: single, away: aSide(2, "Kind F"), ...over }),
    ];
    await add(league, games);
    const idsIn = async (name: string) =>
      (await readFeed(stack, name)).filter((row) => kindOf(row) === "AA").map((row) => valueOf(row, "AA"));
    const listed = (await readFeed(stack, `f_2_${listDayOf(minutesAgo(240))}_0_en_1`)).find(
      (row) => valueOf(row, "ZC") === league.stageId,
    );
    const country = valueOf(listed, "ZB");
    const season = `tr_2_${country}_${String(league["tournamentId"])}_${league.stageId}`;
    const [doubles, singles] = games.map(({ eventId }) => eventId);
    expect(await idsIn(`${season}_0_0_en_1_d`)).toEqual([doubles]);
    expect(await idsIn(`${season}_0_0_en_1_s`)).toEqual([singles]);
    expect((await idsIn(`${season}_0_0_en_1`)).toSorted()).toEqual([doubles, singles].toSorted());
    expect(await idsIn(`${season}_1_0_en_1`)).toEqual([]);
    expect(await idsIn(`pr_2_${country}_${pair.id}_0_0_en_1_d`)).toEqual([doubles]);
    expect(await idsIn(`pr_2_${country}_${pair.id}_0_0_en_1_s`)).toEqual([]);
  });

  it("[C4.34] a result where there is one: not of a game that was not played, nor 0-0 without a draw", async () => {
    const league = aLeague(1, "Results");
    const shown = async (name: string, ...incidents: readonly object[]) => {
      const text = await boardOf(await play(league, name, ...incidents));
      return /\d+ – \d+/.exec(text)?.[0] ?? null;
    };
    const played = (id: number, fullTime: readonly number[]) => ({
      kind: "result",
      result: { status: id, halfTime: null, fullTime, extraTime: null, shootOut: null },
    });
    expect(await shown("scheduled")).toBeNull();
    expect(await shown("live", status(12), scored([2, 1], [[2, 1]]))).toBe("2 – 1");
    expect(await shown("finished", played(3, [3, 1]))).toBe("3 – 1");
    expect(await shown("goalless", played(3, [0, 0]))).toBe("0 – 0");
    expect(await shown("postponed", status(12), scored([2, 1], [[2, 1]]), status(4, nowSeconds - 5))).toBeNull();
    expect(await shown("cancelled", status(12), scored([2, 1], [[2, 1]]), status(5, nowSeconds - 5))).toBeNull();
    expect(await shown("to finish", status(12), scored([2, 1], [[2, 1]]), status(37, nowSeconds - 5))).toBe("2 – 1");
    expect(await shown("awarded", status(54, nowSeconds - 5))).toBeNull();
  });

  it("[C4.35] [C4.36] the form of a team: DW and DL by full time, DO after extra time, quarters that do not add up", async () => {
    const formOf = async (league: League) => {
      const english = { project: 2 };
      const table = await getFeed(stack, `to_${String(league["tournamentId"])}_${league.stageId}_1`, english);
      const rows = toRows(await table.text());
      const letters: Record<string, readonly string[]> = {};
      let team = "";
      for (const row of rows) {
        if (kindOf(row) === "TR") team = valueOf(row, "TN") ?? "";
        if (kindOf(row) === "LMS") letters[team] = [...(letters[team] ?? []), valueOf(row, "LMS") ?? ""];
      }
      return letters;
    };
    const aussie = aLeague(18, "Form");
    const quarters = [
      [20, 10],
      [10, 10],
      [10, 10],
      [10, 10],
    ];
    await play(aussie, "Level", status(3), scored([60, 60], quarters));
    await play(aussie, "Plain", status(3), scored([50, 40], quarters));
    expect(await formOf(aussie)).toEqual({
      "Level A": ["DW"],
      "Level B": ["DL"],
      "Plain A": ["W"],
      "Plain B": ["L"],
    });
    const football = aLeague(1, "Form");
    const result = (extraTime: readonly number[] | null, id: number) => ({
      kind: "result",
      result: { status: id, halfTime: null, fullTime: [1, 1], extraTime, shootOut: null },
    });
    await play(football, "Late", result([2, 2], 10));
    await play(football, "Draw", result(null, 3));
    expect(await formOf(football)).toEqual({ "Late A": ["DO"], "Late B": ["DO"], "Draw A": ["D"], "Draw B": ["D"] });
  });

  describe("without duels", () => {
    const starters = (league: League, count: number, factsOf: (index: number) => object) =>
      Array.from({ length: count }, (_, index) => ({
        ...anEvent(league, `Starter ${index}`, { startSeconds: minutesAgo(30), away: null }),
        timeline: [
          { ...status(65, minutesAgo(20)), id: "s" },
          { kind: "facts", id: "f", atSeconds: minutesAgo(5), facts: factsOf(index) },
        ],
      }));
    /** The rows of a league on a page, each as one text. */
    const rowsOf = (html: string, { stageId }: League) => {
      const block = html.split(`id="l-${stageId}"`)[1]?.split("</details>")[0] ?? "";
      return [...block.matchAll(/<li id="g_[^>]*>(.*?)<\/li>/gs)].map(([, row = ""]) => textOf(row).trim());
    };

    const countOf = async (path: string, league: League) => rowsOf(await listOf(`/${path}`), league).length;
    /** A page may be of a moment ago. */
    const shownRows = async (path: string, league: League, count: number) => {
      await expect.poll(() => countOf(path, league), { timeout: 20_000 }).toBe(count);
      return rowsOf(await listOf(`/${path}`), league);
    };

    it("as many rows as the list of a day has room for: 40, of golf 30, of cycling and winter sports 10", async () => {
      const sports = [
        [32, "course-voiture", 40],
        [23, "golf", 30],
        [34, "cyclisme", 10],
        [41, "biathlon", 10],
      ] as const;
      for (const [sportId, path, most] of sports) {
        const league = aLeague(sportId, "Rows");
        await add(
          league,
          starters(league, 45, (index) => ({ rank: index + 1 })),
        );
        await expect.poll(() => countOf(path, league), { timeout: 20_000 }).toBe(most);
      }
    });

    it("[C9.09] gaps with a plus, tied golfers with a T, the leader's kilometres, and the leg of darts", async () => {
      const golf = aLeague(23, "Ties");
      await add(
        golf,
        starters(golf, 3, (index) => ({ rank: [1, 2, 2][index], golfResult: "-7" })),
      );
      expect((await shownRows("golf", golf, 3)).map((row) => row.split(" ")[0])).toEqual(["1.", "T2", "T2"]);
      const race = aLeague(34, "Kilometres");
      const cyclists = starters(race, 2, (index) => ({
        rank: index + 1,
        distanceKm: 112.5,
        ...(index === 1 && { gap: "12" }),
      }));
      await add(race, cyclists);
      const [leader = "", second = ""] = await shownRows("cyclisme", race, 2);
      expect(leader).toMatch(/^1\. .*112,5 km/);
      expect(second).toMatch(/^2\. .*\+12$/);
      expect(second).not.toContain("km");
      const finish = { kind: "status", status: 3, atSeconds: nowSeconds - 5 };
      const incidents = cyclists.map(({ eventId }) => ({ eventId, ...finish }));
      expect((await postIngest(stack, "incidents", { sportId: 34, incidents })).status).toBe(200);
      await expect
        .poll(async () => rowsOf(await listOf("/cyclisme"), race)[0], { timeout: 20_000 })
        .not.toContain("km");
      const darts = await play(aLeague(14, "Legs"), "Legs", status(2), {
        kind: "facts",
        facts: { homeLegs: 2, awayLegs: 1 },
      });
      expect(await boardOf(darts)).toMatch(/\b4\b/);
    });

    it("[A9.02] every reason why a participant has no ordinary result", async () => {
      const codes = "CUT DSQ DNS DNF MDF WD RET NC DNQ OP NR PU UR RO F BD HR RR SU".split(" ");
      const race = aLeague(32, "Reasons");
      await add(
        race,
        starters(race, codes.length, (index) => ({ stopReason: codes[index] })),
      );
      const places = (await shownRows("course-voiture", race, codes.length)).map((row) => row.split(" ")[0]);
      expect(places.toSorted()).toEqual(codes.toSorted());
      const feed = await readFeed(stack, "f_32_0_0_en_1");
      const told = feed.filter((row) => kindOf(row) === "AA").flatMap((row) => valueOf(row, "TSR") ?? []);
      for (const code of codes) expect(told).toContain(code);
    });

    it("no page, no live centre and no sections for a horse", async () => {
      const race = aLeague(35, "Horses");
      const [horse] = starters(race, 1, () => ({ rank: 1 }));
      if (horse === undefined) throw new Error("a race needs a horse");
      await add(race, [horse]);
      expect((await getPage(stack, `/match/${horse.eventId}`)).status).toBe(404);
      const row = (await readFeed(stack, "f_35_0_0_en_1")).find((each) => valueOf(each, "AA") === horse.eventId);
      expect(valueOf(row, "AX")).toBe("0");
      expect((await readFeed(stack, `dc_1_${horse.eventId}`)).map(kindOf)).toEqual(["0"]);
    });
  });

  it("names of one start in the order of the list's language", async () => {
    const league = aLeague(1, "Order");
    await add(
      league,
      ["Zorn", "Élan", "Eder", "Ähre"].map((name) => anEvent(league, name, { startSeconds: minutesAgo(10) })),
    );
    const rows = await readFeed(stack, `f_1_${listDayOf(minutesAgo(10))}_0_de_1`);
    const own = rows.slice(rows.findIndex((row) => valueOf(row, "ZC") === league.stageId) + 1).slice(0, 4);
    expect(own.map((row) => valueOf(row, "AE"))).toEqual(["Ähre A", "Eder A", "Élan A", "Zorn A"]);
  });

  it("[C5.10] prices with two decimals, and no text for a best-of that nobody knows", async () => {
    const event = await play(aLeague(14, "Prices"), "Prices");
    const quotes = [
      {
        eventId: event.eventId,
        bookmakerId: 1,
        betType: "HOME_AWAY",
        outcomes: [
          { code: "1", price: 50 },
          { code: "2", price: 1.1 },
        ],
      },
    ];
    expect((await postIngest(stack, "odds", { sportId: 14, quotes })).status).toBe(200);
    const priced = async () =>
      (await readFeed(stack, `fo_14_${listDayOf(event.startSeconds)}_0_fr_1_0`, "FR")).find(
        (row) => valueOf(row, "AA") === event.eventId,
      );
    await expect.poll(priced, { timeout: 20_000 }).toBeDefined();
    expect([valueOf(await priced(), "XA"), valueOf(await priced(), "XC")]).toEqual(["50.00", "1.10"]);
    expect(await boardOf(event)).not.toContain("meilleur");
    await post(event, { kind: "facts", facts: { bestOfFrames: 11 } });
    await expect.poll(() => boardOf(event), { timeout: 20_000 }).toContain("Au meilleur des 11");
  });

  it("what a provider knows of an event and its league, and nothing that nobody knows", async () => {
    const known = {
      sourceType: 2,
      sevens: true,
      stableford: true,
      superTemplateId: 6576,
      categoryId: "5724",
      image: "league.png",
    };
    const league = aLeague(8, "Known", known);
    const event = anEvent(league, "Known", { home: { ...aSide(8, "Known A"), image: "crest.png" } });
    await add(league, [event]);
    const rows = await readFeed(stack, `f_8_${listDayOf(event.startSeconds)}_0_en_1`);
    const row = rows.find((each: Row) => valueOf(each, "ZC") === league.stageId);
    const cells = ["ZF", "TSV", "TST", "TSU", "ZHS", "OAJ", "TGC"].map((key) => valueOf(row, key));
    expect(cells).toEqual(["2", "1", "1", "6576", "5724", "league.png", "1"]);
    expect(await cellsOf(event, "OA", "OB", "RW", "TSO", "TCM", "TPU", "BY")).toEqual([
      "crest.png",
      "",
      "",
      null,
      null,
      null,
      null,
    ]);
    const facts = { sourceType: 2, comments: 1, swappedSides: 1, periodUpdatedSeconds: nowSeconds, homeAdvanced: 1 };
    await post(event, status(12), { kind: "facts", facts });
    const told = () => cellsOf(event, "RW", "TSO", "TCM", "TPU", "BY");
    await expect.poll(told, { timeout: 20_000 }).toEqual(["1", "2", "1", String(nowSeconds), "1"]);
  });

  it("[C3.03] [C6.03] who takes live bets, and the way to a betting slip, where the place may see them", async () => {
    const event = await play(aLeague(14, "Bets"), "Bets");
    const facts = { betslipMode: 1, liveBetting: "y", liveBookmakerIds: ["2", "16"] };
    await post(event, { kind: "facts", facts });
    const cells = async (place: string) => {
      const row = (await readFeed(stack, `f_14_${listDayOf(event.startSeconds)}_0_en_1`, place)).find(
        (each) => valueOf(each, "AA") === event.eventId,
      );
      return ["BW", "AN", "MW"].map((key) => valueOf(row, key));
    };
    await expect.poll(() => cells("FR"), { timeout: 20_000 }).toEqual(["1", "y", "2"]);
    expect(await cells("BE")).toEqual([null, null, null]);
  });

  it("[C3.01] the terms of an each-way bet, and of no other", async () => {
    const horse = anEvent(aLeague(35, "Each way"), "Each way", { away: null, startSeconds: nowSeconds + 3600 });
    await add(aLeague(35, "Each way"), [horse]);
    const outcomes = [{ code: "yes", price: 6 }];
    const win = { eventId: horse.eventId, bookmakerId: 1, betType: "TOP_POSITION_MERGED", line: "1", outcomes };
    const postQuote = (quote: object) => postIngest(stack, "odds", { sportId: 35, quotes: [quote] });
    expect((await postQuote({ ...win, line: "3", eachWay: "1/5 1-3" })).status).toBe(422);
    expect((await postQuote({ ...win, eachWay: "1/5 1-3" })).status).toBe(200);
    const terms = async () =>
      (await readFeed(stack, `df_od_1_${horse.eventId}`, "FR")).map((row) => valueOf(row, "TEW")).join("");
    await expect.poll(terms, { timeout: 20_000 }).toBe("1/5 1-3");
  });
});
