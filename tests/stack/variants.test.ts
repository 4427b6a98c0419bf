import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { postedGames } from "../support/posted-games.ts";
import { aLeague } from "../support/posted-league.ts";
import { getPageAt } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const origins = ["fr", "ch", "ch-fr", "us"].map((id) => `${id}=http://${id}.tribune.test`).join(" ");

/** Further settings of these operators. */
const own = {
  brand: "Le Score",
  without: ["rankings"],
  pushOrigin: "https://push.tribune.test",
  publisher: { name: "Presse SA", address: ["Rue 1", "1200 Genève"], email: "bonjour@presse.test" },
  reversedClocks: { basketball: "12:5" },
};

describe("a deployment of several variants", () => {
  let stack: Stack;
  beforeAll(async () => {
    const vars = { VARIANT: "fr,ch,us", SITE_ORIGIN: origins, VARIANT_CHANGES: JSON.stringify(own) };
    stack = await startTestStack({ worldSeed: "", vars });
  });
  afterAll(() => stack.stop());

  const get = async (host: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await getPageAt(stack, host, path, { headers });
    const { location = "", "x-tribune-cache": cache = "" } = answer.headers;
    return { ...answer, location, cache };
  };
  const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];

  it("[C1.11] is each of them by its host, and the first one at any other", async () => {
    const hosts = ["fr.tribune.test", "ch.tribune.test", "ch-fr.tribune.test", "us.tribune.test", "other.test"];
    const pages = await Promise.all(hosts.map((host) => get(host, "/")));
    expect(pages.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(pages.map(({ html }) => langOf(html))).toEqual(["fr", "de", "fr", "en", "fr"]);
    expect(pages.map(({ html }) => /feedBase\\?",\\?"([^"\\]+)/.exec(html)?.[1])).toEqual(
      [1, 27, 28, 23, 1].map((project) => `/${project}/x/feed/`),
    );
  });

  it("[C1.11] keeps a page of each under a key of its own, though two have the same words", async () => {
    const hosts = ["fr.tribune.test", "ch-fr.tribune.test", "other.test"];
    const pages = [];
    for (const host of hosts) pages.push(await get(host, "/mobile"));
    expect(pages.map(({ cache }) => cache)).toEqual(["MISS", "MISS", "HIT"]);
    const canonicals = pages.map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
    expect(canonicals).toEqual([
      "http://fr.tribune.test/mobile",
      "http://ch-fr.tribune.test/mobile",
      "http://fr.tribune.test/mobile",
    ]);
  });

  it("[C1.11] has the addresses of its host's language alone", async () => {
    const statuses = async (host: string) =>
      Promise.all(["/eishockey", "/flechettes"].map(async (path) => (await get(host, path)).status));
    expect(await statuses("ch.tribune.test")).toEqual([200, 404]);
    expect(await statuses("ch-fr.tribune.test")).toEqual([404, 200]);
  });

  it("[C1.11] names the same page in each variant by language and country, on the lists as on other pages", async () => {
    const alternatesOf = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, href]) => [
        lang,
        href,
      ]);
    const search = await get("ch.tribune.test", "/suche");
    expect(alternatesOf(search.html)).toEqual([
      ["de-CH", "http://ch.tribune.test/suche"],
      ["fr-CH", "http://ch-fr.tribune.test/recherche"],
      ["fr-FR", "http://fr.tribune.test/recherche"],
      ["en-US", "http://us.tribune.test/search"],
    ]);
    const list = await get("fr.tribune.test", "/tennis");
    expect(alternatesOf(list.html)).toContainEqual(["de-CH", "http://ch.tribune.test/tennis"]);
  });

  it("[C1.11] leads from the page of languages to the others", async () => {
    const { html } = await get("ch.tribune.test", "/sprachen");
    for (const id of ["fr", "ch-fr", "us"]) expect(html).toContain(`href="http://${id}.tribune.test/"`);
    expect(html).not.toContain('href="http://ch.tribune.test/"');
    // The page's own language comes first; languages that nobody has published are left out.
    expect([...html.matchAll(/<li[^>]*>(?:<a[^>]*>)?<b lang="(\w+)">/g)].map(([, lang]) => lang)).toEqual([
      "de",
      "fr",
      "fr",
      "en",
    ]);
  });

  it("[C1.11] has the brand, the publisher, the pages and the push endpoint that its file says", async () => {
    const page = await get("fr.tribune.test", "/infos-legales/confidentialite");
    expect(page.html).toContain("· Le Score</title>");
    expect(page.html).toMatch(/<a class="brand" href="\/">Le Score<\/a>/);
    expect(page.html).toMatch(/Éditeur du site.*Presse SA.*Rue 1.*1200 Genève.*bonjour@presse\.test/s);
    expect(page.html).not.toContain("/classement-mondial/");
    expect((await get("fr.tribune.test", "/classement-mondial/")).status).toBe(404);
    expect(page.html).toMatch(/pushOrigin\\?",\\?"https:\/\/push\.tribune\.test/);
    expect((await get("fr.tribune.test", "/manifest.webmanifest")).html).toContain('"short_name":"Le Score"');
  });

  it("[C4.31] [A3.07] counts the clocks of chosen sports down, from the length of a period or of extra time, and no others", async () => {
    const posted = postedGames(stack);
    const boardAt = async (sportId: number, status: number, minute: number) => {
      const event = await posted.play(
        aLeague(sportId, "Reversed"),
        `${status} ${minute}`,
        { kind: "status", status, atSeconds: Math.floor(Date.now() / 1000) - 30 },
        { kind: "facts", facts: { minute } },
      );
      return /(\d+)′/.exec(await posted.boardOf(event))?.[1];
    };
    const { quarter2, extraTime, period1 } = eventStatus;
    expect(await boardAt(sportIds.basketball, quarter2, 7)).toBe("4");
    expect(await boardAt(sportIds.basketball, quarter2, 11)).toBe("0");
    expect(await boardAt(sportIds.basketball, extraTime, 1)).toBe("3");
    // Off by default.
    expect(await boardAt(sportIds.hockey, period1, 7)).toBe("7");
  });

  it("[C1.11] shows a visitor from elsewhere the sport of the variant first", async () => {
    const door = await get("us.tribune.test", "/", { "sec-fetch-site": "none" });
    expect([door.status, door.location]).toEqual([302, "/american-football"]);
    expect((await get("ch.tribune.test", "/", { "sec-fetch-site": "none" })).status).toBe(200);
  });
});
