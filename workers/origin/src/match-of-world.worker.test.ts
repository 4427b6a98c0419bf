import { reset } from "cloudflare:test";
import { afterAll, describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { headToHeadSection } from "../../../shared/wire/sections/head-to-head-section.ts";
import { matchSection } from "../../../shared/wire/sections/match-section.ts";
import { readMatch } from "../../../shared/wire/sections/read-match.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { bodyOf, evening, eventsOf, findEvent } from "../test/match-reader.ts";
import { raceSaturday, inLedger, readFeed, setClock } from "../test/harness.ts";
import { playWorld } from "../test/played-world.ts";

playWorld();
afterAll(() => reset());

describe("the feeds of a simulated match", () => {
  it("say with one row what the match is, and which tabs have something behind them", async () => {
    const id = await findEvent(sportIds.soccer, statusType.finished);
    const [row] = matchSection.decode(await bodyOf(`dc_1_${id}`)).rows;
    expect(row?.fields).toMatchObject({ statusType: 3, flagDl: 1, flagDs: 0, flagDv: 1, flagAw: 0 });
    expect(row?.fields.updatedSeconds).toBeGreaterThan(row?.fields.startSeconds ?? Infinity);
    const sectionOfTab = {
      ST: "st",
      MH: "mh",
      MC: "mc",
      HH: "hh",
      LI: "li",
      LC: "lc",
      PS: "psn",
      MR: "mr",
      SCR: "scr",
    };
    const tabs = row?.fields.tabs ?? [];
    expect(tabs).toContain("LC");
    for (const [tab, section] of Object.entries(sectionOfTab)) {
      expect([tab, (await bodyOf(`df_${section}_1_${id}`)) !== "0"]).toEqual([tab, tabs.includes(tab)]);
    }
  });

  it("know the season's earlier games of both sides, newest first, and none after it", async () => {
    await setClock(evening);
    const events = await eventsOf(sportIds.soccer);
    const league = decodeDayFeed(await bodyOf("f_1_0_0_en_1")).leagues.find(({ league: { type } }) => type === "t");
    const event = events.find(({ id }) => id === league?.events[0]?.id);
    const past = headToHeadSection.decode(await bodyOf(`df_hh_1_${event?.id}`));
    const lists = past.rows.flatMap((row) => (row.kind === "match" ? [row.fields.startSeconds ?? 0] : []));
    expect(lists.slice(0, 10)).toEqual(lists.slice(0, 10).toSorted((a, b) => b - a));
    expect(lists.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...lists)).toBeLessThanOrEqual(event?.startSeconds ?? 0);
    expect(Math.min(...lists)).toBeLessThan(evening - 14 * 86_400);
  });

  it("[C2.05] compare two players anywhere, since nobody is at home", async () => {
    const tabsOf = async (sportId: number) => {
      const id = await findEvent(sportId, statusType.finished);
      return headToHeadSection.decode(await bodyOf(`df_hh_1_${id}`)).rows.filter(({ kind }) => kind === "tab");
    };
    expect([(await tabsOf(sportIds.soccer)).length, (await tabsOf(sportIds.darts)).length]).toEqual([3, 1]);
  });

  it("speak the project's language", async () => {
    const id = await findEvent(sportIds.soccer, statusType.finished);
    expect(await bodyOf(`df_sui_1_${id}`, 1)).toContain("AC÷1re mi-temps¬");
    expect(await bodyOf(`df_sui_1_${id}`, 2)).toContain("AC÷1st Half¬");
  });
});

it("[C3.25] a stage of a tour names all stages, with the first and the leader of those that are over, and is of no series", async () => {
  const { cycling } = sportIds;
  await setClock(raceSaturday, cycling);
  await readFeed(`f_${cycling}_0_0_fr_1`);
  const [rider] = await inLedger(({ events }) => {
    const tours = events.leagues().filter(({ name }) => name.startsWith("Critérium du Dauphiné - Étape "));
    return tours.flatMap(({ stageId }) => events.eventsOfStage(stageId).map(({ state }) => state.schedule.eventId));
  }, cycling);
  const { tabs, series } = readMatch((await readFeed(`dc_${cycling}_${rider}`)).body);
  expect([tabs.includes("TST"), tabs.includes("SE"), series]).toEqual([true, false, []]);
  const { leagues } = decodeDayFeed((await readFeed(`df_se_${cycling}_${rider}`)).body);
  const numbers = leagues.map(({ league }) => /Étape (\d), /.exec(league.title ?? "")?.[1]);
  expect(numbers).toEqual(["1", "2", "3", "4", "5", "6"]);
  const over = leagues.filter(({ events }) => events[0]?.statusType === statusType.finished);
  expect(over.length).toBeGreaterThan(0);
  for (const { events } of over) {
    expect(events[0]?.rank).toBe(1);
    expect(events.filter(({ overallRank }) => overallRank === 1)).toHaveLength(1);
    expect(events.length).toBeLessThan(3);
  }
});
