import { beforeAll, describe, expect, it } from "vitest";
import { buildPath } from "../../app/offline/build-meta.ts";
import { copyHeader } from "../../app/offline/copy-header.ts";
import { versionOf } from "../../app/offline/kept-markup.ts";
import type { Stack } from "../../scripts/stack.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("the frame", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  const open = async (path: string, options: Parameters<typeof getPage>[2] = {}) => {
    const { status, headers, text } = await getPage(stack, path, options).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    return { status, headers, html: text };
  };

  it("[C1.02] names what was asked for where there is no page, with a search for its words and the nearest sport", async () => {
    const { status, html } = await open("/tenis/france/roland-garos/");
    expect(status).toBe(404);
    expect(html).toContain('<code dir="ltr">/tenis/france/roland-garos/</code>');
    expect(html).toMatch(/<form role="search" action="\/recherche"><input [^>]*value="roland garos"/);
    expect(html).toContain('<a href="/tennis">Tennis</a><a href="/tennis?cat=1">Tennis en direct</a>');
    expect(html).toContain('<a class="second" href="/?cat=1">');
    expect((await open("/nothing")).html).not.toContain("roland");
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("lists the sports that have no room in the bar from A to Z", async () => {
    const [, menu = ""] = /<div class="more-sports">(.*?)<\/div>/s.exec((await open("/")).html) ?? [];
    const names = [...menu.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, "fr")));
  });

  it("[C2.11] leads from the header to favourites, settings and the account, the same for everybody", async () => {
    const header = /<header.*?<\/header>/s.exec((await open("/tennis")).html)?.[0] ?? "";
    const tools = /<div class="tools">(.*?)<\/div>/s.exec(header)?.[1] ?? "";
    expect([...tools.matchAll(/<a (?:class="[^"]*" )?href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
      "/favoris",
      "/parametres",
      "/account/sign-in",
    ]);
    expect([...tools.matchAll(/data-window="([^"]*)"/g)].map(([, name]) => name)).toEqual(["settings", "logginClient"]);
    expect(tools).toMatch(/<span class="out">Connexion<\/span><span class="in">Mon compte<\/span>/);
  });

  it("has a page for what is not available without a network, which runs no scripts that would load it again", async () => {
    const { status, html } = await open("/offline");
    expect(status).toBe(200);
    expect(html).toContain("Page non disponible hors ligne");
    expect(html).toContain("<!--kept-->");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/__remixContext|<link rel="(?:modulepreload|dns-prefetch)"/);
  });

  it("gives copies of pages without betting, whatever the place, and pages with it after and before", async () => {
    const prices = /class="odd|bettingNotice|class="legal"/;
    const page = () => open("/", { place: "FR:IDF" });
    expect((await page()).html).toMatch(prices);
    const copy = await open("/", { place: "FR:IDF", headers: { [copyHeader]: "1" } });
    expect(copy.html).not.toMatch(prices);
    expect(copy.html).not.toContain("ODA÷");
    expect((await page()).html).toMatch(prices);
  });

  it("names the build in a page, and tells pages which one is there now", async () => {
    const version = versionOf((await open("/tennis")).html);
    expect(version).not.toBeNull();
    expect((await open(buildPath)).html.trim()).toBe(version);
  });

  it("serves the worker of copies under a policy that lets it fetch from the site alone", async () => {
    const { status, headers, html } = await open("/service-worker.js");
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(html.length).toBeLessThan(14_500);
    expect((await open("/")).headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  it("[A6.02] has the place's notice and help below the pages where a bookmaker can be clicked, and nowhere else", async () => {
    const footerOf = (html: string) => /<footer>(.*?)<\/footer>/s.exec(html)?.[1] ?? "";
    const france = footerOf((await open("/parametres", { place: "FR:IDF" })).html);
    expect(france).toContain("<strong>18+</strong>");
    expect(france).toContain("Jouer de façon responsable</a>");
    for (const place of ["BE", "FR:NC"]) {
      const footer = footerOf((await open("/parametres", { place })).html);
      expect([place, footer]).toEqual([place, expect.stringContaining('href="/mobile"')]);
      expect(footer).not.toContain("18+");
    }
    expect(footerOf((await open("/parametres", { place: "FR:IDF" })).html)).toBe(france);
  });

  it("[A6.03] allows no page to ask another site for anything, and asks for no consent, where the variant has no tags", async () => {
    const list = (await open("/")).html;
    const linked = [/href="(\/match\/[^"]+)"/, /href="(\/football\/[a-z]+\/[^"]+\/)"/].map(
      (link) => link.exec(list)?.[1] ?? "none",
    );
    const rooms = ["news", "favoris", "langues", "infos-legales/cookies", "no-page"];
    for (const path of ["/", ...linked, ...rooms.map((room) => `/${room}`)]) {
      const { headers, html } = await open(path, { place: "FR:IDF" });
      const policy = headers.get("content-security-policy") ?? "";
      expect([path, policy.includes("default-src 'none'"), /[a-z]:\/\/|\*/.test(policy)]).toEqual([path, true, false]);
      expect([path, /tags\.(?:js|css)|data-consent|id="consent"|data-zone/.exec(html)]).toEqual([path, null]);
    }
  });
});
