import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from "@remix-run/dev";

/** Every primitive in every state; `npm run dev` asks for it, and no build has it. */
const designPage: RouteConfigEntry[] =
  process.env["DESIGN_PAGE"] === "on" ? [{ id: "design", path: "design", file: "routes/design/route.tsx" }] : [];

/** Soccer is the home page; every other sport has the prefix of the language (C1.01). Pages stand in the site's frame. */
const routes: RouteConfigEntry[] = [
  {
    id: "site",
    file: "routes/site/route.tsx",
    children: [
      { id: "home", index: true, file: "routes/day-list/route.tsx" },
      { id: "sport", path: ":sportPath", file: "routes/day-list/route.tsx" },
      { id: "match", path: "match/:eventId", file: "routes/match/route.tsx" },
      ...designPage,
      { id: "not-found", path: "*", file: "routes/not-found/route.tsx" },
    ],
  },
];

export default routes;
