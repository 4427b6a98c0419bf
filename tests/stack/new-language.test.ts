import { afterAll, beforeAll, expect, it } from "vitest";
import { plainWords } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { isMarked } from "../support/marked-texts.ts";
import { marked, startSiteInMarkedLanguage, type MarkedSite } from "../support/site-in-marked-language.ts";
import { knownWords, unmarkedOn } from "../support/unmarked-texts.ts";

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

let site: MarkedSite;
beforeAll(async () => {
  site = await startSiteInMarkedLanguage();
}, 300_000);
afterAll(() => site.stop());

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
