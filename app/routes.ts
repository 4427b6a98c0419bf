import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from "@remix-run/dev";

/** Soccer is the home page; every other sport has its French prefix (C1.01). */
const routes: RouteConfigEntry[] = [
  { id: "home", index: true, file: "routes/day-list/route.tsx" },
  { id: "sport", path: ":sportPath", file: "routes/day-list/route.tsx" },
  { id: "match", path: "match/:eventId", file: "routes/match/route.tsx" },
  { id: "not-found", path: "*", file: "routes/not-found/route.tsx" },
];

export default routes;
