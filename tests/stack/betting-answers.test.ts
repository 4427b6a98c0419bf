import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { findPricedGame } from "../support/priced-game.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** The shared stack asks for an age in `FR:2A` alone, and has a group of flags for `FR:2B`. */
const asking = "FR:2A";

describe("answers about betting", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  const answer = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL("/-/answer", stack.url), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });

  it("[A5.06] [C9.04] keeps the age of the place that asks for it for 90 days, and no other", async () => {
    const corsica = await answer("age=1&back=/tennis", { "x-dev-place": asking });
    expect([corsica.status, corsica.headers.get("location")]).toEqual([303, "/tennis"]);
    expect(corsica.headers.getSetCookie()).toEqual([
      "tribune_age_FR-18=1; Path=/; Max-Age=7776000; SameSite=Lax; Secure",
    ]);
    expect((await answer("age=1", { "x-dev-place": "FR:IDF" })).headers.getSetCookie()).toEqual([]);
  });

  it("[W4] takes answers from its own pages alone, and by POST", async () => {
    expect((await answer("odds=off", { origin: "https://evil.example" })).status).toBe(403);
    expect((await answer("odds=off", { origin: stack.url.origin })).status).toBe(303);
    expect((await getPage(stack, "/-/answer")).status).toBe(405);
  });

  const footerOf = async (place: string, cookie = "") =>
    /<footer>(.*?)<\/footer>/s.exec(
      await (await getPage(stack, "/parametres", { place, headers: { cookie } })).text(),
    )?.[1] ?? "";

  it("[A5.06] [A6.02] asks with a form in the document, until it is answered, and has no help to gamble until then", async () => {
    const unknown = await footerOf(asking);
    expect(unknown).toContain('data-window="ageConfirmation"');
    expect(unknown).toContain(
      '<template id="age-question" data-title="Avez-vous 18 ans ou plus ?"><form method="post" action="/-/answer">',
    );
    for (const answered of [
      await footerOf(asking, "tribune_age_FR-18=0"),
      await footerOf(asking, "tribune_age_FR-18=1"),
      await footerOf("FR:IDF"),
    ])
      expect(answered).not.toContain("ageConfirmation");
    expect(unknown).not.toContain("Jouer de façon responsable");
    expect(await footerOf(asking, "tribune_age_FR-18=0")).not.toContain("Jouer de façon responsable");
    expect(await footerOf(asking, "tribune_age_FR-18=1")).toContain("Jouer de façon responsable");
  });

  it("[A6.02] has no link to the mobile version where the operator says so", async () => {
    expect(await footerOf(asking)).not.toContain('href="/mobile"');
    expect(await footerOf("FR:IDF")).toContain('href="/mobile"');
  });

  it("[C3.13] writes prices in the format that a visitor chose: in the list, on a match and on a competition's page", async () => {
    const { eventId, day } = await findPricedGame(stack);
    const prices = async (path: string, cookie: string, cell: RegExp) =>
      [...(await (await getPage(stack, path, { place: "FR:IDF", headers: { cookie } })).text()).matchAll(cell)]
        .map(([, text = ""]) => text)
        .filter((text) => text !== "–");
    const inList = /<i(?: class="(?:up|down)")?>([^<]+)<\/i>/g;
    const inTable = /<td><span[^>]*>([^<]+)</g;
    const pages = [
      [`/?day=${day}`, inList],
      ["/football/france/ligue-1/cotes", inList],
      [`/match/${eventId}/cotes`, inTable],
    ] as const;
    const forms = { "": /^\d+\.\d\d$/, uk: /^\d+\/\d+$/, us: /^(?:\+|-)\d{3,}$/, ma: /^-?[01]\.\d{2,}$/ };
    for (const [path, cell] of pages)
      for (const [format, form] of Object.entries(forms)) {
        const written = await prices(path, `fs_of_fr=${format}`, cell);
        expect([path, format, written.length > 0, written.filter((text) => !form.test(text))]).toEqual([
          path,
          format,
          true,
          [],
        ]);
      }
  });

  it("[C3.13] [C9.08] offers formats where the place may see odds, and keeps the choice for a year", async () => {
    const settings = async (place: string, cookie = "") =>
      [
        ...(await (await getPage(stack, "/parametres", { place, headers: { cookie } })).text()).matchAll(
          /name="format" value="(\w+)" aria-pressed="(\w+)">([^<]+)</g,
        ),
      ].map(([, format, isChosen, text]) => `${isChosen === "true" ? "*" : ""}${format} ${text}`);
    expect(await settings("FR:IDF", "fs_of_fr=2")).toEqual([
      "eu Décimales 1.50",
      "*uk Fractionnaires 1/2",
      "us Américaines -200",
      "hk Hong Kong 0.50",
      "ma Malaises 0.50",
      "in Indonésiennes -2.00",
    ]);
    expect([await settings("BE"), await settings("FR:IDF", "tribune_odds=off")]).toEqual([[], []]);
    expect((await answer("format=uk&back=/")).headers.getSetCookie()).toEqual([
      "fs_of_fr=uk; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    ]);
  });

  it("tells the times of a page in the zone that a visitor chose, or that of their device", async () => {
    const { eventId, startSeconds } = await findPricedGame(stack);
    // A game at night is of another day in another zone.
    const timeIn = async (cookie: string, timeZone = "Europe/Paris") => {
      const date = new Intl.DateTimeFormat("sv", { timeZone }).format(startSeconds * 1000);
      return new RegExp(`<li id="g_1_${eventId}".*?<(?:span|time) class="t[ "][^>]*>(.*?)</(?:span|time)>`, "s").exec(
        await (await getPage(stack, `/?date=${date}`, { headers: { cookie } })).text(),
      )?.[1];
    };
    const { origin } = stack.url;
    const chosen = (await answer("zone=Africa/Abidjan", { origin })).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const [paris, abidjan, device, other] = [
      await timeIn(""),
      await timeIn(`tribune_device_zone=Asia/Tokyo; ${chosen}`, "Africa/Abidjan"),
      await timeIn("tribune_device_zone=Africa/Abidjan", "Africa/Abidjan"),
      await timeIn("tribune_zone=Europe/Atlantis"),
    ];
    const minutes = (time = "") => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
    expect(paris).toMatch(/^\d\d:\d\d$/);
    expect([60, 120]).toContain((minutes(paris) - minutes(abidjan) + 1440) % 1440);
    expect([device, other]).toEqual([abidjan, paris]);
  });

  it("has the switch of odds in the settings, where there are any", async () => {
    const settings = async (place: string, cookie = "") =>
      /name="odds" value="(\w+)"/.exec(
        await (await getPage(stack, "/parametres", { place, headers: { cookie } })).text(),
      )?.[1];
    expect([await settings("FR:IDF"), await settings("FR:IDF", "tribune_odds=off"), await settings("BE")]).toEqual([
      "off",
      "on",
      undefined,
    ]);
  });
});

describe("the page that says why", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  const toText = (html: string) =>
    html
      .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, "")
      .replace(/<[^>]*>/g, " ")
      .replaceAll("&#x27;", "'")
      .replace(/\s+/g, " ");
  const pageOf = async (place: string, cookie = "") => {
    const html = await (await getPage(stack, "/pourquoi", { place, headers: { cookie } })).text();
    return { html, main: toText(/<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? "") };
  };

  it("[C6.03] [C1.09] explains each visitor the rules of their own place, with source and date", async () => {
    const { html, main } = await pageOf("FR:IDF");
    expect(main).toContain("France (IDF)");
    expect(main).toContain("Les cotes de bookmakers agréés, leur nom et un lien vers eux.");
    expect(main).toContain("18 ans");
    expect(main).toContain("En vigueur depuis 29 juillet 2022");
    expect(main).toContain("Vérifié le 20 novembre 2026");
    expect(html).toContain('href="https://juriblio.fr/arretes/arrete-du-29-juillet-2022/180345319"');
    const expected = {
      BE: ["Belgique", "21 ans", "La publicité pour les paris y est interdite", "0800 35 777", "1 juillet 2023"],
      "FR:988": ["Nouvelle-Calédonie", "ne s’étend pas à ce territoire", "Les jeux d'argent et de hasard"],
      ES: ["Espagne", "La ludopatía es un riesgo del juego", "Aucun bookmaker agréé"],
      "US:TX": ["États-Unis (TX)", "21 ans", "pas de marché légal"],
      MX: ["Mexique", "pas de règle vérifiée"],
      AQ: ["Antarctique", "pas de règle vérifiée"],
      T1: ["Inconnu : la règle la plus stricte s’applique"],
    };
    for (const [place, texts] of Object.entries(expected)) {
      const { main: shown } = await pageOf(place);
      for (const text of ["Ni cote, ni bookmaker, ni lien.", ...texts])
        expect([place, shown]).toEqual([place, expect.stringContaining(text)]);
    }
  });

  it("[A5.06] says what the visitor answered, and lets them answer otherwise, without scripts", async () => {
    const buttons = async (place: string, cookie = "") =>
      [
        ...(await pageOf(place, cookie)).html.matchAll(
          /<button type="submit" class="button" name="(\w+)" value="(\w+)"/g,
        ),
      ].map(([, name, value]) => `${name}=${value}`);
    expect(await buttons(asking)).toEqual(["age=1", "age=0"]);
    expect(await buttons(asking, "tribune_age_FR-18=0")).toEqual(["age=1"]);
    expect(await buttons(asking, "tribune_age_FR-18=1")).toEqual(["age=0", "odds=off"]);
    expect(await buttons("FR:IDF", "tribune_odds=off")).toEqual(["odds=on"]);
    expect(await buttons("BE")).toEqual([]);
    expect((await pageOf(asking)).main).toContain("Les cotes attendent que vous confirmiez votre âge.");
    expect((await pageOf(asking, "tribune_age_FR-18=0")).main).toContain("Vous avez répondu");
    expect((await pageOf("FR:IDF", "tribune_odds=off")).main).toContain("Vous avez masqué les cotes.");
  });

  it("[C6.03] is beside the notice and below every page", async () => {
    const list = await (await getPage(stack, "/", { place: "FR:IDF" })).text();
    expect(/<aside class="legal".*?<\/aside>/s.exec(list)?.[0]).toContain('<a href="/pourquoi">');
    expect(
      /<footer>.*?<\/footer>/s.exec(await (await getPage(stack, "/tennis", { place: "BE" })).text())?.[0],
    ).toContain('<a href="/pourquoi">');
  });
});

describe("the operator's flags of a place", () => {
  let stack: Stack;
  let eventId: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    ({ eventId } = await findPricedGame(stack));
  });

  it("[A3.06] [A3.09] take the odds tab, the names of the summary and all but its bookmakers, the main one first", async () => {
    const page = async (place: string) => (await getPage(stack, `/match/${eventId}`, { place })).text();
    const namesOf = (html: string) =>
      [...(/<table class="odds">.*?<\/table>/s.exec(html)?.[0] ?? "").matchAll(/<th scope="row">([^<]*)/g)].map(
        ([, name]) => name,
      );
    const [paris, corsica] = [await page("FR:IDF"), await page("FR:2B")];
    expect(paris).toContain('id="tab-odds"');
    expect(namesOf(paris)).toEqual(["Bet Simulé", "Cotes Fictives", "Bookmaker Imaginaire"]);
    expect(corsica).not.toContain('id="tab-odds"');
    expect(namesOf(corsica)).toEqual(["Bookmaker 1", "Bookmaker 2"]);
    const feed = async (place: string) => (await getFeed(stack, `df_od_1_${eventId}`, { place })).text();
    expect(new Set([...(await feed("FR:2B")).matchAll(/OE÷(\d+)/g)].map(([, id]) => id))).toEqual(
      new Set(["900010", "900012"]),
    );
    const odds = await fetch(new URL(`/match/${eventId}/cotes`, stack.url), {
      redirect: "manual",
      headers: { "x-dev-place": "FR:2B" },
    });
    expect([odds.status, odds.headers.get("location")]).toEqual([302, `/match/${eventId}`]);
    const formAt = async (place: string) =>
      /data-block="(odds-[^"]+)"/.exec(await (await getPage(stack, `/match/${eventId}/cotes`, { place })).text())?.[1];
    expect([await formAt("FR:IDF"), await formAt("FR:05")]).toEqual(["odds-comparison", "odds-comparison-unclickable"]);
    expect(await (await getFeed(stack, `dc_1_${eventId}`, { place: "FR:2B" })).text()).not.toMatch(/[÷,]OD[,¬]/);
  });
});
