import { renderToString } from "react-dom/server";
import { expect, it, beforeEach, vi } from "vitest";
import { getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { encodeOddsFeed } from "../../../shared/wire/odds-feed.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { LiveList, useLeagues } from "../../live/hooks.tsx";
import { LiveProvider } from "../../live/live-provider.tsx";
import { LeagueBlock, countGames, isLeagueDisplayed, isToggled, setToggled, toggledLeagues } from "./league-block.tsx";
import { frenchPage } from "../page/french-page.fixture.ts";
import { PageProvider } from "../page/page-context.tsx";
import { EventsOf } from "../match-row/event-context.tsx";

await loadAllTexts();
const nowSeconds = 1_760_000_000;
const toEvent = (id: string, over: Partial<EventFields> = {}): EventFields => ({
  id,
  startSeconds: nowSeconds - 1_500,
  statusType: 1,
  status: 1,
  homeName: `Home ${id}`,
  awayName: `Away ${id}`,
  homeParticipantId: `h${id}`,
  awayParticipantId: `a${id}`,
  ...over,
});
const live = { statusType: 2, status: 12, statusStartSeconds: nowSeconds - 1_500, homeScore: 1, awayScore: 0 };
const finished = { statusType: 3, status: 3, homeScore: 2, awayScore: 2, homePeriod1: 1, awayPeriod1: 0, winner: 1 };
const games = [
  toEvent("A"),
  toEvent("B", live),
  toEvent("C", { ...live, homeRedCards: 2, homeName: "Un nom qui ne tient pas sur un écran étroit" }),
  toEvent("D", finished),
  toEvent("E", { ...finished, homeShootOut: 4, awayShootOut: 3 }),
  toEvent("F", { homeName: `<img src=x onerror="alert(1)"> & 'co'`, awayName: "İstanbul" }),
  toEvent("G", { timeKnown: 0 }),
  toEvent("H", { statusType: 3, status: 5 }),
];
const odds = [
  { eventId: "A", bookmakerId: 1, outcomes: [1.5, null, 12].map((price) => ({ price, previous: 2 })) },
  { eventId: "B", bookmakerId: 1, outcomes: [2, 3, 4].map((price) => ({ price, previous: price })) },
];

function Leagues({ category }: { readonly category: ListCategory }) {
  return useLeagues().map((league) => (
    <LeagueBlock key={league.league.stageId} league={league} category={category} bookmakerId={1} />
  ));
}

function draw(category: ListCategory = "all", type = "", display: number | null = null): string {
  const list = {
    key: "1/20370",
    sportId: 1,
    feed: encodeDayFeed({
      sportId: 1,
      leagues: [{ league: { title: "L", stageId: "L", path: "/football/l/", type, display }, events: games }],
      signature: "",
    }),
    seq: 7,
    feedName: "f_1_0_2_fr_1",
    odds: encodeOddsFeed(1, odds),
    oddsSeq: 3,
    oddsFeedName: "fo_1_0_2_fr_1_0",
    market: "fr",
    nowSeconds,
    isFollowed: true,
  };
  return renderToString(
    <PageProvider page={frenchPage}>
      <LiveProvider settings={{ feedBase: "/1/x/feed/", feedSign: "", nowSeconds }}>
        <LiveList list={list}>
          <EventsOf sportId={1}>
            <Leagues category={category} />
          </EventsOf>
        </LiveList>
      </LiveProvider>
    </PageProvider>,
  );
}

/** Ids of the games whose rows are drawn. */
const shownIn = (markup: string) => [...markup.matchAll(/<li id="g_1_(\w+)"/g)].map(([, id]) => id);

it.each<[ListCategory, string]>([
  ["all", "ABCDEFGH"],
  ["live", "BC"],
  ["finished", "DEH"],
  ["scheduled", "AFG"],
  ["myGames", ""],
])("draws the games of tab %s", (category, ids) => {
  expect(shownIn(draw(category)).join("")).toBe(ids);
});

it("escapes what a feed says", () => {
  const markup = draw();
  expect(markup).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;co&#x27;");
  expect(markup).not.toMatch(/<img(?! loading="lazy" src="\/flags\/)/);
});

it("[C2.14] has a star in each row and at the head, not pressed: nothing that a browser follows reaches the server", () => {
  expect(
    draw().match(/<button type="button" class="star" aria-pressed="false" aria-label="Suivre [^"]+">/g),
  ).toHaveLength(9);
});

it("has the way to a competition before its rows, as it is seen", () => {
  expect(draw()).toMatch(/<\/summary><div class="league-star">.*?<\/div><a href="\/football\/l\/">[^<]+<\/a><ul><li/);
});

it("says in the head of a closed league how many games it hides, and how many of them are live", () => {
  const textOf = (category: ListCategory) => /<em>(.*?)<\/em>/.exec(draw(category, "c"))?.[1]?.replace(/<.*?>/g, "");
  expect(textOf("all")).toBe("8 matchs · 2 en direct");
  expect(textOf("finished")).toBe("3 matchs");
});

const events: Readonly<Record<string, EventFields>> = {
  before: { statusType: statusType.scheduled },
  running: { statusType: statusType.live },
  after: { statusType: statusType.finished },
  masked: { statusType: statusType.live },
  maskedNext: { statusType: statusType.scheduled },
};
const store = { getEvent: (id: string) => events[id] ?? null };
const ids = ["before", "running", "after", "gone"];

it("counts the games that a closed league hides, and those of them that are live", () => {
  expect(countGames(ids, "all", store)).toBe("3/1");
});

it("counts those of the tab alone", () => {
  expect(countGames(ids, "finished", store)).toBe("1/0");
  expect(countGames(ids, "scheduled", store)).toBe("1/0");
});

it("counts a game whose result is hidden by its state", () => {
  expect(countGames(["masked", "maskedNext"], "all", store)).toBe("2/1");
  expect(countGames(["masked", "maskedNext"], "scheduled", store)).toBe("1/0");
  expect(countGames(["masked", "maskedNext"], "live", store)).toBe("1/1");
});

it("[C3.05] begins as the feed's display flag says, and as its type says without one", () => {
  const isOpen = (...[type, display]: [string, number | null]) => / open=""/.test(draw("all", type, display));
  expect([isOpen("c", 1), isOpen("p", 0), isOpen("c", null), isOpen("p", null)]).toEqual([true, false, false, true]);
});

const name = "fsdc_expand_collapse_league";
beforeEach(useTestStorageEngine);

const displayed = (isTurned: boolean) =>
  [true, false].map((isOpenAtFirst) => isLeagueDisplayed(isOpenAtFirst, isTurned, null));

it("[C4.01, C3.06] displays a closed league that was turned over, hides any other such one, and leaves the rest", () => {
  expect(displayed(false)).toEqual([true, false]);
  expect(displayed(true)).toEqual([false, true]);
});

it("[C4.01] leaves a country's page as it is; a country of 0 is none", () => {
  expect([81, 0].map((countryId) => isLeagueDisplayed(true, true, countryId))).toEqual([true, false]);
});

it("[C4.01] keeps what was turned over under its key, and forgets what was turned back", () => {
  const heard = vi.fn<() => void>();
  const end = toggledLeagues.listen(heard);
  setToggled("1_StageAaa", true);
  setToggled("1_StageAaa", true);
  expect([isToggled("1_StageAaa"), isToggled("1_StageBbb"), heard.mock.calls.length]).toEqual([true, false, 1]);
  const text = getTestStorage()[name] ?? "";
  expect(JSON.parse(text)).toEqual({ value: { "1_StageAaa": true }, expiresAtSeconds: null });
  setToggled("1_StageAaa", false);
  expect([isToggled("1_StageAaa"), getTestStorage()[name]]).toEqual([false, undefined]);
  setTestStorageKey(name, text);
  expect(isToggled("1_StageAaa")).toBe(true);
  end();
});

it("[C8.03] takes a corrupt list for none", () => {
  setTestStorageKey(name, "{");
  expect(isToggled("1_StageAaa")).toBe(false);
});
