import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("the page of the search", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
    // The built-in world begins with the first look at it.
    for (const sportId of [1, 2, 34]) await (await getFeed(stack, `f_${sportId}_0_0_fr_1`)).text();
    const findPsg = async () => expect((await open("/recherche?q=psg")).html).toContain("/equipe/psg/");
    await vi.waitFor(findPsg, { timeout: 20_000, interval: 200 });
  });

  const open = async (path: string) => {
    const response = await getPage(stack, path);
    return { status: response.status, html: await response.text() };
  };
  const rowsOf = (html: string) =>
    [...html.matchAll(/<a href="([^"]+)" class="found-row"/g)].map(([, path = ""]) => path);

  /** The first four teams, four players and four of what else there is: leagues, countries, sports. */
  const firstOfEach = (paths: readonly string[]) =>
    [/^\/equipe\//, /^\/joueur\//, /^(?!\/equipe\/|\/joueur\/)/].flatMap((kind) =>
      paths.filter((path) => kind.test(path)).slice(0, 4),
    );

  it("[C2.07] [A9.05] finds by a form, without scripts, what is typed with other letters or mistyped", async () => {
    const { status, html } = await open("/recherche?q=saint%20etiene");
    expect(status).toBe(200);
    expect(html).toMatch(/<form class="search-field" role="search" action="\/recherche"/);
    expect(html).toMatch(/<input name="q"[^>]* value="saint etiene"/);
    expect(html).toContain("<h2>Équipes</h2>");
    expect(rowsOf(html)).toContainEqual(expect.stringMatching(/^\/equipe\/saint-etienne\/1\w+\/$/));
    expect(html).toContain("« saint etiene » : résultats de la recherche · Tribune");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(rowsOf((await open("/recherche?q=%CF%80%CE%B1%CF%81%CE%AF%CF%83%CE%B9")).html).length).toBeGreaterThan(0);
  });

  it("[C2.07] [S8] leads to the games of whom the text names, and to that of the two whom it names", async () => {
    const gamesIn = (html: string) => rowsOf(html).filter((path) => path.startsWith("/match/"));
    const { html } = await open("/recherche?q=psg");
    expect(html).toContain("<h2>Matchs</h2>");
    const [game = ""] = gamesIn(html);
    expect((await getPage(stack, game)).status).toBe(200);
    const pair = await open("/recherche?q=lyon%20psg");
    const [between = ""] = gamesIn(pair.html);
    const page = await open(between);
    expect(page.html.slice(0, page.html.indexOf("</title>"))).toMatch(/PSG.*Lyon|Lyon.*PSG/);
    expect(pair.html).not.toContain("Aucun résultat");
  });

  it("[C2.07] shows what is popular, with one address and a description", async () => {
    const { html } = await open("/recherche");
    const [, today = "", popular = ""] = html.split(/<h2>(?:Aujourd’hui|Souvent cherchés)<\/h2>/);
    expect(rowsOf(today).length).toBeGreaterThanOrEqual(8);
    expect(today).toMatch(/<small>[^<]+ · \d+ matchs?(?: · \d+ en direct)?<\/small>/);
    expect(rowsOf(popular).length).toBeGreaterThanOrEqual(3);
    const rows = [...rowsOf(today), ...rowsOf(popular)];
    expect(new Set(rows).size).toBe(rows.length);
    expect(html).toContain('<link rel="canonical" href="/recherche"/>');
    expect(html).toMatch(/<meta name="description" content="Trouvez [^"]+"/);
    expect(html).not.toContain("noindex");
  });

  it("[C2.07] begins with competitions of the visitor's country, which the window asks for", async () => {
    type Name = { readonly kind: string; readonly country: { readonly flag: string } };
    const flagsFor = async (place: string) => {
      const response = await fetch(new URL("/-/popular", stack.url), { headers: { "x-dev-place": place } });
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      const { today } = (await response.json()) as { today: readonly Name[] };
      return today.filter(({ kind }) => kind === "tournament").map(({ country }) => country.flag);
    };
    for (const [place, flag] of [
      ["FR:IDF", "fr"],
      ["ES", "es"],
      ["DE", "de"],
    ] as const) {
      const flags = await flagsFor(place);
      expect(flags.length).toBeGreaterThan(3);
      // A country may have nothing on a day.
      expect(flags).toEqual([...flags.filter((each) => each === flag), ...flags.filter((each) => each !== flag)]);
    }
    expect(await flagsFor("FR:IDF")).not.toEqual(await flagsFor("ES"));
  });

  it("[C2.07] leads to pages that exist: each result of any kind answers 200", async () => {
    const paths = new Set<string>();
    for (const query of ["", "paris", "france", "ligue", "open", "formule", "tennis", "jan", "atp"])
      for (const path of firstOfEach(rowsOf((await open(`/recherche?q=${query}`)).html))) paths.add(path);
    expect(paths.size).toBeGreaterThan(20);
    const answers = await Promise.all([...paths].map(async (path) => [path, (await getPage(stack, path)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("says so when nothing has such a name, and when there is no letter to search for", async () => {
    expect((await open("/recherche?q=zzzzqqqq")).html).toContain("Aucun résultat pour « zzzzqqqq »");
    expect((await open("/recherche?q=%3F%21")).html).toContain("Aucun résultat pour « ?! »");
  });

  it("[C2.07] has one address for each text: other spellings redirect", async () => {
    const locationOf = async (path: string) => {
      const response = await fetch(new URL(path, stack.url), { redirect: "manual" });
      return [response.status, response.headers.get("location")];
    };
    expect(await locationOf("/recherche/?q=%20%20lens%20%20sport")).toEqual([301, "/recherche?q=lens%20sport"]);
    expect(await locationOf("/recherche?q=")).toEqual([301, "/recherche"]);
    expect((await getPage(stack, "/search")).status).toBe(404);
  });

  it("escapes what is typed", async () => {
    const { html } = await open(`/recherche?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain("<script>alert");
  });
});
