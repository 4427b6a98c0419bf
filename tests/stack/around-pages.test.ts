import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("the pages around the match", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  const open = async (path: string, place?: string) => {
    const response = await getPage(stack, path, place === undefined ? {} : { place });
    return { status: response.status, state: response.headers.get("x-tribune-cache"), html: await response.text() };
  };
  const channelsOf = (html: string) =>
    [...html.matchAll(/<a href="[^"]*channel=[^"]*"[^>]*>.*?<bdi>([^<]*)<\/bdi>/g)].map(([, name = ""]) => name);

  it("[C2.07] [C3.09] shows the programme of the visitor's country alone, from one address", async () => {
    const france = await open("/tv/", "FR:IDF");
    expect(france.status).toBe(200);
    expect(channelsOf(france.html).length).toBeGreaterThan(0);
    const germany = await open("/tv/", "DE");
    expect(channelsOf(germany.html)).not.toEqual(channelsOf(france.html));
    // From the cache as well each place has its own.
    const again = await open("/tv/", "FR:IDF");
    expect(again.state).toMatch(/HIT|STALE/);
    expect(channelsOf(again.html)).toEqual(channelsOf(france.html));
    expect(france.html).toContain('<link rel="canonical" href="/tv/"/>');
    expect(france.html.match(/<h1/g)).toHaveLength(1);
  });

  it("[C2.07] filters the programme by links, and leads to each match", async () => {
    const { html } = await open("/tv/", "FR:IDF");
    const channel = /href="(\/tv\/\?channel=[^"]+)"/.exec(html)?.[1] ?? "";
    expect(channelsOf((await open(channel, "FR:IDF")).html)).toHaveLength(1);
    expect((await open("/tv/?sport=football", "FR:IDF")).html).toMatch(
      /href="\/tv\/\?sport=football" aria-current="page"/,
    );
    const match = /href="(\/match\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await open(match)).status).toBe(200);
    expect((await open("/tv/?date=2031-01-01", "FR:IDF")).html).toContain("Aucune diffusion annoncée ce jour");
  });

  it.each([
    ["/parametres", "Paramètres", "Choisissez le thème"],
    ["/mobile", "Tribune sur votre téléphone", "Installez Tribune"],
  ])("[C2.07] has %s, complete without scripts", async (path, heading, description) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<h1 tabindex="-1">${heading}</h1>`);
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
    expect(html).toMatch(new RegExp(`<meta name="description" content="${description}`));
  });

  it("[C2.07] leads from every page to the programme, the rankings, the news and the settings, which all exist", async () => {
    const { html } = await open("/parametres");
    const footer = /<footer>(.*?)<\/footer>/s.exec(html)?.[1] ?? "";
    const paths = [...footer.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(paths).toEqual(["/tous-les-sports/", "/tv/", "/classement-mondial/", "/news/", "/recherche", "/parametres", "/mobile"]);
    for (const path of paths) expect([path, (await open(path)).status]).toEqual([path, 200]);
    expect((await open("/tennis")).html).toContain(footer);
    expect((await open("/nulle-part-du-tout")).html).toContain(footer);
  });
});
