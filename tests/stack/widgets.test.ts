import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { kickOff } from "../support/kick-off.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const mostBytes = 30 * 1024;

describe("a widget on another site", () => {
  let stack: Stack;
  let match: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    const [game] = await kickOff(stack, 1, `"><img src=x onerror=alert(1)>`);
    match = `/match/${game?.eventId}`;
  });
  const open = async (path: string, place = "FR:IDF") => {
    const response = await getPage(stack, path, { place, headers: { cookie: "veil=hidden" } });
    return { response, html: await response.text() };
  };
  const kinds = () => [
    `/widget${match}`,
    "/widget/football/france/ligue-1/classement",
    "/widget/football/france/ligue-1/",
    "/widget/",
  ];

  it("may be framed by any site, runs one script of the site's own, and leaves no cookie", async () => {
    for (const path of kinds()) {
      const { response } = await open(path);
      expect([path, response.status]).toEqual([path, 200]);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors *");
      expect(policy).toContain("script-src 'self';");
      expect(response.headers.has("set-cookie")).toBe(false);
      expect(response.headers.has("x-frame-options")).toBe(false);
    }
    for (const path of ["/", match, "/widgets"]) {
      const { response } = await open(path);
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
  });

  it("has no price and no bookmaker, wherever its reader is", async () => {
    for (const place of ["FR:IDF", "GB"])
      for (const path of kinds()) {
        const { html } = await open(path, place);
        const text = html.replaceAll(/<style.*?<\/style>|<[^>]*>/g, " ");
        expect([path, place, /\d[.,]\d\d(?!\d)|cote|bookmaker|betclic|bet365/i.exec(text)?.[0]]).toEqual([
          path,
          place,
          undefined,
        ]);
      }
  });

  it("weighs no more than 30 KB with its sheet and its script", async () => {
    const files = await Promise.all(["/widget.css", "/widget.js"].map(async (path) => (await open(path)).html));
    for (const path of kinds()) {
      const { html } = await open(path);
      const own = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
      expect(own).toEqual(["/widget.css", "/widget.js"]);
      const bytes = [html, ...files].reduce((sum, text) => sum + gzipSync(text).byteLength, 0);
      expect(bytes).toBeLessThanOrEqual(mostBytes);
    }
  });

  it("writes names as text", async () => {
    const { html } = await open(`/widget${match}`);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
    const { html: page } = await open(`/widgets?page=${encodeURIComponent(match)}`);
    expect(page).not.toContain("<img src=x");
  });

  it("takes the theme and an accent that can be read, and nothing else of its address", async () => {
    const { html } = await open(`/widget${match}?theme=dark&accent=FFFF00`);
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain("--brand-dark:#ffff00");
    expect(html).not.toContain("--brand-light:#ffff00");
    const { html: usual } = await open(`/widget${match}?theme="><script>&accent=red;}body{`);
    expect(usual).toContain('data-theme="system"');
    expect(usual).toContain("--brand-light:#0a6a4e;");
  });

  it.each(["/widget/match/1Nobody0", "/widget/football/france/nulle-part/", "/widget/x/y/z", "/widget/formule-1"])(
    "says in its frame that %s leads nowhere",
    async (path) => {
      const { response, html } = await open(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
      expect(html).toContain("Introuvable");
      expect(html).not.toContain("data-refresh");
    },
  );

  it("is what a site gets that embeds a link to a match, in the room that it has", async () => {
    const { origin } = stack.url;
    const ask = async (more: string) =>
      JSON.parse((await open(`/oembed?url=${encodeURIComponent(origin + match)}${more}`)).html) as {
        type: string;
        width: number;
        height: number;
        html: string;
      };
    const { type, width, height, html } = await ask("");
    expect({ type, width, height }).toEqual({ type: "rich", width: 480, height: 260 });
    expect(html).toMatch(
      new RegExp(`^<iframe src="${origin}/widget${match}" title="[^"<>]*" width="480" height="260"`),
    );
    expect(await ask("&maxwidth=320&maxheight=200")).toMatchObject({ width: 320, height: 200 });
  });

  it("is made on a page of its own, from a name or an address", async () => {
    const asked = `/widgets?q=${encodeURIComponent(`${stack.url.origin}/football/france/ligue-1/classement`)}&accent=own&colour=1D4ED8`;
    const moved = await fetch(new URL(asked, stack.url), { redirect: "manual" });
    expect(moved.headers.get("location")).toBe(
      "/widgets?page=%2Ffootball%2Ffrance%2Fligue-1%2Fclassement&accent=1d4ed8",
    );
    const { html } = await open(asked);
    expect(html).toContain('<iframe src="/widget/football/france/ligue-1/classement?accent=1d4ed8"');
    expect(html).toMatch(/<textarea[^>]*>&lt;iframe src=/);
    const { html: found } = await open("/widgets?q=ligue+1");
    expect(found).toContain('href="/widgets?page=%2Ffootball%2Ffrance%2Fligue-1%2F"');
    const { html: games } = await open("/widgets?q=lyon");
    expect(games).toMatch(/href="\/widgets\?page=%2Fmatch%2F\w+"[^>]*>[^<]*(?:<!-- -->)?[^<]*Lyon/);
    const { html: page } = await open(match);
    expect(page).toContain(`href="/widgets?page=${encodeURIComponent(match)}"`);
    expect(page).toMatch(/<nav id="menu".*<a href="\/widgets">/s);
  });
});
