import { afterAll, beforeAll, expect, it } from "vitest";
import { plainWords } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { isMarked } from "../support/marked-texts.ts";
import { marked, startSiteInMarkedLanguage, type MarkedSite } from "../support/site-in-marked-language.ts";
import { globSync, readFileSync } from "node:fs";
import { languages } from "../../shared/texts/languages.ts";
import { ownNameOf } from "../../app/i18n/own-name.ts";
import { toSaid } from "../../scripts/crawl/foreign-texts.ts";

const letters = /[A-Za-zÀ-ɏ]+/g;

/** Where names are that no language translates: leagues, clubs, persons and bookmakers of the built-in world. */
const nameFiles = ["world/**/*.ts", "shared/competitions/*.ts", "shared/betting/bookmakers.ts"];
/** Notations of every language: positions of players, codes of teams ("PSG", "ND4"), a tied place, a wide in cricket. */
const notation = /^(?:[A-Z]{1,4}\d?|T\d+|\d*wd)$/;
/** Names of time zones, addresses, colours, and the code of a widget, which a maker copies. */
const technical = new RegExp(
  [
    /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/\w+)+/,
    /https?:\S+|(?<!\S)\/\S+|\b[\w-]+\.fr\b/,
    /\b[\dA-F]{6}\b/,
    /&lt;.*?&gt;/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);
/** Values for browsers and crawlers. */
const technicalMeta = /<meta name="(?:build|viewport|robots|color-scheme|theme-color|twitter:card)"[^>]*>/g;
/** A part of a page that says that it is in another language: a notice that a law words, the name of a language. */
const inOtherLanguage = /<(\w+)[^>]* lang="\w+"[^>]*>.*?<\/\1>/gs;

/** Returns the words of names in the sources of the world, and those that `Intl` has for the language. */
function knownWords(lang: string): ReadonlySet<string> {
  const sources = nameFiles
    .flatMap((pattern) => globSync(pattern, { exclude: ["**/*.test.ts"] }))
    .map((file) => readFileSync(file, "utf8").replaceAll(/^.* from ".*";$/gm, ""))
    .flatMap((code) => code.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
  const countries = codes.flatMap((first) => codes.map((second) => regions.of(first + second) ?? ""));
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: "full" });
  const days = Array.from({ length: 365 }, (_, day) => dates.format(new Date(2026, 0, day)));
  const ownNames = [...languages, lang].map(ownNameOf);
  return new Set([...sources, ...countries, ...days, ...ownNames].join("\n").match(letters));
}

/** Returns the texts of a page that have letters without a mark, but for names, notations and other languages. */
function unmarkedOn(html: string, known: ReadonlySet<string>): readonly string[] {
  const head = html.slice(0, html.indexOf("<body")).replaceAll(technicalMeta, "");
  const body = html.slice(html.indexOf("<body")).replaceAll(inOtherLanguage, "");
  return toSaid(head + body)
    .split("\n")
    .filter((text) => {
      const words = text.replaceAll(technical, " ").match(/[\dA-Za-zÀ-ɏ]*[A-Za-zÀ-ɏ][\dA-Za-zÀ-ɏ]*/g) ?? [];
      return words.some((word) => !notation.test(word) && !known.has(word) && !known.has(word.replaceAll(/\d/g, "")));
    });
}

const { sports, rooms } = addressWords.en;
const { rooms: plainRooms, documents } = plainWords.en;
/** The words of addresses in the invented language begin with "zz". */
const at = (...words: readonly string[]) => `/${words.map((word) => `zz${word}`).join("/")}`;

const shownSports = ["tennis", "basketball", "hockey", "cricket", "cycling", "golf", "horse-racing"] as const;
const pages = [
  "/",
  "/?cat=1",
  "/?cat=5",
  "/?cat=6",
  "/quidditch",
  "/account/sign-in",
  "/account/register",
  ...shownSports.map((sport) => at(sports[sport])),
  ...(["search", "settings", "mobile", "news", "tv", "mixed", "ranking"] as const).map((room) => at(rooms[room])),
  `${at(rooms.search)}?q=Paris`,
  ...(["mine", "rules", "languages", "widgets"] as const).map((room) => at(plainRooms[room])),
  ...Object.values(documents).map((document) => at(plainRooms.legal, document)),
  `${at(plainRooms.countries, sports.soccer)}/`,
  `${at(sports.soccer)}/franca/`,
  `${at(sports.soccer)}/franca/ligue-1/`,
];

/** Building takes minutes on a busy machine. A site that starts after this limit is stopped as well. */
const longestStartMs = 900_000;
let starting: Promise<MarkedSite>;
let site: MarkedSite;
beforeAll(async () => {
  starting = startSiteInMarkedLanguage();
  site = await starting;
}, longestStartMs);
afterAll(async () => (await starting).stop(), longestStartMs);

/** France shows odds as well, and its notices say that they are in French. */
const getHtml = async (path: string) => {
  const response = await fetch(new URL(path, site.url), { headers: { "x-dev-place": "FR" } });
  return { status: response.status, html: await response.text() };
};

/** The addresses of pages on a page that begin like another one, each once. */
async function linksOn(path: string, start: string): Promise<readonly string[]> {
  const links = (await getHtml(path)).html.matchAll(/ href="([^"#?.]+)"/g);
  return [...new Set([...links].map(([, href = ""]) => href))].filter((href) => href.startsWith(`${start}/`));
}

/** The first page of a room that a page leads to, and the parts of that page, such as the tabs of a match. */
async function withParts(path: string, room: string): Promise<readonly [string, ...string[]]> {
  const [first] = await linksOn(path, room);
  if (first === undefined) throw new Error(`${path} leads to no ${room}.`);
  return [first, ...(await linksOn(first, first.replace(/\/$/, ""))).filter((link) => link !== first)];
}

it("notices a text that stands in code, in a page and in its head, and no name, notice or code", () => {
  const head = '<html lang="ca"><title>Ｏｄｄｓ · Tribune</title><meta name="description" content="Les cotes"/>';
  const body =
    '<body><p lang="fr">Jouer comporte</p><i>Ｇｏａｌ: Nantes</i><b aria-label="Fermer">PSG</b> 3 buts</body>';
  expect(unmarkedOn(head + body, new Set(["Tribune", "Nantes"]))).toEqual([" 3 buts", "Les cotes", "Fermer"]);
});

it("shows no text but its own on the pages of a language that is a copied folder and a line", async () => {
  const known = knownWords(marked.lang);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const match = await withParts(`/?date=${yesterday}`, at(rooms.match));
  const tennis = await withParts(at(sports.tennis), at(rooms.match));
  const team = await withParts(match[0], at(rooms.team));
  const player = await withParts(match[0], at(rooms.player));
  const [article = ""] = (await linksOn(at(rooms.news), at(rooms.news))).filter((link) => link.split("/").length > 4);
  const paths = new Set([...pages, ...match, ...tennis, ...team, ...player, article]);
  expect(paths.size).toBeGreaterThanOrEqual(40);
  for (const path of paths) {
    const { status, html } = await getHtml(path);
    expect([path, status]).toEqual([path, path === "/quidditch" ? 404 : 200]);
    expect([path, unmarkedOn(html, known)]).toEqual([path, []]);
    expect([path, isMarked(html)]).toEqual([path, true]);
  }
});
