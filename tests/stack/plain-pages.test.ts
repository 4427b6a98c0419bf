import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { getPage, getPageAt } from "../support/requests.ts";
import { hostOf, stackOfLanguages } from "../support/stack-of-languages.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("the pages that documents lead to", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  const open = async (path: string, place = "FR:IDF") => {
    const response = await getPage(stack, path, { place, headers: { accept: "text/html" } });
    return { status: response.status, html: await response.text() };
  };
  const footerOf = (html: string) => /<footer>(.*?)<\/footer>/s.exec(html)?.[1] ?? "";

  it("[C2.07] lists every country of a sport with its competitions, and each address answers", async () => {
    const { status, html } = await open("/pays/football/");
    expect(status).toBe(200);
    expect(html).toContain('data-page="common_page"');
    expect(html).toContain("<title>Football : pays et compétitions · Tribune</title>");
    const countries = [...html.matchAll(/<h2><img[^>]*><a href="(\/football\/[^/"]+\/)">/g)].map(
      ([, path]) => path ?? "",
    );
    expect(countries.length).toBeGreaterThan(40);
    expect(countries).toContain("/football/france/");
    expect(html).toContain('<a href="/football/france/ligue-1/"><bdi translate="no">Ligue 1</bdi></a>');
    for (const path of [countries[0] ?? "", countries.at(-1) ?? ""]) expect((await open(path)).status).toBe(200);
  });

  it("[A9.05] sorts countries as the language does: letters with marks beside those without", async () => {
    const { html } = await open("/pays/football/");
    const main = /<div class="card all-countries">(.*)<\/main>/s.exec(html)?.[1] ?? "";
    const names = [...main.matchAll(/<h2>.*?<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, name = ""]) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("fr").compare));
    expect(names.findIndex((name) => name.startsWith("É"))).toBeLessThan(names.indexOf("France"));
  });

  it("[C2.14] leads from a day's list to all countries of its sport, behind the leagues that more of the menu shows", async () => {
    const { html } = await open("/tennis");
    const menu = /<nav class="card menu".*?<\/nav>/s.exec(html)?.[0] ?? "";
    expect(menu).toMatch(/<a class="to-all" href="\/pays\/tennis\/">Pays et compétitions<\/a><a href="\/tennis\//);
    // On a Saturday more leagues play than the menu shows at first.
    const toSaturday = 6 - new Date().getUTCDay();
    const football = /<nav class="card menu".*?<\/nav>/s.exec((await open(`/?day=${toSaturday}`)).html)?.[0] ?? "";
    expect(football).toMatch(/<details><summary>Afficher \d+ de plus<\/summary>/);
  });

  it("[C3.26] hands a competition's page its league key and the leagues that are pinned at first", async () => {
    const { html } = await open("/football/france/ligue-2/");
    expect(html).toMatch(/"1_\d+_[A-Za-z0-9]{8}"|\\"1_\d+_[A-Za-z0-9]{8}\\"/);
    expect(html).toMatch(/premier-league/);
  });

  it.each([
    ["/infos-legales/conditions", "Conditions d’utilisation"],
    ["/infos-legales/confidentialite", "Confidentialité"],
    ["/infos-legales/cookies", "Cookies"],
    ["/infos-legales/jeu-responsable", "Jeu responsable"],
    ["/langues", "Langue"],
    ["/favoris", "Favoris"],
  ])("[C2.07] has %s, which the footer names", async (path, title) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<h1 tabindex="-1">${title}</h1>`);
    expect(footerOf(html)).toContain(`<a href="${path}"`);
  });

  it("offers on the page of languages what is published, and no language that is not", async () => {
    const { html } = await open("/langues");
    const list = /<ul class="card languages">(.*?)<\/ul>/.exec(html)?.[1] ?? "";
    expect(list.match(/<b lang="[a-z]+">/g)).toEqual(['<b lang="fr">']);
    expect(html).toContain("Cette page n’existe ici qu’en français.");
  });

  it("[A6.02] speaks of gambling only where prices are shown, with the place's own notice beside it", async () => {
    const { html } = await open("/infos-legales/jeu-responsable");
    expect(html).toMatch(/<aside class="legal"[^>]*><strong>18(?:<!-- -->)?\+<\/strong>/);
    expect((await open("/infos-legales/jeu-responsable", "BE")).status).toBe(404);
    expect(footerOf((await open("/infos-legales/cookies", "BE")).html)).not.toContain("jeu-responsable");
  });

  it("says what is true of cookies: no page sets one", async () => {
    for (const path of ["/", "/football/france/ligue-1/", "/parametres", "/api/v2/search/?q=paris&lang=fr"])
      expect((await getPage(stack, path, { place: "FR:IDF" })).headers.get("set-cookie")).toBeNull();
  });

  it("[C1.11] speaks each variant's language at its own words", async () => {
    const all = await stackOfLanguages();
    const openGerman = (path: string) => getPageAt(all, hostOf("de"), path);
    const page = await openGerman("/rechtliches/datenschutz");
    expect(page.status).toBe(200);
    expect(page.html).toContain("Datenschutz · Tribune");
    expect((await openGerman("/infos-legales/cookies")).status).toBe(404);
    const { html } = await openGerman("/sprachen");
    expect(html).toContain('lang="fr">Français<');
    expect(html).toMatch(/<li aria-current="true"><b lang="de">Deutsch<\/b>/);
  });
});
