import { beforeAll, describe, expect, it, vi } from "vitest";
import { newsPages } from "../../app/features/news/news-count.ts";
import type { Stack } from "../../scripts/stack.ts";
import { formatFeedName } from "../../shared/wire/feed-names.ts";
import { newsSection } from "../../shared/wire/sections/news-section.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("the pages of news", () => {
  let stack: Stack;
  const articleId = stableId(1, "test article");
  beforeAll(async () => {
    stack = await sharedTestStack();
    const nowSeconds = Math.floor(Date.now() / 1000);
    const matchday = toMatchday({ games: 1, startSeconds: nowSeconds - 7200, name: "Presse" });
    await postIngest(stack, "events", matchday.batch);
    const [game] = matchday.games;
    await postIngest(stack, "articles", {
      sportId: 1,
      articles: [
        {
          id: articleId,
          lang: "fr",
          title: "Le Sporting prolonge son entraîneur",
          lead: "Deux saisons de plus.",
          url: "https://presse.example/sporting",
          source: "La Presse",
          publishedSeconds: nowSeconds - 60,
          participantIds: [stableId(1, "test participant", game?.homeName ?? "")],
          eventIds: [game?.eventId ?? ""],
        },
      ],
    });
    // The proxy serves a list that another test asked for until it is 30 s old, and a page would keep it.
    for (const newsPage of Object.values(newsPages)) {
      const name = formatFeedName({ kind: "news", sportId: 1, newsPage });
      await vi.waitUntil(async () => (await (await getFeed(stack, name)).text()).includes(articleId), {
        timeout: 60_000,
        interval: 500,
      });
    }
  });

  const open = async (path: string) => {
    const response = await getPage(stack, path);
    return { status: response.status, html: await response.text() };
  };
  const countOf = (html: string) => html.match(/<article>/g)?.length ?? 0;

  it("names pictures drawn by us with their sizes, each kept for ever under an address of its own", async () => {
    const { rows } = newsSection.decode(await (await getFeed(stack, "nl_1_sport", { project: 2 })).text());
    const drawn = rows.flatMap(({ fields }) => (fields.image?.startsWith("/pictures/") === true ? [fields] : []));
    expect(drawn.length).toBeGreaterThan(0);
    const [article] = drawn;
    expect([article?.imageWidth, article?.imageHeight]).toEqual([1200, 630]);
    const picture = await getPage(stack, article?.image ?? "");
    expect([picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    const svg = await picture.text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/);
    expect(svg).not.toMatch(/<image|<script|href=|url\((?!#)/);
    // An address from before a correction shows the corrected picture, cached only briefly.
    const former = await getPage(stack, (article?.image ?? "").replace(/-[0-9a-f]{8}/, "-00000000"));
    expect([await former.text(), former.headers.get("cache-control")]).toEqual([svg, "public, max-age=60"]);
    for (const path of ["/pictures/fr/1Nothing9-00000000.svg", "/pictures/xx/a.svg", "/pictures/"])
      expect((await getPage(stack, path)).status).toBe(404);
  });

  it("[C9.04] lists 15 articles of a sport, 3 or 30 where an address asks for so many", async () => {
    for (const [query, count] of [
      ["", 15],
      ["?count=3", 3],
      ["?count=30", 30],
    ] as const) {
      const { status, html } = await open(`/news/football/${query}`);
      expect([query, status, countOf(html)]).toEqual([query, 200, count]);
    }
    const moved = await fetch(new URL("/news/football/?count=4", stack.url), { redirect: "manual" });
    expect([moved.status, new URL(moved.headers.get("location") ?? "", stack.url).pathname]).toEqual([
      301,
      "/news/football/",
    ]);
  });

  it("[C9.04] lists the newest of all sports together, with each sport that has any", async () => {
    const { status, html } = await open("/news/");
    expect([status, countOf(html)]).toEqual([200, 15]);
    const times = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, time = ""]) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(html).toContain('href="/news/tennis/"');
    expect(html).toContain('<link rel="canonical" href="/news/"/>');
  });

  it("[C2.07] shows an article with its source, its game and whom it is about", async () => {
    const path = `/news/le-sporting-prolonge-son-entraineur/${articleId}/`;
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain("Source : La Presse");
    expect(html).toContain('href="https://presse.example/sporting"');
    expect(html).toMatch(/href="\/equipe\/sporting-presse-0\/1\w{7}\/"/);
    expect(html).toMatch(/<li id="g_1_/);
    expect(html).toContain('"@type":"NewsArticle"');
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
    expect((await open("/news/football/")).html).toContain(`href="${path}"`);
  });

  it("[C2.07] redirects an old slug of an article, and does not find an id that none has", async () => {
    const moved = await fetch(new URL(`/news/vieux-titre/${articleId}/`, stack.url), { redirect: "manual" });
    expect([moved.status, new URL(moved.headers.get("location") ?? "", stack.url).pathname]).toEqual([
      301,
      `/news/le-sporting-prolonge-son-entraineur/${articleId}/`,
    ]);
    expect((await open("/news/titre/1Nobody0/")).status).toBe(404);
    expect((await open("/news/titre/1Nobody0r/")).status).toBe(404);
  });

  it("[C2.07] answers 200 at every address of an article that the feeds name", async () => {
    for (const name of ["nl_1_sport", "nl_2_sport"]) {
      const { rows } = newsSection.decode(await (await getFeed(stack, name)).text());
      for (const { fields } of rows)
        expect([fields.path, (await open(fields.path ?? "")).status]).toEqual([fields.path, 200]);
    }
  });
});
