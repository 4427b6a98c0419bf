import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toAtom, toJsonFeed } from "./results-response.ts";
import { toMatchItems } from "./match-items.ts";
import { toNewsItems } from "./news-items.ts";
import { toRaceItems } from "./race-items.ts";
import { toSitemap, toSitemapIndex } from "./sitemap.ts";

/** The texts of an element, wherever it stands. @throws for XML that is not well-formed */
function textsOf(xml: string, element: string): readonly string[] {
  const found: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open.push(name);
    if (name === element) found.push("");
  });
  parser.on("text", (text) => {
    if (open.at(-1) === element) found[found.length - 1] += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return found;
}

await loadAllTexts();

const feed = (events: readonly EventFields[], lang: Parameters<typeof toAtom>[0]["lang"] = "fr") =>
  toAtom({
    lang,
    title: "Ligue 1 <2026> & co",
    page: "https://t.example/football/france/ligue-1/resultats",
    origin: "https://t.example",
    brand: "Tribune",
    items: toMatchItems(events, "https://t.example", lang),
  });
const lens = {
  id: "1a2b3c4d",
  homeName: "Lens & Co",
  awayName: "Lyon",
  homeScore: 2,
  awayScore: 1,
  startSeconds: 1000,
};

it("writes results as Atom, the newest first, each dated by its end and named by its match for ever", () => {
  const xml = feed([
    { ...lens, statusStartSeconds: 8000 },
    { ...lens, id: "1a2b3c4e", statusStartSeconds: 9000 },
  ]);
  expect(textsOf(xml, "title")).toEqual(["Ligue 1 <2026> & co", "Lens & Co 2 – 1 Lyon", "Lens & Co 2 – 1 Lyon"]);
  expect(textsOf(xml, "id")).toEqual([
    "tag:tribune,2026:football/france/ligue-1/resultats",
    "tag:tribune,2026:match/1a2b3c4e",
    "tag:tribune,2026:match/1a2b3c4d",
  ]);
  expect(textsOf(xml, "updated")).toEqual(["1970-01-01T02:30:00Z", "1970-01-01T02:30:00Z", "1970-01-01T02:13:20Z"]);
});

it("says in the summary of an entry all that is known", () => {
  expect(textsOf(feed([{ ...lens, round: "Journée 9" }, lens]), "summary")).toEqual([
    "Lens & Co 2 – 1 Lyon, Journée 9",
    "Lens & Co 2 – 1 Lyon",
  ]);
});

it("is a feed before there are results, and whatever a name contains", () => {
  expect(textsOf(feed([]), "entry")).toEqual([]);
  expect(textsOf(feed([{ ...lens, homeName: 'a\u0000]]>"\ud800' }]), "title")[1]).toMatch(/^a\]\]>"/);
});

it("writes a sitemap, with times only where they are known", () => {
  const xml = toSitemap([
    { address: "https://t.example/?a=1&b=2", modifiedSeconds: null },
    { address: "https://t.example/match/1", modifiedSeconds: 60 },
  ]);
  expect(textsOf(xml, "loc")).toEqual(["https://t.example/?a=1&b=2", "https://t.example/match/1"]);
  expect(textsOf(xml, "lastmod")).toEqual(["1970-01-01T00:01:00Z"]);
  expect(textsOf(toSitemapIndex([{ address: "https://t.example/s.xml", modifiedSeconds: null }]), "loc")).toHaveLength(
    1,
  );
});

it("keeps a sitemap within the protocol's 50,000 addresses", () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ address: `/${index}`, modifiedSeconds: null }));
  expect(toSitemap(entries).match(/<url>/g)).toHaveLength(50_000);
});

it("names a match by the same tag in every language", () => {
  expect(textsOf(feed([lens], "nl"), "id")).toContain("tag:tribune,2026:match/1a2b3c4d");
});

it("dates a result that was corrected by its correction, and keeps its place and its name", () => {
  const corrected = { ...lens, statusStartSeconds: 8000, changedSeconds: 90_000 };
  const xml = feed([corrected, { ...lens, id: "1a2b3c4e", statusStartSeconds: 9000, changedSeconds: 8500 }]);
  expect(textsOf(xml, "id").slice(1)).toEqual(["tag:tribune,2026:match/1a2b3c4e", "tag:tribune,2026:match/1a2b3c4d"]);
  expect(textsOf(xml, "updated")).toEqual(["1970-01-02T01:00:00Z", "1970-01-01T02:30:00Z", "1970-01-02T01:00:00Z"]);
});

it("writes the same results as a JSON Feed, with every field that the format asks for", () => {
  const text = toJsonFeed({
    lang: "fr",
    title: "Ligue 1 <2026> & co",
    page: "https://t.example/football/france/ligue-1/resultats",
    origin: "https://t.example",
    brand: "Tribune",
    items: toMatchItems(
      [
        { ...lens, statusStartSeconds: 8000, round: "Journée 9" },
        { ...lens, id: "1a2b3c4e", homeScore: null, statusStartSeconds: 9000 },
      ],
      "https://t.example",
      "fr",
    ),
  });
  expect(JSON.parse(text)).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Ligue 1 <2026> & co",
    home_page_url: "https://t.example/football/france/ligue-1/resultats",
    feed_url: "https://t.example/football/france/ligue-1/resultats.json",
    language: "fr",
    authors: [{ name: "Tribune", url: "https://t.example/" }],
    items: [
      {
        id: "tag:tribune,2026:match/1a2b3c4e",
        url: "https://t.example/match/1a2b3c4e",
        title: "Lens & Co – Lyon",
        content_text: "Lens & Co – Lyon",
        date_published: "1970-01-01T00:16:40Z",
        date_modified: "1970-01-01T02:30:00Z",
      },
      {
        id: "tag:tribune,2026:match/1a2b3c4d",
        url: "https://t.example/match/1a2b3c4d",
        title: "Lens & Co 2 – 1 Lyon",
        content_text: "Lens & Co 2 – 1 Lyon, Journée 9",
        date_published: "1970-01-01T00:16:40Z",
        date_modified: "1970-01-01T02:13:20Z",
      },
    ],
  });
});

it("parts what a JSON feed says of a result as its language does", () => {
  const page = "https://t.example/ar/";
  const own = { title: "الدوري", page, origin: "https://t.example", brand: "Tribune" };
  const { items } = JSON.parse(
    toJsonFeed({ ...own, lang: "ar", items: toMatchItems([{ ...lens, round: "الجولة 9" }], own.origin, "ar") }),
  );
  expect(items[0].content_text).toMatch(/Lyon، الجولة 9$/);
});

it("has articles as items, the newest first, but for those that name bookmakers", () => {
  const article = { path: "/news/a/1", title: "Lens gagne", lead: "Deux buts.", publishedSeconds: 60 };
  const later = { path: "/news/b/2", title: "Lyon perd", publishedSeconds: 120 };
  const bets = { path: "/news/c/3", title: "Nos paris", publishedSeconds: 90, bookmakerIds: [16] };
  expect(toNewsItems([article, bets, later], "https://t.example")).toEqual([
    {
      id: "tag:tribune,2026:news/b/2",
      address: "https://t.example/news/b/2",
      title: "Lyon perd",
      text: "Lyon perd",
      startSeconds: 120,
      resultSeconds: 120,
      updatedSeconds: 120,
    },
    expect.objectContaining({ title: "Lens gagne", text: "Deux buts." }),
  ]);
});

const over = { statusType: 3, status: 3, startSeconds: 1000, statusStartSeconds: 7000 };
const ranked = (id: string, homeName: string, rank: number | null, own: EventFields = {}): EventFields => ({
  id,
  homeName,
  rank,
  ...over,
  ...own,
});
const ofRaces = {
  sportId: sportIds["auto-racing"],
  tournamentId: "T",
  origin: "https://t.example",
  lang: "fr",
} as const;
const monza = {
  league: { title: "MONDE: Formule 1 - Monza", stageId: "S1" },
  events: [
    ranked("C", "Piastri O.", 3, { gap: "+4.2", statusStartSeconds: 7100 }),
    ranked("A", "Norris L.", 1, { raceTime: "1:27:44.123" }),
    ranked("B", "Verstappen M.", 2, { gap: "+2.4" }),
    ranked("D", "Leclerc C.", 4, { gap: "+9.9" }),
    ranked("E", "Ocon E.", null, { stopReason: "DNF", statusStartSeconds: 9999 }),
  ],
};

it("writes a race as its podium, named by its stage for ever, with its winner's page", () => {
  expect(toRaceItems([monza], ofRaces)).toEqual([
    {
      id: "tag:tribune,2026:ids/competition/32/T/S1",
      address: "https://t.example/match/A",
      title: "Formule 1 - Monza · 1. Norris L., 2. Verstappen M., 3. Piastri O.",
      text: "Formule 1 - Monza · 1. Norris L. (1:27:44,123), 2. Verstappen M. (+2,4), 3. Piastri O. (+4,2)",
      startSeconds: 1000,
      resultSeconds: 7100,
      updatedSeconds: 7100,
    },
  ]);
  const [horse] = toRaceItems([monza], { ...ofRaces, sportId: sportIds["horse-racing"] });
  expect(horse?.address).toBe("https://t.example/ids/competition/35/T/S1");
});

it("names all who share a place of a podium, and has the race that ended last first", () => {
  const level = [ranked("A", "Odermatt M.", 1), ranked("B", "Kriechmayr V.", 2), ranked("C", "Paris D.", 2)];
  const kitz = {
    league: { title: "AUTRICHE: Descente - Kitzbühel", stageId: "S2" },
    events: [...level, ranked("D", "Monney A.", 4)],
  };
  const later = kitz.events.map((event) => ({ ...event, statusStartSeconds: 8000 }));
  expect(
    toRaceItems([monza, { ...kitz, events: later }], { ...ofRaces, sportId: sportIds.alpine }).map(
      ({ title }) => title,
    ),
  ).toEqual([
    "Descente - Kitzbühel · 1. Odermatt M., 2= Kriechmayr V., 2= Paris D.",
    "Formule 1 - Monza · 1. Norris L., 2. Verstappen M., 3. Piastri O.",
  ]);
});

it("tells of no race that runs, waits or was not run", () => {
  const unlike = (own: EventFields) => ({ ...monza, events: monza.events.map((event) => ({ ...event, ...own })) });
  const live = { ...monza, events: [...monza.events, ranked("F", "Gasly P.", 5, { statusType: 2 })] };
  expect(
    toRaceItems([live, unlike({ statusType: 1, rank: null }), unlike({ status: 5, rank: null })], ofRaces),
  ).toEqual([]);
});
