import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { toAtom } from "./atom.ts";
import { toJsonFeed } from "./json-feed.ts";
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

const feed = (events: Parameters<typeof toAtom>[0]["events"], lang: Parameters<typeof toAtom>[0]["lang"] = "fr") =>
  toAtom({
    lang,
    title: "Ligue 1 <2026> & co",
    page: "https://t.example/football/france/ligue-1/resultats",
    origin: "https://t.example",
    brand: "Tribune",
    events,
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
  expect(textsOf(xml, "id").slice(1)).toEqual(["https://t.example/match/1a2b3c4e", "https://t.example/match/1a2b3c4d"]);
  expect(textsOf(xml, "updated")).toEqual(["1970-01-01T02:30:00Z", "1970-01-01T02:30:00Z", "1970-01-01T02:13:20Z"]);
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

it("names a match by the address that it has in every language", () => {
  expect(textsOf(feed([lens], "nl"), "id")).toContain("https://t.example/match/1a2b3c4d");
});

it("writes the same results as a JSON Feed, with every field that the format asks for", () => {
  const text = toJsonFeed({
    lang: "fr",
    title: "Ligue 1 <2026> & co",
    page: "https://t.example/football/france/ligue-1/resultats",
    origin: "https://t.example",
    brand: "Tribune",
    events: [
      { ...lens, statusStartSeconds: 8000, round: "Journée 9" },
      { ...lens, id: "1a2b3c4e", homeScore: null, statusStartSeconds: 9000 },
    ],
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
        id: "https://t.example/match/1a2b3c4e",
        url: "https://t.example/match/1a2b3c4e",
        title: "Lens & Co – Lyon",
        content_text: "Lens & Co – Lyon",
        date_published: "1970-01-01T00:16:40Z",
        date_modified: "1970-01-01T02:30:00Z",
      },
      {
        id: "https://t.example/match/1a2b3c4d",
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
  const { items } = JSON.parse(toJsonFeed({ ...own, lang: "ar", events: [{ ...lens, round: "الجولة 9" }] }));
  expect(items[0].content_text).toMatch(/Lyon، الجولة 9$/);
});
