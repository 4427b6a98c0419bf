import { expect, it } from "vitest";
import { toDestination } from "./destination.ts";

it.each([
  ["/1/x/feed/f_1_0_1_fr_1", "feed"],
  ["/x/feed/f_1_0_1_fr_1", "page"],
  ["/12/x/feed/f_1_0_1_fr_1", "feed"],
  ["/a/1/x/feed/f_1_0_1_fr_1", "page"],
  ["/push", "push"],
  ["/pushy", "page"],
  ["/ingest/v1/events", "ingest"],
  ["/api/v2/search/", "search"],
  ["/api/v20/search", "page"],
  ["/graphql", "graph"],
  ["/2/x/graphql/pq_graphql", "graph"],
  ["/12/x/graphql/pq_graphql", "graph"],
  ["/a/1/x/graphql/pq_graphql", "page"],
  ["/graphqls", "page"],
  ["/csp-report", "report"],
  ["/", "page"],
  ["/tennis", "page"],
  ["/_root.data", "data"],
  ["/__manifest", "manifest"],
  ["/__manifesto", "page"],
  ["/robots.txt", "file"],
  ["/manifest.webmanifest", "file"],
  ["/sitemap.xml", "document"],
  ["/sitemaps/tennis/1.xml", "document"],
  ["/football/france/ligue-1/resultats.atom", "document"],
  ["/match/15V03UEq.ics", "calendar"],
  ["/match/15V03UEq.svg", "card"],
  ["/match/15V03UEq.png", "card"],
  ["/match/15V03UEq/x.ics", "page"],
  ["/match/.ics", "page"],
] as const)("sends %s to %s", (path, destination) => {
  expect(toDestination(path)).toBe(destination);
});
