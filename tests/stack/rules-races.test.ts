import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { parseParticipantStatus } from "../../shared/sports/participant-statuses.ts";
import { all as stopCodes } from "#texts/lists/stopCodes.all.js";
import { stableId } from "../../shared/sports/stable-id.ts";
import { kindOf, readFeed, valueOf } from "../support/feed-reader.ts";
import { minutesAgo, postedGames, status } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide, textOf, type League } from "../support/posted-league.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

describe("posted races", () => {
  let stack: Stack;
  let posted: ReturnType<typeof postedGames>;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    posted = postedGames(stack);
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

    const countOf = async (path: string, league: League) => rowsOf(await posted.listOf(`/${path}`), league).length;
    /** A page may be of a moment ago. */
    const shownRows = async (path: string, league: League, count: number) => {
      await expect.poll(() => countOf(path, league), { timeout: 20_000 }).toBe(count);
      return rowsOf(await posted.listOf(`/${path}`), league);
    };

    it("[C9.05] as many rows as the list of a day has room for: 40, of golf 30, of cycling and winter sports 10; a starter's page has all", async () => {
      const sports = [
        [32, "course-voiture", 40],
        [23, "golf", 30],
        [34, "cyclisme", 10],
        [41, "biathlon", 10],
      ] as const;
      for (const [sportId, path, most] of sports) {
        const league = aLeague(sportId, "Rows");
        const events = starters(league, 45, (index) => ({ rank: index + 1 }));
        await posted.add(league, events);
        await expect.poll(() => countOf(path, league), { timeout: 20_000 }).toBe(most);
        for (const starter of events.slice(0, 1))
          expect([sportId, (await posted.pageOf(starter)).match(/<li id="g_/g)?.length]).toEqual([sportId, 45]);
      }
    });

    it("the tables of drivers and of teams as their source has them", async () => {
      const league = aLeague(32, "Tables - Ring", { format: "field" });
      const over = starters(league, 2, (index) => ({ rank: index + 1, points: 25 - index })).map((event) => ({
        ...event,
        timeline: [...event.timeline, { ...status(3, minutesAgo(1)), id: "over" }],
      }));
      await posted.add(league, over);
      const [first, second] = over.map(({ home }) => home);
      const { tournamentId, season } = league;
      const table = { tournamentId, season, races: 1, throughSeconds: minutesAgo(30) };
      const standings = [
        {
          ...table,
          id: stableId(32, "standing", "starters"),
          of: "starters",
          rows: [
            { rank: 1, participant: second, points: 24, wins: 0 },
            { rank: null, participant: first, points: 10.5, wins: 1 },
          ],
        },
        {
          ...table,
          id: stableId(32, "standing", "teams"),
          of: "teams",
          rows: [{ rank: 1, participant: { ...aSide(32, "Team Ring"), name: "Team Ring" }, points: 34.5, wins: 1 }],
        },
      ];
      const answer = await postIngest(stack, "standings", { sportId: 32, standings });
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ changed: 2 })]);
      const ids = `/ids/standings/32/${String(tournamentId)}/${league.stageId}/12`;
      const rows = async () => {
        const html = await (await getPage(stack, ids)).text();
        return [...html.matchAll(/<tr[^>]*><td class="of-rank".*?<\/tr>/gs)].map(([row]) => textOf(row).trim());
      };
      await expect
        .poll(rows, { timeout: 20_000 })
        .toEqual(["1 Starter 1 A 1 0 24", "– Starter 0 A 1 1 10,5", "1 Team Ring 1 1 34,5"]);
    });

    it("[C9.09] gaps with a plus, tied golfers with a T, the leader's kilometres, and the leg of darts", async () => {
      const golf = aLeague(23, "Ties");
      await posted.add(
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
      await posted.add(race, cyclists);
      const [leader = "", second = ""] = await shownRows("cyclisme", race, 2);
      expect(leader).toMatch(/^1\. .*112,5 km/);
      expect(second).toMatch(/^2\. .*\+12$/);
      expect(second).not.toContain("km");
      const finish = { kind: "status", status: 3, atSeconds: minutesAgo(0) };
      const incidents = cyclists.map(({ eventId }) => ({ eventId, ...finish }));
      expect((await postIngest(stack, "incidents", { sportId: 34, incidents })).status).toBe(200);
      // What began before midnight and is over is in the list of its own day.
      const date = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Paris" }).format(
        (cyclists[0]?.startSeconds ?? 0) * 1000,
      );
      await expect
        .poll(async () => rowsOf(await posted.listOf(`/cyclisme?date=${date}`), race)[0], { timeout: 20_000 })
        .not.toContain("km");
      const darts = await posted.play(aLeague(14, "Legs"), "Legs", status(2), {
        kind: "facts",
        facts: { homeLegs: 2, awayLegs: 1 },
      });
      expect(await posted.boardOf(darts)).toMatch(/\b4\b/);
    });

    it("[A9.02] every reason why a participant has no ordinary result", async () => {
      const codes = "CUT DSQ DNS DNF MDF WD RET NC DNQ OP NR PU UR RO F BD HR RR SU".split(" ");
      const race = aLeague(32, "Reasons");
      await posted.add(
        race,
        starters(race, codes.length, (index) => ({ stopReason: codes[index] })),
      );
      const places = (await shownRows("course-voiture", race, codes.length)).map((row) => row.split(" ")[0]);
      const shown = codes.map((code) => stopCodes.fr[parseParticipantStatus(code) ?? "ownerPoints"]);
      expect(places.toSorted()).toEqual(shown.toSorted());
      const feed = await readFeed(stack, "f_32_0_0_en_1");
      const told = feed.filter((row) => kindOf(row) === "AA").flatMap((row) => valueOf(row, "TSR") ?? []);
      for (const code of codes) expect(told).toContain(code);
    });

    it("no page, no live centre and no sections for a horse", async () => {
      const race = aLeague(35, "Horses");
      const [horse] = starters(race, 1, () => ({ rank: 1 }));
      if (horse === undefined) throw new Error("a race needs a horse");
      await posted.add(race, [horse]);
      expect((await getPage(stack, `/match/${horse.eventId}`)).status).toBe(404);
      const row = (await readFeed(stack, "f_35_0_0_en_1")).find((each) => valueOf(each, "AA") === horse.eventId);
      expect(valueOf(row, "AX")).toBe("0");
      expect((await readFeed(stack, `dc_1_${horse.eventId}`)).map(kindOf)).toEqual(["0"]);
    });
  });

  it("[C3.01] the terms of an each-way bet, and of no other", async () => {
    const horse = anEvent(aLeague(35, "Each way"), "Each way", { away: null, startSeconds: minutesAgo(-60) });
    await posted.add(aLeague(35, "Each way"), [horse]);
    const outcomes = [{ code: "yes", price: 6 }];
    const win = { eventId: horse.eventId, bookmakerId: 1, betType: "TOP_POSITION_MERGED", line: "1", outcomes };
    const postQuote = (quote: object) => postIngest(stack, "odds", { sportId: 35, quotes: [quote] });
    expect((await postQuote({ ...win, line: "3", eachWay: "1/5 1-3" })).status).toBe(422);
    expect((await postQuote({ ...win, eachWay: "1/5 1-3" })).status).toBe(200);
    const terms = async () =>
      (await readFeed(stack, `df_od_1_${horse.eventId}`, "FR")).map((row) => valueOf(row, "TEW")).join("");
    await expect.poll(terms, { timeout: 20_000 }).toBe("1/5 1-3");

    // A horse has no page; a golfer's page has the terms below the price to win.
    const golf = aLeague(23, "Each way");
    const golfer = anEvent(golf, "Each way golfer", { away: null, startSeconds: minutesAgo(-60) });
    await posted.add(golf, [golfer]);
    const quotes = [
      { ...win, eventId: golfer.eventId, eachWay: "1/5 1-8" },
      { ...win, eventId: golfer.eventId, line: "10" },
    ];
    expect((await postIngest(stack, "odds", { sportId: 23, quotes })).status).toBe(200);
    const shownTerms = async () => {
      const html = await (await getPage(stack, `/match/${golfer.eventId}/cotes`, { place: "FR" })).text();
      return [...html.matchAll(/<small class="each-way">(.*?)<\/small>/g)].map(([, shown = ""]) => textOf(shown));
    };
    await expect.poll(shownTerms, { timeout: 20_000 }).toEqual([expect.stringContaining("1/5 1-8")]);
  });
});
