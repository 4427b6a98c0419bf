import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import { sports } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../shared/sports/statuses.ts";
import { countsPeriods } from "../../shared/timeline/periods.ts";
import { lastRace } from "../support/last-race.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const shownSports = sports.filter(({ detailPage }) => detailPage !== false);
const duels = shownSports.filter(({ duel }) => duel !== false);

/** A stopped bout names the round, any other the number of its rounds. */
const bout = /<strong class="words">[^<]{3,}<.*(?:\d reprises|Reprise \d+ \/ \d+)/s;
const sets = /<table class="sets">.*<th scope="col">1<\/th>.*>Sets</s;
/** The wording of a finished match's result on its board, in sports that have one of their own. */
const ownResults = new Map<number, RegExp>([
  [sportIds.soccer, /Mi-temps/],
  [sportIds.cricket, /<b>[^<]+ \d+(?:\/\d+d?)?(?: & \d+(?:\/\d+d?)?)? \([\d.]+\)<\/b> Points par over \d+,\d\d/],
  [sportIds.boxing, bout],
  [sportIds.mma, bout],
  [sportIds.tennis, new RegExp(`Au meilleur des [35] sets.*${sets.source}`, "s")],
]);

/** Statuses of events that are over without a result, or without a complete one. */
const off: ReadonlySet<number | null | undefined> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.abandoned,
  eventStatus.walkover,
]);
const isOff = ({ status }: EventFields) => off.has(status);

function resultOf(sportId: number, scorePeriods: number): RegExp {
  const own = ownResults.get(sportId);
  if (own !== undefined) return own;
  if (countsPeriods(sportId)) return sets;
  if (scorePeriods > 1) return /<table class="parts-table">.*Total/s;
  return /Au meilleur des (?:<!-- -->)?\d|class="parts-table"|Terminé/;
}

describe("the boards of all sports", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  /** Finds the first event of a state within a week of today; null if there is none. */
  async function find(sportId: number, type: number): Promise<EventFields | null> {
    for (const day of [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6]) {
      const { leagues } = decodeDayFeed(await (await getFeed(stack, `f_${sportId}_${day}_1_fr_1`)).text());
      const found = leagues.flatMap(({ events }) => events).find((event) => event.statusType === type && !isOff(event));
      if (found !== undefined) return found;
    }
    return null;
  }
  async function findSome(sportId: number, type: number): Promise<EventFields> {
    const event = await find(sportId, type);
    if (event === null) throw new Error(`sport ${sportId} has no event of state ${type}`);
    return event;
  }
  async function open(event: EventFields) {
    const response = await getPage(stack, `/match/${event.id}`);
    const html = await response.text();
    expect([event.id, response.status]).toEqual([event.id, 200]);
    return (/<section class="board [^]*?<\/section>/.exec(html)?.[0] ?? "")
      .replaceAll("<!-- -->", "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
  }

  it.each(duels)("[C1.07] $name before the start has both sides, the hour and no score", async ({ id }) => {
    const event = await findSome(id, statusType.scheduled);
    const board = await open(event);
    for (const name of [event.homeName, event.awayName]) expect(board).toContain(`<bdi translate="no">${name}</bdi>`);
    expect(board).toMatch(/<strong[^>]*>(?:<time[^>]*>)?\d\d:\d\d</);
    expect(board).not.toContain('class="total"');
  });

  it.each(duels)("[C1.07] $name has the result and its parts once it is over", async ({ id, scorePeriods }) => {
    const event = await findSome(id, statusType.finished);
    const board = await open(event);
    expect(board).toMatch(resultOf(id, scorePeriods));
  });

  it.each(shownSports)("[C1.07] $name says how far it is while it is played, on its own ground", async ({ id }) => {
    const event = await find(id, statusType.live);
    if (event === null) return;
    // The page of an event that starts this minute may have been opened, and cached, just before.
    await expect.poll(() => open(event), { timeout: 20_000 }).toMatch(/class="board ground-\w+ live/);
    const board = await open(event);
    expect(board).toMatch(/<p class="status(?: blinks)?"[^>]*>[^]*?\S[^]*?<\/p>|<b class="state[^"]*">[^<]+</);
  });

  it.each([sportIds.cricket, sportIds.golf, sportIds["moto-racing"]])(
    "[C2.05] [C2.06] a row of sport %i opens in the same window, at an address without participants",
    async (sportId) => {
      const id =
        sportId === sportIds.cricket ? (await findSome(sportId, statusType.finished)).id : lastRace(sportId).winner;
      const response = await getPage(stack, `/match/${id}?tab=summary&participants=${id}`);
      expect(new URL(response.url).search).toBe("");
      const html = await response.text();
      for (const link of html.match(/<a [^>]*href="\/match\/[^>]*>/g) ?? []) expect(link).not.toMatch(/target=|\?/);
    },
  );
});
