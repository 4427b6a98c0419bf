import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from "@remix-run/dev";
import { addressWords } from "../shared/addresses/words.ts";
import { competitionSectionRows } from "./features/competition/competition-sections.ts";
import { matchTabRows } from "./features/match/match-tabs.ts";

/** Every primitive in every state; `npm run dev` asks for it, and no build has it. */
const designPage: RouteConfigEntry[] =
  process.env["DESIGN_PAGE"] === "on" ? [{ id: "design", path: "design", file: "routes/design/route.tsx" }] : [];

/** A tab of a match by its word in each language: a build serves all variants, and the gateway lets in the words of one. */
const matchTabs = matchTabRows.flatMap(({ tab, folder }): RouteConfigEntry[] => {
  const file = `features/match/${folder}/route.tsx`;
  const words = new Set(Object.values(addressWords).map(({ match }) => match[tab]));
  return [...words].map((word) =>
    word === "" ? { id: `match-${folder}`, index: true, file } : { id: `match-${folder}-${word}`, path: word, file },
  );
});

/** A section of a competition by its word in each language, of the current season and of a named one. */
const competitionSections = competitionSectionRows.flatMap(({ section, folder }): RouteConfigEntry[] => {
  const file = `features/competition/${folder}/route.tsx`;
  const words = new Set(Object.values(addressWords).map(({ competition }) => competition[section]));
  return [...words].flatMap((word): RouteConfigEntry[] =>
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

/** Soccer is the home page; every other sport has the prefix of the language (C1.01). Pages stand in the site's frame. */
const routes: RouteConfigEntry[] = [
  {
    id: "site",
    file: "routes/site/route.tsx",
    children: [
      { id: "home", index: true, file: "routes/day-list/route.tsx" },
      { id: "sport", path: ":sportPath", file: "routes/day-list/route.tsx" },
      { id: "match", path: "match/:eventId", file: "routes/match/route.tsx", children: matchTabs },
      { id: "country", path: ":sportPath/:country", file: "routes/country/route.tsx" },
      {
        id: "competition",
        path: ":sportPath/:country/:competition",
        file: "routes/competition/route.tsx",
        children: competitionSections,
      },
      ...designPage,
      { id: "not-found", path: "*", file: "routes/not-found/route.tsx" },
    ],
  },
];

export default routes;
