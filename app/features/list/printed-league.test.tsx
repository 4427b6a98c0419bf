import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { encodeDayFeed } from "../../../shared/feed/day-feed.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { encodeOddsFeed, type OddsRow } from "../../../shared/feed/odds-feed.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { LiveList, useLeagues } from "../../live/hooks.tsx";
import { LiveProvider } from "../../live/live-provider.tsx";
import { createPrinter, type Sheet } from "../../rendering/create-printer.server.ts";
import type { DateStyle } from "../day/date-texts.ts";
import { PrinterContext } from "../../rendering/printer.ts";
import { LeagueBlock } from "./league-block.tsx";
import "./menu-writer.server.ts";
import { LeagueMenu } from "./league-menu.tsx";
import { addressWords } from "../../../shared/addresses/words.ts";
import { PageProvider, toHref } from "../page/page-context.tsx";
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

type Options = {
  readonly category?: ListCategory;
  readonly events?: readonly EventFields[];
  readonly sportId?: number;
  readonly title?: string;
  readonly prices?: readonly OddsRow[];
  readonly timeZone?: string;
  readonly atSeconds?: number;
  readonly style?: DateStyle;
};

/** Of a list, besides the list. */
const day = {
  epochDay: 20_370,
  todayEpochDay: 20_370,
  menu: null,
};

function print(
  printer: (() => Sheet) | null,
  {
    category = "all",
    events = games,
    sportId = 1,
    title = "L",
    prices = odds,
    timeZone = "Europe/Paris",
    atSeconds = nowSeconds,
    style = {},
  }: Options = {},
): string {
  const list = {
    key: "1/20370",
    sportId,
    feed: encodeDayFeed({
      sportId,
      leagues: [{ league: { title, stageId: "L", path: "/football/l/" }, events }],
      signature: "",
    }),
    seq: 7,
    feedName: "f_1_0_2_fr_1",
    odds: encodeOddsFeed(sportId, prices),
    oddsSeq: 3,
    oddsFeedName: "fo_1_0_2_fr_1_0",
    market: "fr",
    nowSeconds,
    isFollowed: true,
  };
  const page = {
    lang: "fr",
    timeZone,
    betting: null,
    t: { ...siteTexts("fr"), ...style },
    href: toHref(addressWords.fr),
  } as const;
  const sheet = printer?.() ?? null;
  const markup = renderToString(
    <PrinterContext.Provider value={sheet?.print ?? null}>
      <PageProvider page={page}>
        <LiveProvider settings={{ feedBase: "/1/x/feed/", feedSign: "", nowSeconds: atSeconds }}>
          <LiveList list={list}>
            <EventsOf sportId={sportId}>
              <LeagueMenu data={{ ...day, list }} />
              <Leagues category={category} />
            </EventsOf>
          </LiveList>
        </LiveProvider>
      </PageProvider>
    </PrinterContext.Provider>,
  );
  return sheet === null ? markup : new TextDecoder().decode(sheet.toBytes(markup));
}

it.each(["all", "live", "finished", "scheduled", "myGames"] as const)(
  "prints for tab %s what a browser takes over without a difference",
  (category) => {
    for (const sportId of [1, 2, 13]) {
      expect(print(createPrinter(), { category, sportId })).toBe(print(null, { category, sportId }));
    }
  },
);

it("escapes what a feed says", () => {
  const markup = print(createPrinter());
  expect(markup).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;co&#x27;");
  expect(markup).not.toMatch(/<img(?! loading="lazy" src="\/flags\/)/);
});

it("prints a league once while nothing of it changes", () => {
  let prints = 0;
  const printer = createPrinter();
  const counted = (): Sheet => {
    const sheet = printer();
    const print: Sheet["print"] = (drawnFrom, toElement) =>
      sheet.print(drawnFrom, () => {
        prints += 1;
        return toElement();
      });
    return { ...sheet, print };
  };
  expect(print(counted)).toBe(print(counted));
  expect(prints).toBe(1);
});

const goal = games.map((event) => (event.id === "B" ? { ...event, homeScore: 2 } : event));
it.each<[string, Options]>([
  ["a goal", { events: goal }],
  ["a game less", { events: games.slice(1) }],
  ["a price", { prices: odds.slice(1) }],
  ["a minute", { atSeconds: nowSeconds + 60 }],
  ["another zone", { timeZone: "Europe/Istanbul" }],
  ["another clock", { style: { clock: 12 } }],
  ["another tab", { category: "live" }],
  ["another sport", { sportId: 2 }],
  ["another name of the league", { title: "M" }],
])("prints it again after %s", (_, changed) => {
  const printer = createPrinter();
  const before = print(printer);
  const after = print(printer, changed);
  expect(after === before).toBe(false);
  expect(after).toBe(print(null, changed));
});

it("has no star before there is a script to follow games by", () => {
  expect(print(createPrinter())).not.toContain("<button");
});

it("has the way to a competition before its rows, as it is seen", () => {
  expect(print(createPrinter())).toMatch(/<\/summary><a href="\/football\/l\/">[^<]+<\/a><ul><li/);
});
