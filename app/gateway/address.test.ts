import { array, assert, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import routes from "../routes.ts";
import { createAddressReader, toDocumentPath } from "./address.ts";
import { sitePages } from "./site-pages.ts";

const idsOf = ({ id, children = [] }: (typeof routes)[number]): readonly string[] => [
  ...(id === undefined ? [] : [id]),
  ...children.flatMap(idsOf),
];
const routeIds = new Set(["root", ...routes.flatMap(idsOf)]);
const at = (path: string) => createAddressReader("fr", routeIds)(`https://tribune.example${path}`);

it("knows the address of every route", () => {
  // Tabs and sections stand below their page, and a page has a route for each language's word.
  const pages = [...routeIds]
    .filter((id) => id !== "not-found" && !id.startsWith("static-"))
    .map((id) => id.split("-")[0] ?? "");
  expect(Object.keys(sitePages).toSorted()).toEqual(
    // Sitemaps, and pages by their ids, are documents (`document-paths.ts`).
    [...new Set(pages)].filter((id) => !["root", "site", "sitemap", "ids"].includes(id)).toSorted(),
  );
});

it.each([
  "/",
  "/tennis",
  "/?day=-1",
  "/?date=2025-08-16&cat=6",
  "/tennis?cat=1",
  "/match/1abcdefg",
  "/match/1abcdefg/statistiques",
  "/equipe/rc-lens/1abcdefg/",
  "/equipe/rc-lens/1abcdefg/resultats?page=2",
  "/joueur/carlos-alcaraz/2abcdefg/matchs",
  "/classement-mondial/",
  "/classement-mondial/tennis-classement-atp/2abcdefg/?page=3",
  "/news/",
  "/news/tennis/?count=30",
  "/news/lens-s-impose/1abcdefgr/",
  "/football/france/",
  "/football/france/ligue-1/",
  "/football/france/ligue-1/classement",
  "/football/france/ligue-1/cotes",
  "/football/france/ligue-1/news?count=30",
  "/football/france/ligue-1/et-si?round=1abcdefg&1abcdefg=2-1&2abcdefg=0",
  "/tous-les-sports/",
  "/football/france/ligue-1/2025-2026/",
  "/football/france/ligue-1/2025-2026/resultats?page=2",
])("takes %s as it is", (path) => {
  expect(at(path)).toEqual({ kind: "page", path });
});

it.each([
  ["//", "/"],
  ["/Equipe/RC%20Lens/1abcdefg", "/equipe/x/1abcdefg/"],
  ["/equipe/rc-lens/1abcdefg/squad", "/equipe/rc-lens/1abcdefg/"],
  ["/equipe/rc-lens/1abcdefg/Effectif/", "/equipe/rc-lens/1abcdefg/effectif"],
  ["/equipe/rc-lens/1abcdefg/effectif?page=2", "/equipe/rc-lens/1abcdefg/effectif"],
  ["/equipe/rc-lens/1abcdefg/resultats?page=1", "/equipe/rc-lens/1abcdefg/resultats"],
  ["/equipe/rc-lens/1abcdefg/resultats?page=-2", "/equipe/rc-lens/1abcdefg/resultats"],
  ["/classement-mondial", "/classement-mondial/"],
  ["/news/Tennis?count=7", "/news/tennis/"],
  // A form without scripts sends a field for each side's goals.
  [
    "/football/france/ligue-1/et-si?2abcdefg=1&1abcdefg.home=2&1abcdefg.away=1&3abcdefg.home=&4abcdefg=7",
    "/football/france/ligue-1/et-si?1abcdefg=2-1&2abcdefg=1",
  ],
  ["/football/france/ligue-1/chances?1abcdefg=1", "/football/france/ligue-1/chances"],
  ["/news/?count=15", "/news/"],
  ["/match/1abcdefg/x", "/match/1abcdefg"],
  ["/match/1abcdefg/statistics", "/match/1abcdefg"],
  ["/match/1abcdefg/STATISTIQUES/", "/match/1abcdefg/statistiques"],
  ["/%74ennis", "/tennis"],
  ["/tennis/", "/tennis"],
  ["//tennis", "/tennis"],
  ["/TENNIS", "/tennis"],
  ["/football", "/"],
  ["/football/?day=2", "/?day=2"],
  ["/?cat=9", "/"],
  ["/?cat=0&day=0", "/"],
  ["/?utm_source=x&fbclid=1", "/"],
  ["/?cat=6&date=2025-08-16", "/?date=2025-08-16&cat=6"],
  ["/?d%61y=1", "/?day=1"],
  ["/?day=1&day=2", "/?day=1"],
  ["/?day=01", "/?day=1"],
  ["/?_data=home", "/"],
  ["/match/1abcdefg?x=1", "/match/1abcdefg"],
  ["/Match//1abcdefg/", "/match/1abcdefg"],
  ["/football/France", "/football/france/"],
  ["/football//france/LIGUE-1", "/football/france/ligue-1/"],
  ["/football/france/ligue-1/classement/", "/football/france/ligue-1/classement"],
  ["/football/france/ligue-1/classement?page=2", "/football/france/ligue-1/classement"],
  ["/football/france/ligue-1/resultats?page=1&x=1", "/football/france/ligue-1/resultats"],
  ["/football/france/ligue-1/resultats?page=02", "/football/france/ligue-1/resultats"],
])("sends %s to %s", (path, canonical) => {
  expect(at(path)).toEqual({ kind: "moved", path: canonical });
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "/%5C/%25_?date=%250a&_routes=Infinity",
  "/%2F%2Fevil.example",
  "/%2574ennis",
  "/tennis%2F",
  "/quidditch",
  "/%ff",
  "/%",
  "/match",
  "/match/1abcdef",
  "/match/1abcdefg/statistiques/x",
  "/match/Zabcdefg",
  "/quidditch/france/",
  "/football/fran%20ce/",
  "/football%2Ffrance/",
  "/football/france/ligue-1/standings",
  "/football/france/ligue-1/2025-2026/classement/x",
  "/football/france/ligue-1/25-26/",
  "/__proto__",
  "/constructor",
  "/-/not-found",
])("finds no page at %s", (path) => {
  expect(at(path)).toEqual({ kind: "missing" });
});

it.each([
  ["/_root.data", { kind: "data", path: "/_root.data" }],
  ["/tennis.data?_routes=sport&day=1&utm=x", { kind: "data", path: "/tennis.data?day=1&_routes=sport" }],
  ["/%74ennis.data", { kind: "data", path: "/tennis.data" }],
  ["/football.data?_routes=root%2Csport", { kind: "data", path: "/_root.data?_routes=root%2Csport" }],
  ["/tennis.data?_routes=Infinity", { kind: "malformed" }],
  ["/tennis.data?_routes=__proto__", { kind: "malformed" }],
  ["/tennis.data?_routes=sport%2CInfinity", { kind: "malformed" }],
  ["/.data", { kind: "data", path: "/_root.data" }],
  ["/match/1abcdefg/statistiques.data", { kind: "data", path: "/match/1abcdefg/statistiques.data" }],
  ["/quidditch.data", { kind: "missing-data" }],
  ["/%ff.data", { kind: "missing-data" }],
  ["/__manifest?p=%2Ftennis&version=1", { kind: "manifest", path: "/__manifest?p=%2Ftennis&version=1" }],
  ["/__manifest?p=%2Ftennis", { kind: "malformed" }],
  ["/__manifest?p=%2F%25_&version=1", { kind: "malformed" }],
  ["/__manifest?p=tennis&version=1", { kind: "malformed" }],
  ["/__manifest?p=x%2Ftennis&version=1", { kind: "malformed" }],
  ["/__manifest?p=%2Ftennis&p=tennis&version=1", { kind: "malformed" }],
])("reads %s", (path, address) => {
  expect(at(path)).toEqual(address);
});

it("refuses what is longer than any address of the site", () => {
  expect(at(`/?day=${"1".repeat(9_000)}`)).toEqual({ kind: "malformed" });
  expect(at(`/__manifest?version=1${"&p=%2Fx".repeat(101)}`)).toEqual({ kind: "malformed" });
});

it("takes as many pages at once as a list of the site links to", () => {
  const path = `/__manifest?version=1${"&p=%2Fx".repeat(100)}`;
  expect(at(path)).toEqual({ kind: "manifest", path });
});

it("remembers what it read of short addresses, and still reads whatever comes after a thousand others", () => {
  const reader = createAddressReader("fr", routeIds);
  const readAt = (path: string) => reader(`https://tribune.example${path}`);
  const home = readAt("/");
  expect(readAt("/")).toBe(home);
  const long = `/?${"x".repeat(300)}=1`;
  expect(readAt(long)).not.toBe(readAt(long));
  for (let index = 0; index < 1_001; index += 1) readAt(`/?x=${index}`);
  expect(readAt("/")).not.toBe(home);
  expect(readAt("/")).toEqual(home);
});

it("never leads away from the site, and to an address that is taken as it is", () => {
  const part = constantFrom(
    "/",
    "\\",
    "%2f",
    "%5c",
    "%",
    "//",
    ".",
    "..",
    "%2e",
    "tennis",
    "football",
    "MATCH",
    "match",
    "1abcdefg",
    "evil.example",
    "?",
    "&",
    "=",
    "day",
    "cat",
    "6",
    "-1",
    "date",
    "2025-08-16",
    "@",
    ":",
    "#",
    "\t",
    "é",
    "%00",
  );
  assert(
    property(array(part, { maxLength: 12 }), (parts) => {
      const address = at(`/${parts.join("")}`);
      if (address.kind !== "moved" && address.kind !== "page") return;
      expect(address.path).toMatch(/^\/(?![/\\])[\w/?=&-]*$/);
      expect(at(address.path)).toEqual({ kind: "page", path: address.path });
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  "/sitemap.xml",
  "/sitemaps/tennis/1.xml",
  "/sitemaps/football/2026-11-22.xml",
  "/football/france/ligue-1/resultats.atom",
  "/equipe/lens/1abcdefg/resultats.atom",
  "/news.atom",
  "/news.json",
  "/joueur/x/1abcdefg/matchs.atom",
  "/football/france/ligue-1/resultats.json",
  "/equipe/lens/1abcdefg/resultats.json",
])("knows %s", (path) => {
  expect(toDocumentPath(path, "fr")).toBe(path);
});

it.each([
  "/sitemaps/quidditch/1.xml",
  "/sitemaps/tennis/0.xml",
  "/sitemaps/tennis/2026-13-45.xml",
  "/sitemaps/../x.xml",
  "/football/france/ligue-1/calendrier.atom",
  "/football/france/ligue-1/2025-2026/resultats.atom",
  "/Football/france/ligue-1/resultats.atom",
  "/joueur/x/1abcdefg/blessures.atom",
  "/.atom",
  "/.json",
  "/football/france/ligue-1/resultats.atom.json",
  "/news/.atom",
  "/news/tennis.atom",
  "/football/france/ligue-1/resultats.rss",
])("has nothing at %s", (path) => {
  expect(toDocumentPath(path, "fr")).toBeNull();
});
