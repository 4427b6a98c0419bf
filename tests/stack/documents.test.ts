import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { lastRace } from "../support/last-race.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** Returns the contents of all elements of a name; an independent parser makes sure that the text is XML. */
function valuesOf(xml: string, element: string): readonly string[] {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(([, value = ""]) => value);
}

describe("what is there for crawlers and readers", () => {
  let stack: Stack;
  let competition: string;
  let teamId: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_-1_1_fr_1")).text());
    competition = leagues[0]?.league.path ?? "";
    teamId = leagues[0]?.events[0]?.homeParticipantId ?? "";
    const isListed = async () => expect(await textOf("/sitemap.xml")).toContain("/sitemaps/football/1.xml");
    await vi.waitFor(isListed, { timeout: 20_000, interval: 200 });
  });

  const textOf = async (path: string) => (await getPage(stack, path)).text();
  const typeOf = async (path: string) => {
    const response = await getPage(stack, path);
    await response.body?.cancel();
    return [response.status, response.headers.get("content-type")?.split(";")[0]];
  };

  it("has an icon, a manifest and a robots file that names the sitemap", async () => {
    expect(await typeOf("/favicon.ico")).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(await textOf("/robots.txt")).toContain(`Sitemap: ${stack.url.origin}/sitemap.xml`);
    const response = await getPage(stack, "/manifest.webmanifest");
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = (await response.json()) as { name: string; lang: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: "Tribune · Scores en direct", lang: "fr", start_url: "/" });
    for (const { src } of manifest.icons) expect(await typeOf(src)).toEqual([200, "image/png"]);
    expect(await textOf("/")).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  });

  it("lists in sitemaps by sport and day only what exists, each with the site's origin", async () => {
    const index = await textOf("/sitemap.xml");
    const maps = valuesOf(index, "loc").filter((map) => map.includes("/football/"));
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const part = `${stack.url.origin}/sitemaps/football/1.xml`;
    const day = maps.find((map) => map.includes(yesterday)) ?? "";
    expect(maps).toContain(part);
    const xmlOfMap = new Map<string, string>();
    for (const map of [part, day]) {
      const xml = await textOf(new URL(map).pathname);
      xmlOfMap.set(map, xml);
      const pages = valuesOf(xml, "loc");
      expect(pages.length).toBeGreaterThan(10);
      expect(pages.length).toBeLessThanOrEqual(50_000);
      expect(pages.every((page) => page.startsWith(`${stack.url.origin}/`))).toBe(true);
      const some = pages.filter((_, index) => index % Math.ceil(pages.length / 12) === 0);
      const answers = await Promise.all(
        some.map(async (page) => [page, (await fetch(page, { redirect: "manual" })).status]),
      );
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    }
    expect(valuesOf(xmlOfMap.get(part) ?? "", "loc")).toContain(`${stack.url.origin}/football/france/`);
    const datesOf = (map: string) => valuesOf(xmlOfMap.get(map) ?? "", "lastmod").map((date) => Date.parse(date));
    const dates = datesOf(day);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates.every((date) => date <= Date.now())).toBe(true);
    // The index dates the day by its last game; a competition and its clubs have dates too.
    const indexed = new RegExp(`${day}</loc><lastmod>([^<]+)`).exec(index)?.[1] ?? "";
    expect(Date.parse(indexed)).toBe(dates[0]);
    expect(dates[0]).toBeGreaterThanOrEqual(Math.max(...dates.slice(1)));
    expect(datesOf(part).filter((date) => date >= (dates[0] ?? 0)).length).toBeGreaterThan(2);
    // No sitemap lists a day on which a sport has no games.
    const days = maps.filter((map) => /\d{4}-\d\d-\d\d\.xml$/.test(map));
    for (const map of days)
      expect([map, valuesOf(await textOf(new URL(map).pathname), "loc").length > 1]).toEqual([map, true]);
    expect((await typeOf("/sitemaps/football/2031-01-01.xml"))[0]).toBe(404);
    expect((await typeOf("/sitemaps/football/999.xml"))[0]).toBe(404);
    expect((await typeOf("/sitemaps/quidditch/1.xml"))[0]).toBe(404);
  });

  it("has the results of a competition and of a team as Atom feeds, which their pages name", async () => {
    const profiles = decodeDayFeed(await (await getFeed(stack, `pm_1_${teamId}`)).text()).participants ?? [];
    const team = profiles[0]?.url ?? "";
    for (const page of [competition, team]) {
      const feed = `${page}resultats.atom`;
      expect(await textOf(page)).toContain(`<link rel="alternate" type="application/atom+xml" href="${feed}"/>`);
      expect(await typeOf(feed)).toEqual([200, "application/atom+xml"]);
      const xml = await textOf(feed);
      const ids = valuesOf(xml, "id");
      expect(ids.length).toBeGreaterThan(3);
      expect(ids[0]).toBe(`tag:tribune,2026:${page.slice(1)}resultats`);
      expect(new Set(ids).size).toBe(ids.length);
      const updated = valuesOf(xml, "updated");
      expect(updated.every((date) => Date.parse(date) <= Date.now() && Date.parse(date) > 0)).toBe(true);
      expect(updated[0]).toBe(updated.slice(1).toSorted().at(-1));
      const [, match = ""] = /^tag:tribune,2026:(match\/\w+)$/.exec(ids[1] ?? "") ?? [];
      expect((await fetch(new URL(match, stack.url))).status).toBe(200);
    }
    const moved = await fetch(new URL(`/equipe/x/${teamId}/resultats.atom`, stack.url), { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, `${team}resultats.atom`]);
    expect((await typeOf("/equipe/x/1Nobody0/resultats.atom"))[0]).toBe(404);
    expect((await typeOf("/football/france/nulle-part/resultats.atom"))[0]).toBe(404);
  });

  it("has the results of who competes alone as feeds, which the page names: games by score, races by place", async () => {
    const { winner } = lastRace(sportIds.cycling);
    const game = decodeDayFeed(await (await getFeed(stack, "f_2_-1_1_fr_1")).text()).leagues[0]?.events[0];
    const pathOf = async (id: string) =>
      decodeDayFeed(await (await getFeed(stack, `pm_1_${id}`)).text()).participants?.[0]?.url ?? "";
    const racer = decodeDayFeed(await (await getFeed(stack, `d_su_${winner}_fr_1`)).text()).leagues[0]?.events.find(
      ({ id }) => id === winner,
    );
    for (const [id, title] of [
      [game?.homeParticipantId, /^.+ \d – \d .+$/],
      [racer?.homeParticipantId, /^.+ · (?:\d+[.=]|[A-Z][\p{L}.]*) .+$/u],
    ] as const) {
      const page = await pathOf(id ?? "");
      const feed = `${page}matchs.atom`;
      expect(await textOf(page)).toContain(`<link rel="alternate" type="application/atom+xml" href="${feed}"/>`);
      expect(await typeOf(feed)).toEqual([200, "application/atom+xml"]);
      const [, first = ""] = valuesOf(await textOf(feed), "title");
      expect(first).toMatch(title);
      const { items } = JSON.parse(await textOf(`${page}matchs.json`)) as { items: Record<string, string>[] };
      expect(items[0]?.["title"]).toBe(first);
      expect((await fetch(items[0]?.["url"] ?? "")).status).toBe(200);
    }
    // A member of a team has only the team's results.
    expect((await typeOf("/joueur/x/1Nobody0/matchs.atom"))[0]).toBe(404);
  });

  it("has the last races of a season as an Atom feed and a JSON Feed, which the page of each names", async () => {
    const { winner } = lastRace(sportIds.cycling);
    const { leagues } = decodeDayFeed(await (await getFeed(stack, `d_su_${winner}_fr_1`)).text());
    const page = leagues[0]?.league.path ?? "";
    const feed = `${page}resultats.atom`;
    expect(await textOf(page)).toContain(`<link rel="alternate" type="application/atom+xml" href="${feed}"/>`);
    expect(await typeOf(feed)).toEqual([200, "application/atom+xml"]);
    const xml = await textOf(feed);
    expect(valuesOf(xml, "title")[1]).toMatch(/ · 1[.=] .+, [12][.=] .+, [1-3][.=] /);
    const [, id = ""] = valuesOf(xml, "id");
    const path = id.replace("tag:tribune,2026:", "/");
    expect(await getPage(stack, path).then(({ url }) => new URL(url).pathname)).toBe(page);
    const { items } = JSON.parse(await textOf(`${page}resultats.json`)) as { items: Record<string, string>[] };
    expect(items[0]).toMatchObject({ id, url: `${stack.url.origin}/match/${winner}` });
  });

  it("says what a competition and a team are in words that search engines read", async () => {
    const html = await textOf(competition);
    expect(html).toContain('"@type":"SportsOrganization"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  it("has a picture of a competition and of a team, and says to others how to embed a link to them", async () => {
    for (const page of [competition, `/equipe/x/${teamId}/`]) {
      const html = await textOf(page);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(await typeOf(picture)).toEqual([200, "image/png"]);
      const drawing = await textOf(picture.replace(".png", ".svg"));
      expect(drawing).toMatch(/^<svg [^>]*width="1200" height="630"/);
      const described = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? "";
      const response = await getPage(stack, described);
      expect(response.headers.get("content-type")).toBe("application/json");
      const { version, type, title, thumbnail_url: thumbnail } = (await response.json()) as Record<string, string>;
      expect({ version, type }).toEqual({ version: "1.0", type: "link" });
      expect(drawing).toContain(`>${title}</text>`);
      expect(thumbnail).toBe(stack.url.origin + picture);
    }
    expect((await typeOf("/card/1Nobody0.png"))[0]).toBe(404);
    expect((await typeOf("/card/1/france/nulle-part.svg"))[0]).toBe(404);
  });

  it.each([
    ["/tennis/", "/tennis"],
    ["/?day=0", "/"],
    ["/?cat=9", "/"],
    ["/football", "/"],
  ])("sends the duplicate address %s to %s", async (path, location) => {
    const response = await fetch(new URL(path, stack.url), { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, location]);
  });

  it("says by the address of a page how to embed a link to it, whichever tab it names", async () => {
    const at = (address: string) => getPage(stack, `/oembed?url=${encodeURIComponent(address)}`);
    const { origin } = stack.url;
    const asked = await at(`${origin}/football/france/ligue-1/classement`);
    expect([asked.status, asked.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await asked.json()).toMatchObject({
      type: "link",
      provider_name: "Tribune",
      thumbnail_url: `${origin}/card/1/france/ligue-1.png`,
    });
    for (const address of [
      "https://other.example/football/france/ligue-1/",
      `${origin}/tv/`,
      "",
      `${origin}/football/france/x/`,
    ])
      expect([address, (await at(address)).status]).toEqual([address, 404]);
    const path = `/oembed?url=${encodeURIComponent(`${origin}/football/france/ligue-1/`)}&format=xml`;
    expect((await getPage(stack, path)).status).toBe(501);
  });

  it("gives the list of today's date the address of today", async () => {
    const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Paris" }).format(new Date());
    expect(await textOf(`/tennis?date=${today}`)).toContain('<link rel="canonical" href="/tennis"/>');
    expect(await textOf("/tennis")).toContain('<link rel="canonical" href="/tennis"/>');
  });
});
