import { sportPath } from "../shared/addresses/sport-words.ts";
import { plainWords, type PlainPage } from "../shared/addresses/plain-pages.ts";
import { addressWords, type AddressWords } from "../shared/addresses/words.ts";
import { childSports, sports } from "../shared/sports/catalogue.ts";
import { feedEndings } from "./features/documents/feed-endings.ts";
import { competitionSectionRows } from "./features/competition/competition-sections.ts";
import { matchTabRows } from "./features/match/match-tabs.ts";
import { sectionFolders } from "./features/participant/section-folders.ts";

/** A route as Remix takes it. */
type RouteEntry = {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  /** Within `app`. */
  readonly file: string;
  readonly children?: RouteEntry[];
};

/** Every primitive in every state; `npm run dev` asks for it, and no build has it. */
const designPage: RouteEntry[] =
  process.env["DESIGN_PAGE"] === "on" ? [{ id: "design", path: "design", file: "routes/design/route.tsx" }] : [];

/** The room of a page by its word in each language. */
const roomWords = (room: keyof AddressWords["rooms"]): readonly string[] => [
  ...new Set(Object.values(addressWords).map(({ rooms }) => rooms[room])),
];

/**
 * The page of a match at its word in each language, with a tab for each word of the languages that have this one: a build
 * serves all variants, and the gateway lets in the words of one.
 */
const matchPages = roomWords("match").map((room): RouteEntry => {
  const languages = Object.values(addressWords).filter(({ rooms }) => rooms.match === room);
  const tabs = matchTabRows.flatMap(({ tab, folder }): RouteEntry[] => {
    const file = `features/match/${folder}/route.tsx`;
    const words = new Set(languages.map(({ match }) => match[tab]));
    return [...words].map((word) =>
      word === ""
        ? { id: `match-${room}-${folder}`, index: true, file }
        : { id: `match-${room}-${folder}-${word}`, path: word, file },
    );
  });
  return { id: `match-${room}`, path: `${room}/:eventId`, file: "routes/match/route.tsx", children: tabs };
});

/** The pages of teams, or of players, at the words of each language; two languages may share a word. */
function participantPages(room: "team" | "player"): RouteEntry[] {
  return roomWords(room).map((word): RouteEntry => {
    const languages = Object.values(addressWords).filter(({ rooms }) => rooms[room] === word);
    const sections = Object.entries(sectionFolders[room]).flatMap(([section, folder]) => {
      const file = `features/${room}/${folder}/route.tsx`;
      // The table of folders and the address words have the same sections.
      const words = new Set(languages.map((own) => (own[room] as Readonly<Record<string, string>>)[section] ?? ""));
      return [...words].map((name) =>
        name === ""
          ? { id: `${room}-${word}-${folder}`, index: true, file }
          : { id: `${room}-${word}-${folder}-${name}`, path: name, file },
      );
    });
    return { id: `${room}-${word}`, path: `${word}/:slug/:id`, file: `routes/${room}/route.tsx`, children: sections };
  });
}

/** Rankings and news: the page at a room's word, and the pages one level below it. */
const readPages: RouteEntry[] = [
  ...roomWords("ranking").flatMap((word): RouteEntry[] => [
    { id: `rankings-${word}`, path: word, file: "routes/rankings/route.tsx" },
    { id: `ranking-${word}`, path: `${word}/:slug/:id`, file: "routes/ranking/route.tsx" },
  ]),
  ...roomWords("news").flatMap((word): RouteEntry[] => [
    { id: `news-${word}`, path: word, file: "routes/news/route.tsx" },
    { id: `news-${word}-sport`, path: `${word}/:sportPath`, file: "routes/news/route.tsx" },
    { id: `article-${word}`, path: `${word}/:slug/:id`, file: "routes/article/route.tsx" },
  ]),
];

/** The sides of a sport, or of one of its countries, by strength. */
const strengthPages = [...new Set(Object.values(addressWords).map(({ lists }) => lists.strength))].flatMap(
  (word): RouteEntry[] => [
    { id: `strength-${word}`, path: `:sportPath/${word}`, file: "routes/strength/route.tsx" },
    { id: `strength-${word}-country`, path: `:sportPath/:country/${word}`, file: "routes/strength/route.tsx" },
  ],
);

/** Pages that are a room of their own. */
const roomPages = (["search", "tv", "mixed", "settings", "mobile"] as const).flatMap((room) =>
  roomWords(room).map((word): RouteEntry => ({
    id: `${room}-${word}`,
    path: word,
    file: `routes/${room}/route.tsx`,
  })),
);

/** The room of a plain page by its word in each language. */
const plainRooms = (kind: PlainPage["kind"]) => [...new Set(Object.values(plainWords).map(({ rooms }) => rooms[kind]))];
const plainPages: RouteEntry[] = [
  ...plainRooms("languages").map((word) => ({
    id: `languages-${word}`,
    path: word,
    file: "routes/languages/route.tsx",
  })),
  ...plainRooms("mine").map((word) => ({ id: `mine-${word}`, path: word, file: "routes/mine/route.tsx" })),
  ...plainRooms("widgets").map((word) => ({ id: `widgets-${word}`, path: word, file: "routes/widgets/route.tsx" })),
  ...plainRooms("legal").map((word) => ({
    id: `legal-${word}`,
    path: `${word}/:document`,
    file: "routes/legal/route.tsx",
  })),
  ...plainRooms("bonuses").map((word) => ({ id: `bonuses-${word}`, path: word, file: "routes/bonuses/route.tsx" })),
  ...plainRooms("rules").map((word) => ({ id: `rules-${word}`, path: word, file: "routes/rules/route.tsx" })),
  ...plainRooms("countries").map((word) => ({
    id: `countries-${word}`,
    path: `${word}/:sportPath`,
    file: "routes/countries/route.tsx",
  })),
];

/** Sports that have others below them (C1.03), whose days are pages of all of these. */
const groupPages = sports
  .filter((sport) => childSports(sport).length > 0)
  .flatMap(({ id }) => [...new Set(Object.values(addressWords).map((words) => sportPath(id, words)))])
  .map((path): RouteEntry => ({ id: `sport-group-${path}`, path, file: "routes/sport-group/route.tsx" }));

/** A section of a competition by its word in each language, of the current season and of a named one. */
const competitionSections = competitionSectionRows.flatMap(({ section, folder }): RouteEntry[] => {
  const file = `features/competition/${folder}/route.tsx`;
  const words = new Set(Object.values(addressWords).map(({ competition }) => competition[section]));
  return [...words].flatMap((word): RouteEntry[] =>
    word === ""
      ? [
          { id: `competition-${folder}`, index: true, file },
          { id: `competition-${folder}-season`, path: ":season", file },
        ]
      : [
          { id: `competition-${folder}-${word}`, path: word, file },
          { id: `competition-${folder}-${word}-season`, path: `:season/${word}`, file },
        ],
  );
});

/** Documents for programs: no frame is around them. The gateway accepts the addresses that `document-paths.ts` knows. */
const documents: RouteEntry[] = [
  { id: "sitemap-index", path: "sitemap.xml", file: "routes/sitemap-index/route.ts" },
  // The parts beside a list (`besidePath`).
  { id: "beside", path: "-/beside/:sportId", file: "routes/beside/route.tsx" },
  // The search's suggestions before the visitor types (`popularPath`).
  { id: "popular", path: "-/popular", file: "routes/popular/route.ts" },
  // A feed as the visitor may see it (`shownPath`).
  { id: "shown", path: "-/shown/:feedName", file: "routes/shown/route.ts" },
  // The gateway's own address of the widgets that stand below `/widget`.
  { id: "static-widget", path: "-/widget", file: "routes/widget/route.tsx" },
  { id: "ids", path: "ids/*", file: "routes/by-ids/route.ts" },
  { id: "sitemap", path: "sitemaps/:sportPath/:file", file: "routes/sitemap/route.ts" },
  ...[...new Set(Object.values(addressWords).map(({ competition }) => competition.results))].flatMap((word) =>
    feedEndings.map((ending): RouteEntry => ({
      id: `competition-feed-${word}${ending}`,
      path: `:sportPath/:country/:competition/${word}${ending}`,
      file: "routes/competition-feed/route.ts",
    })),
  ),
  ...roomWords("news").flatMap((word) =>
    feedEndings.map((ending): RouteEntry => ({
      id: `news-feed-${word}${ending}`,
      path: `${word}${ending}`,
      file: "routes/news-feed/route.ts",
    })),
  ),
  ...Object.values(addressWords)
    .flatMap(({ rooms, team, player }) =>
      [["team", team.results] as const, ["player", player.matches] as const].flatMap(([kind, word]) =>
        feedEndings.map((ending): RouteEntry => ({
          id: `${kind}-feed-${rooms[kind]}-${word}${ending}`,
          path: `${rooms[kind]}/:slug/:id/${word}${ending}`,
          file: "routes/participant-feed/route.ts",
        })),
      ),
    )
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index),
];

/** Soccer is the home page; every other sport has the prefix of the language (C1.01). Pages stand in the site's frame. */
const routes: RouteEntry[] = [
  {
    id: "site",
    file: "routes/site/route.tsx",
    children: [
      { id: "home", index: true, file: "routes/day-list/route.tsx" },
      ...groupPages,
      { id: "sport", path: ":sportPath", file: "routes/day-list/route.tsx" },
      ...matchPages,
      ...participantPages("team"),
      ...participantPages("player"),
      ...readPages,
      ...roomPages,
      ...plainPages,
      ...strengthPages,
      { id: "country", path: ":sportPath/:country", file: "routes/country/route.tsx" },
      {
        id: "competition",
        path: ":sportPath/:country/:competition",
        file: "routes/competition/route.tsx",
        children: competitionSections,
      },
      ...designPage,
      // The gateway's own addresses for pages that are not available or do not exist.
      { id: "static-offline", path: "-/offline", file: "routes/offline/route.tsx" },
      { id: "static-not-found", path: "-/not-found", file: "routes/not-found/route.tsx" },
      { id: "not-found", path: "*", file: "routes/not-found/route.tsx" },
    ],
  },
  ...documents,
];

export default routes;
