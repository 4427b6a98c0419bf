import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { kindOf, listDayOf, readFeed, toRows, valueOf, type Row } from "../support/feed-reader.ts";
import { minutesAgo, postedGames, scored, status } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide, textOf, type League } from "../support/posted-league.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const nowSeconds = Math.floor(Date.now() / 1000);

describe("posted games in lists and tables", () => {
  let stack: Stack;
  let posted: ReturnType<typeof postedGames>;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    posted = postedGames(stack);
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
      const league = aLeague(sportId, "Short");
      // Today's, at any hour: a game of last night that is not live is in yesterday's list.
      const event = anEvent(league, `Short ${id}`, { startSeconds: nowSeconds });
      const { eventId } = event;
      await posted.add(league, [event]);
      await posted.post(event, status(id, nowSeconds));
      const row = async () =>
        new RegExp(
          `<li id="g_${sportId}_${eventId}".*?<(?:span|time) class="t[ "][^>]*>(.*?)</(?:span|time)>`,
          "s",
        ).exec(await posted.listOf(`/${path}`));
      await expect.poll(row, { timeout: 20_000 }).not.toBeNull();
      shown.push([sportId, path, id, textOf((await row())?.[1] ?? "").trim()]);
    }
    expect(shown).toEqual(said);
  });

  it("[A4.07] a top league before another of a better rank", async () => {
    const events = [
      ["Plain", { rank: 1 }],
      ["Top", { rank: 900, type: "t" }],
    ] as const;
    const ids: string[] = [];
    for (const [name, own] of events) {
      const league = aLeague(7, name, own);
      const event = anEvent(league, name, { startSeconds: nowSeconds });
      await posted.add(league, [event]);
      ids.push(event.eventId);
    }
    const shown = async () =>
      [...(await posted.listOf("/handball")).matchAll(/<li id="g_7_(\w{8})"/g)]
        .map(([, id = ""]) => id)
        .filter((id) => ids.includes(id));
    await expect.poll(shown, { timeout: 20_000 }).toEqual(ids.toReversed());
  });

  it("[A9.03] a start by 12 or 24 hours today, and its date before it on other days, as a visitor chose", async () => {
    const league = aLeague(8, "Dates");
    const starts = { Now: nowSeconds, Later: nowSeconds + 3 * 86_400 };
    const events = Object.entries(starts).map(([name, startSeconds]) => anEvent(league, name, { startSeconds }));
    await posted.add(league, events);
    const whenIn = async (cookie: string) => {
      const html = await (await getPage(stack, "/rugby/france/", { headers: { cookie } })).text();
      return events.map(({ eventId }) => {
        const [, when = ""] =
          new RegExp(`<li id="g_8_${eventId}".*?<(?:span|time) class="t[ "][^>]*>(.*?)</(?:span|time)>`, "s").exec(
            html,
          ) ?? [];
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
      await posted.add(league, [anEvent(league, "Starter", { away: null, startSeconds: nowSeconds })]);
      const cells = async () => {
        const rows = await readFeed(stack, `f_${sportId}_0_0_en_1`);
        const row = rows.find((each: Row) => valueOf(each, "ZC") === league.stageId);
        return [valueOf(row, "TSU"), valueOf(row, "ZHS")];
      };
      await expect.poll(cells, { timeout: 20_000 }).toEqual([`${superTemplateId}`, null]);
      const head = async () =>
        new RegExp(`id="l-${league.stageId}".*?flags/[^/]+/([^.]+)\\.svg`, "s").exec(
          await posted.listOf(`/${path}`),
        )?.[1];
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
    await posted.add(league, games);
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
    expect(await idsIn(`pr_2_0_${pair.id}_0_0_en_1_d`)).toEqual([doubles]);
    expect(await idsIn(`pr_2_0_${pair.id}_0_0_en_1_s`)).toEqual([]);
  });

  it("[C4.35] [C4.36] the form of a team: DW and DL by full time, DO after extra time, quarters that do not add up; hockey's table", async () => {
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
    await posted.play(aussie, "Level", status(3), scored([60, 60], quarters));
    await posted.play(aussie, "Plain", status(3), scored([50, 40], quarters));
    expect(await formOf(aussie)).toEqual({
      "Level A": ["DW"],
      "Level B": ["DL"],
      "Plain A": ["W"],
      "Plain B": ["L"],
    });
    const football = aLeague(1, "Form");
    const result = (extraTime: readonly number[] | null, id: number, shootOut: readonly number[] | null = null) => ({
      kind: "result",
      result: { status: id, halfTime: null, fullTime: [1, 1], extraTime, shootOut },
    });
    await posted.play(football, "Late", result([2, 2], 10));
    await posted.play(football, "Draw", result(null, 3));
    await posted.play(football, "Extra", result([2, 1], 10));
    const { eventId } = await posted.play(football, "Kicks", result([1, 1], 11, [4, 5]));
    expect(await formOf(football)).toEqual({
      "Late A": ["DO"],
      "Late B": ["DO"],
      "Draw A": ["D"],
      "Draw B": ["D"],
      "Extra A": ["WO"],
      "Extra B": ["LO"],
      "Kicks A": ["LO"],
      "Kicks B": ["WO"],
    });
    // Hockey goes on where its regular time has a score of its own, and its table says so.
    const hockey = aLeague(4, "Form");
    await posted.play(hockey, "Plain", status(3), scored([3, 1], [[3, 1]]));
    await posted.play(hockey, "Late", result([2, 1], 10));
    const shot = await posted.play(hockey, "Kicks", result([1, 1], 11, [3, 2]));
    expect(await formOf(hockey)).toEqual({
      "Plain A": ["W"],
      "Plain B": ["L"],
      "Late A": ["WO"],
      "Late B": ["LO"],
      "Kicks A": ["WO"],
      "Kicks B": ["LO"],
    });
    const tableOf = async (of: string) =>
      (await (await getPage(stack, `/match/${of}/classement`)).text()).split("<tbody>")[1] ?? "";
    // Played, won, won late and by shots, lost late and by shots, lost; goals and points.
    const rows = [...(await tableOf(shot.eventId)).matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => textOf(row));
    expect(rows.map((row) => /^ \d (\w+ [AB] .*?\d:\d \S+ \d) /.exec(row)?.[1]).filter(Boolean)).toEqual([
      "Plain A 1 1 0 0 0 0 0 3:1 +2 3",
      "Late A 1 0 1 0 0 0 0 2:1 +1 2",
      "Kicks A 1 0 0 1 0 0 0 1:1 0 2",
      "Kicks B 1 0 0 0 0 1 0 1:1 0 1",
      "Late B 1 0 0 0 1 0 0 1:2 −1 1",
      "Plain B 1 0 0 0 0 0 1 1:3 −2 0",
    ]);
    const table = await tableOf(eventId);
    const formIn = (html: string, name: string) =>
      [
        ...(html.split(name)[1]?.split("</tr>")[0] ?? "").matchAll(
          /<span class="form-mark form-(\w)"[^>]*>(.*?)<\/span><\/span>/g,
        ),
      ].map(([, kind, mark]) => [
        kind,
        textOf(mark ?? "")
          .split(" · ")[0]
          ?.trim(),
      ]);
    const late = "après prolongation ou tirs au but";
    expect(formIn(table, ">Kicks A<")).toEqual([["l", `Défaite ${late}`]]);
    expect(formIn(table, ">Kicks B<")).toEqual([["w", `Victoire ${late}`]]);
    expect(formIn(table, ">Late A<")).toEqual([["d", "Nul après prolongation"]]);
    const [, team = ""] = /href="(\/equipe\/[^"]+)"[^>]*><bdi[^>]*>Extra B</.exec(table) ?? [];
    expect(await (await getPage(stack, team)).text()).toMatch(new RegExp(`form-mark form-l" title="Défaite ${late}"`));
  });

  it("names of one start in the order of the list's language", async () => {
    const league = aLeague(1, "Order");
    await posted.add(
      league,
      ["Zorn", "Élan", "Eder", "Ähre"].map((name) => anEvent(league, name, { startSeconds: minutesAgo(10) })),
    );
    const rows = await readFeed(stack, `f_1_${listDayOf(minutesAgo(10))}_0_de_1`);
    const own = rows.slice(rows.findIndex((row) => valueOf(row, "ZC") === league.stageId) + 1).slice(0, 4);
    expect(own.map((row) => valueOf(row, "AE"))).toEqual(["Ähre A", "Eder A", "Élan A", "Zorn A"]);
  });

  it("[C5.10] prices with two decimals, and no text for a best-of that nobody knows", async () => {
    const event = await posted.play(aLeague(14, "Prices"), "Prices");
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
    expect(await posted.boardOf(event)).not.toContain("meilleur");
    await posted.post(event, { kind: "facts", facts: { bestOfFrames: 11 } });
    await expect.poll(() => posted.boardOf(event), { timeout: 20_000 }).toContain("Au meilleur des 11");
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
    await posted.add(league, [event]);
    const rows = await readFeed(stack, `f_8_${listDayOf(event.startSeconds)}_0_en_1`);
    const row = rows.find((each: Row) => valueOf(each, "ZC") === league.stageId);
    const cells = ["ZF", "TSV", "TST", "TSU", "ZHS", "OAJ", "TGC"].map((key) => valueOf(row, key));
    expect(cells).toEqual(["2", "1", "1", "6576", "5724", "league.png", "1"]);
    expect(await posted.cellsOf(event, "OA", "OB", "RW", "TSO", "TCM", "TPU", "BY")).toEqual([
      "crest.png",
      "",
      "",
      null,
      null,
      null,
      null,
    ]);
    const facts = { sourceType: 2, comments: 1, swappedSides: 1, periodUpdatedSeconds: nowSeconds, homeAdvanced: 1 };
    await posted.post(event, status(12), { kind: "facts", facts });
    const told = () => posted.cellsOf(event, "RW", "TSO", "TCM", "TPU", "BY");
    await expect.poll(told, { timeout: 20_000 }).toEqual(["1", "2", "1", String(nowSeconds), "1"]);
  });

  it("[C3.03] [C6.03] who takes live bets, and the way to a betting slip, where the place may see them", async () => {
    const event = await posted.play(aLeague(14, "Bets"), "Bets", status(2));
    const facts = { betslipMode: 1, liveBetting: "y", liveBookmakerIds: ["2", "16"] };
    await posted.post(event, { kind: "facts", facts });
    const cells = async (place: string) => {
      const row = (await readFeed(stack, `f_14_${listDayOf(event.startSeconds)}_0_en_1`, place)).find(
        (each) => valueOf(each, "AA") === event.eventId,
      );
      return ["BW", "AN", "MW"].map((key) => valueOf(row, key));
    };
    await expect.poll(() => cells("FR"), { timeout: 20_000 }).toEqual(["1", "y", "2"]);
    expect(await cells("BE")).toEqual([null, null, null]);
    const quotes = [1, 2].map((bookmakerId) => ({
      eventId: event.eventId,
      bookmakerId,
      betType: "HOME_AWAY",
      outcomes: ["1", "2"].map((code) => ({ code, price: 1.9 })),
    }));
    expect((await postIngest(stack, "odds", { sportId: 14, quotes })).status).toBe(200);
    const marks = async (place: string) => {
      const html = await (await getPage(stack, `/match/${event.eventId}/cotes`, { place })).text();
      return [html.includes('rel="sponsored'), html.match(/class="[^"]*live-bets/g)?.length ?? 0];
    };
    await expect.poll(() => marks("FR"), { timeout: 20_000 }).toEqual([true, 1]);
    expect(await marks("BE")).toEqual([false, 0]);
  });
});
