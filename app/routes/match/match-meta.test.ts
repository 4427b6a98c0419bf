import { expect, it } from "vitest";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { eventWordParts } from "../../features/match/event-word-parts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toMatchMeta } from "./match-meta.server.ts";

await eventWordParts.prepare();
await loadAllTexts();

const scheduled: EventFields = {
  id: "1Event00",
  startSeconds: Date.UTC(2026, 10, 22, 19, 30) / 1000,
  statusType: 1,
  status: eventStatus.scheduled,
  homeName: "Lens",
  homeSlug: "lens",
  homeParticipantId: "1Lens000",
  awayName: "Lyon",
  round: "Journée 9",
};
const path = "/match/1Event00";

function metaOf(
  event: EventFields,
  shown = { tab: "summary" as const, pathname: path },
  place = ["Bollaert", "Lens"],
  sportId = 1,
  others: readonly EventFields[] = [],
) {
  const league = { stageId: "L", title: "FRANCE: Ligue 1", countryName: "France", path: "/football/france/ligue-1/" };
  const feed = encodeDayFeed({
    sportId,
    leagues: [{ league, events: [{ ...scheduled, ...event }, ...others] }],
    signature: "",
  });
  return toMatchMeta(
    {
      lang: "fr",
      eventId: "1Event00",
      epochDay: 0,
      todayEpochDay: 0,
      isOver: false,
      tabCodes: [],
      series: [],
      place,
      widgetsPath: null,
      links: { path, origin: "https://tribune.example", brand: "Tribune", alternates: [{ lang: "fr", href: path }] },
      list: {
        key: "1Event00",
        sportId,
        feedName: "d_su_1Event00_fr_1",
        oddsFeedName: null,
        market: null,
        isFollowed: false,
        feed,
        seq: 1,
        odds: null,
        oddsSeq: null,
        nowSeconds: 0,
      },
    },
    shown,
  );
}
const thingOf = (event: EventFields, ...more: [shown: { tab: "summary"; pathname: string }, place: string[]] | []) => {
  const things = metaOf(event, more[0], more[1]).flatMap((meta) =>
    "script:ld+json" in meta ? [meta["script:ld+json"]] : [],
  );
  return things.find((thing) => JSON.stringify(thing).includes('"@type":"SportsEvent","name"'));
};

it("describes the match to search engines: sides, start, place, competition, address", () => {
  expect(thingOf({})).toMatchObject({
    "@type": "SportsEvent",
    name: "Lens – Lyon",
    url: "https://tribune.example/match/1Event00",
    sport: "Football",
    startDate: "2026-11-22T19:30:00.000Z",
    eventStatus: "https://schema.org/EventScheduled",
    superEvent: { name: "Ligue 1, France" },
    location: { "@type": "Place", name: "Bollaert", address: "Lens" },
    homeTeam: { "@type": "SportsTeam", name: "Lens", url: "https://tribune.example/equipe/lens/1Lens000/" },
    awayTeam: { "@type": "SportsTeam", name: "Lyon" },
  });
  // A race by its own name, and not by that of one who starts.
  expect(thingOf({ awayName: "", awayParticipantId: "" })).toMatchObject({
    name: "Ligue 1",
    competitor: [{ name: "Lens" }],
  });
  expect(thingOf({ timeKnown: 0 })).toMatchObject({ startDate: "2026-11-22" });
  expect(thingOf({}, { tab: "summary", pathname: path }, [])).not.toHaveProperty("location");
});

it.each([
  [{ statusType: 3, status: eventStatus.postponed }, "EventPostponed"],
  [{ statusType: 3, status: eventStatus.cancelled }, "EventCancelled"],
  [{ statusType: 3, status: eventStatus.finished, homeScore: 2, awayScore: 1 }, "EventScheduled"],
])("says what becomes of it (%o): %s", (event, name) => {
  expect(thingOf(event)).toMatchObject({ eventStatus: `https://schema.org/${name}` });
});

it("says the score in title and description, where there is one", () => {
  const text = JSON.stringify(metaOf({ statusType: 3, status: eventStatus.finished, homeScore: 2, awayScore: 1 }));
  expect(text).toContain('{"title":"Lens – Lyon 2-1 · Ligue 1 · France · Tribune"}');
  expect(text).toContain("Lens – Lyon 2-1, Terminé. Ligue 1, France, Journée 9. Bollaert, Lens.");
  const shootOut = { homeScore: 3, awayScore: 2, homeShootOut: 4, awayShootOut: 3 };
  expect(thingOf({ statusType: 3, status: eventStatus.afterPenalties, ...shootOut })).toMatchObject({
    description: expect.stringContaining("Lens – Lyon 2-2, Après tirs au but (4-3). Ligue 1, France"),
  });
  expect(JSON.stringify(metaOf({}))).toContain('"Lens – Lyon. Ligue 1, France, Journée 9. Bollaert, Lens."');
});

it("says no runs of a side of cricket that is yet to bat, which are not known", () => {
  const batting = { statusType: 2, status: eventStatus.inning1, homeScore: 0, awayScore: 77, awayWickets: 3 };
  const text = JSON.stringify(metaOf({ ...batting, awayOvers: "12.2" }, undefined, [], sportIds.cricket));
  expect(text).toContain('{"title":"Lens – Lyon 77 · Ligue 1 · France · Tribune"}');
  expect(text.match(/"(?:description|content)":"Lens – Lyon 77, 1/g)?.length).toBeGreaterThan(1);
});

it("[C9.09] says the place and the result of who starts in a race, and what a tie of golf is", () => {
  const golfer = { ...scheduled, homeName: "Burns S.", awayName: "", round: "", statusType: 3, status: 3 };
  const own = { ...golfer, rank: 1, golfResult: "-8" };
  const described = (others: readonly EventFields[]) =>
    JSON.stringify(metaOf(own, undefined, ["Sawgrass"], sportIds.golf, others));
  expect(described([])).toContain('"title":"Burns S. (1.) · Ligue 1 · France · Tribune"');
  expect(described([])).toContain("Burns S., 1. −8, Terminé. Ligue 1, France. Sawgrass.");
  const shared = described([{ ...own, id: "1Event01" }]);
  expect(shared).toContain('"title":"Burns S. (T1) · Ligue 1 · France · Tribune"');
  expect(shared).toContain("Burns S., T1 −8, Terminé.");
  const cut = JSON.stringify(metaOf({ ...own, rank: null, stopReason: "CUT" }, undefined, [], sportIds.golf));
  expect(cut).toContain('"title":"Burns S. (Cut) · Ligue 1 · France · Tribune"');
  expect(cut).toContain("Burns S., Cut −8, Terminé.");
  const before = metaOf({ ...golfer, statusType: 1, status: 1 }, undefined, [], sportIds.golf);
  expect(JSON.stringify(before)).toContain('"Burns S. Ligue 1, France."');
});

it("says why a match is not played, in the source's words or in those of its status", () => {
  const postponed = { statusType: 3, status: eventStatus.postponed };
  expect(thingOf({ ...postponed, notice: "Pelouse gelée." })).toMatchObject({
    description: "Lens – Lyon, Reporté. Pelouse gelée. Ligue 1, France, Journée 9. Bollaert, Lens.",
  });
  expect(thingOf(postponed)).toMatchObject({
    description: expect.stringContaining("joué à une autre date. Ligue 1, France"),
  });
});

it("names a tab's own address, and other languages for the match alone", () => {
  const links = (pathname: string) =>
    metaOf({}, { tab: "summary", pathname }).flatMap((meta) =>
      "tagName" in meta && meta.tagName === "link" ? [`${meta["rel"]} ${meta["href"]}`] : [],
    );
  expect(links(path)).toEqual([
    `alternate https://tribune.example${path}.json`,
    `canonical https://tribune.example${path}`,
    `alternate ${path}`,
  ]);
  expect(links(`${path}/statistiques`)).toEqual([
    `alternate https://tribune.example${path}.json`,
    `canonical https://tribune.example${path}/statistiques`,
  ]);
});
