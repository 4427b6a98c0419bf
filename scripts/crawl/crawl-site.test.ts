import { afterEach, expect, it, vi } from "vitest";
import { addressWords } from "../../shared/addresses/words.ts";
import { crawlSite, type Fault } from "./crawl-site.ts";

afterEach(() => vi.unstubAllGlobals());

const said = '<meta property="og:title" content="x"/><script type="application/ld+json">{}</script>';
const head = `<title>Tribune</title><meta name="description" content="x"/><link rel="canonical" href="/"/>${said}`;
const toPage = (...links: readonly string[]) =>
  `<html data-page="x"><head>${head}</head><main><h1>x</h1>${links.map((link) => `<a href="${link}">x</a>`).join("")}</main>`;
const toMap = (...pages: readonly string[]) =>
  `<urlset>${pages.map((page) => `<url><loc>https://t.example${page}</loc></url>`).join("")}</urlset>`;

/** A site of a few paths; every other one is missing. */
async function crawl(pages: Readonly<Record<string, string>>, share = 1, each: number | null = null) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, search } = new URL(address);
    const path = pathname + search;
    asked.push(path);
    const body = pages[path];
    const moved = /^(301|302) to (.*)/.exec(body ?? "");
    if (moved) return new Response(null, { status: Number(moved[1]), headers: { location: moved[2] ?? "" } });
    const type = path.endsWith(".xml") ? "application/xml" : "text/html";
    return body === undefined
      ? new Response("", { status: 404 })
      : new Response(body, { headers: { "content-type": type } });
  });
  const faults: Fault[] = [];
  const crawled = await crawlSite({
    origin: "https://t.example",
    words: addressWords.fr,
    foreign: ["Match report"],
    place: "FR",
    share,
    seed: "1",
    each,
    width: 2,
    nowMs: Date.parse("2026-11-22T12:00Z"),
    onProgress: () => {},
    onFault: (fault) => faults.push(fault),
  });
  return { asked, faults, crawled };
}

it("opens what pages and sitemaps lead to, each address once, and counts pages by kind", async () => {
  const { asked, faults, crawled } = await crawl({
    "/": toPage("/tennis", "/tv/", "/tennis"),
    "/tennis": toPage("/"),
    "/tv/": toPage("/tennis"),
    "/match/1abcdefg": toPage("/match/1abcdefg/statistiques"),
    "/match/1abcdefg/statistiques": toPage(),
    "/sitemap.xml": toMap("/sitemaps/football/1.xml"),
    "/sitemaps/football/1.xml": toMap("/", "/match/1abcdefg"),
  });
  expect(faults).toEqual([]);
  expect(asked.filter((path) => !path.startsWith("/sitemap")).toSorted()).toEqual([
    "/",
    "/match/1abcdefg",
    "/match/1abcdefg/statistiques",
    "/tennis",
    "/tv/",
  ]);
  expect([...crawled.kinds].map(([kind, { count }]) => [kind, count])).toEqual([
    ["list", 2],
    ["tv", 1],
    ["match summary", 1],
    ["match statistics", 1],
  ]);
  expect([crawled.sitemaps, crawled.listed]).toEqual([1, 2]);
});

it("reports what is missing and links that lead to a redirect, with the page that names them", async () => {
  const { faults, crawled } = await crawl({
    "/": toPage("/nulle-part", "/tennis/"),
    "/tennis/": "301 to /tennis",
    "/tennis": toPage(),
    "/sitemap.xml": toMap(),
  });
  expect(faults.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: "/nulle-part", from: "/", what: "404" },
    { path: "/tennis/", from: "/", what: "301 to /tennis" },
  ]);
  expect(crawled.faults).toBe(2);
});

it("follows a redirect that is for now only, to a page of the site that must be there", async () => {
  const { faults, asked } = await crawl({
    "/": toPage("/account/terms"),
    "/account/terms": "302 to https://t.example/infos-legales/conditions",
    "/sitemap.xml": toMap(),
  });
  expect(asked).toContain("/infos-legales/conditions");
  expect(faults).toEqual([{ path: "/infos-legales/conditions", from: "/account/terms", what: "404" }]);
});

it("opens a part of the numerous pages, the same for the same seed, and all of the others", async () => {
  const matches = Array.from({ length: 200 }, (_, index) => `/match/1abcd${String(index).padStart(3, "0")}`);
  const pages = { "/": toPage("/tv/", ...matches), "/tv/": toPage(), "/sitemap.xml": toMap() };
  const first = await crawl({ ...pages, ...Object.fromEntries(matches.map((path) => [path, toPage()])) }, 0.1);
  const opened = first.asked.filter((path) => path.startsWith("/match/"));
  expect(opened.length).toBeGreaterThan(5);
  expect(opened.length).toBeLessThan(45);
  expect(first.asked).toContain("/tv/");
  const again = await crawl({ ...pages, ...Object.fromEntries(matches.map((path) => [path, toPage()])) }, 0.1);
  expect(again.asked).toEqual(first.asked);
});

it("opens the days that the site may hold games for, and no calendar without end", async () => {
  const { asked } = await crawl({
    "/": toPage("/?date=2026-11-29", "/?day=-1", "/?date=2026-12-25", "/?day=30", "/?day=-11"),
    "/?date=2026-11-29": toPage(),
    "/?day=-1": toPage(),
    "/sitemap.xml": toMap(),
  });
  expect(asked.toSorted()).toEqual(["/", "/?date=2026-11-29", "/?day=-1", "/sitemap.xml"]);
});

it("opens so many of a kind, a sport and a state of its games, where it is told to", async () => {
  const games = (letter: string) => [1, 2, 3].map((number) => `/match/1${letter}aaaaa${number}`);
  const { asked } = await crawl(
    Object.fromEntries([
      ["/", toPage("/?cat=1", "/tennis")],
      ["/?cat=1", toPage(...games("l"))],
      ["/tennis", toPage("/tennis?cat=1")],
      ["/tennis?cat=1", toPage(...games("t"))],
      ...[...games("l"), ...games("t")].map((path) => [path, toPage(`${path}/statistiques`)]),
      ...[...games("l"), ...games("t")].map((path) => [`${path}/statistiques`, toPage()]),
    ]) as Readonly<Record<string, string>>,
    1,
    1,
  );
  expect(asked.filter((path) => path.startsWith("/match/")).toSorted()).toEqual([
    "/match/1laaaaa1",
    "/match/1laaaaa1/statistiques",
    "/match/1taaaaa1",
    "/match/1taaaaa1/statistiques",
  ]);
});
