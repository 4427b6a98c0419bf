import { beforeAll, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const nowSeconds = Math.floor(Date.now() / 1000);
const matchday = toMatchday({ games: 1, startSeconds: nowSeconds - 60, name: "Prose" });
const [game] = matchday.games;
const eventId = game?.eventId ?? "";
const teamId = stableId(1, "test participant", game?.homeName ?? "");
const articleId = stableId(1, "test article", "Prose");

const mayRead = ["FR", "FR:IDF", "RE", "FR:974"];
/** The shared stack requires an age in `FR:2A` alone. */
const places = [...mayRead, "FR:2A", "NC", "FR:NC", "BE", "GB", "DE", "IT", "T1", ""];
const prose = (what: string) => `${what} à 1.85 chez Betclic`;
const [comment, notice, title] = [prose("Une ligne"), prose("Un avis"), prose("Un article")];
/** A name of this test beside its price: the site's own odds are not meant. */
const betting = /à 1.85 chez Betclic/;

/** By the way to the prose: an address, and whether permitted readers find some there. */
const ways: Readonly<Record<string, readonly [path: string, hasProse: boolean]>> = {
  "page of the match": [`/match/${eventId}`, true],
  "page of its comments": [formatAddress({ kind: "match", eventId, tab: "commentary" }, "fr"), true],
  "page of an article": [formatAddress({ kind: "article", slug: "x", id: articleId }, "fr"), true],
  "page of the news": [formatAddress({ kind: "news", sportId: 1 }, "fr"), true],
  "feed of the day": ["/1/x/feed/f_1_0_0_fr_1", true],
  "feed of the match": [`/1/x/feed/dc_1_${eventId}`, true],
  "feed of its comments": [`/1/x/feed/df_lc_1_${eventId}`, true],
  "feed of its reporters": [`/1/x/feed/df_mc_1_${eventId}`, true],
  "feed of the article": [`/1/x/feed/na_${articleId}`, true],
  "feed of the news": ["/1/x/feed/nl_1_sport", true],
  "feed of a club's news": [`/1/x/feed/pnf_${teamId}`, true],
  "feed of changes": ["/1/x/feed/u_1_1", false],
  graph: [`/1/x/graphql/pq_graphql?_hash=da1d098c&eventId=${eventId}`, false],
  search: ["/api/v2/search/?q=prose", false],
  "share image": [`/match/${eventId}.svg`, false],
  calendar: [`/match/${eventId}.ics`, false],
  Atom: [`/equipe/x/${teamId}/resultats.atom`, false],
};

let stack: Stack;
beforeAll(async () => {
  stack = await sharedTestStack();
  const article = {
    id: articleId,
    lang: "fr",
    title,
    lead: title,
    url: "/actus/prose",
    source: "La Voix",
    publishedSeconds: nowSeconds,
    participantIds: [teamId],
    eventIds: [eventId],
    isBetting: true,
  };
  const line = { eventId, kind: "comment", minute: "1", lang: "fr", text: comment, isBetting: true };
  const said = { eventId, kind: "notice", text: notice, isBetting: true };
  for (const [path, body] of [
    ["events", matchday.batch],
    ["incidents", matchday.kickOffs],
    ["incidents", { sportId: 1, incidents: [line, said] }],
    ["articles", { sportId: 1, articles: [article] }],
  ] as const) {
    const response = await postIngest(stack, path, body);
    if (!response.ok) throw new Error(await response.text());
  }
});

const read = async (path: string, place: string): Promise<string> => {
  const headers = { "x-fsign": "test-sign", ...(place !== "" && { "x-dev-place": place }) };
  return (await fetch(new URL(path, stack.url), { headers })).text();
};

it.each(Object.entries(ways))(
  "[C6.03] [F11] prose that names a bookmaker beside a price is where its place may read it: %s",
  async (_, [path, hasProse]) => {
    // The proxy serves a list that another test asked for until it is 30 s old, and the page cache a page of it as long.
    const isThere = async () => betting.test(await read(path, "FR"));
    await expect.poll(isThere, { timeout: 90_000 }).toBe(hasProse);
    const readers: string[] = [];
    for (const place of places) {
      if (betting.test(await read(path, place))) readers.push(place);
    }
    expect(readers).toEqual(hasProse ? mayRead : []);
  },
  120_000,
);

it("[C6.03] the gambling notice stands on the page of a match whose notice is such prose", async () => {
  const html = await read(ways["page of the match"]?.[0] ?? "", "FR");
  expect(html).toMatch(betting);
  expect(html).toContain('class="legal"');
});

it.each(["page of its comments", "page of an article", "page of the news"])(
  "[C6.03] the gambling notice stands on the %s that has such prose",
  async (way) => {
    const html = await read(ways[way]?.[0] ?? "", "FR");
    expect(html).toMatch(betting);
    expect(html).toContain("joueurs-info-service.fr");
    const [, afterProse = ""] = html.split("à 1.85 chez Betclic</p>");
    expect(afterProse.slice(0, 2_000)).toContain('class="legal"');
  },
);

it("[C6.03] the description of an article's page says it to nobody else", async () => {
  const path = ways["page of an article"]?.[0] ?? "";
  expect((await fetch(new URL(path, stack.url), { headers: { "x-dev-place": "BE" } })).status).toBe(404);
  expect(await read(path, "FR")).toMatch(/content="[^"]*à 1.85 chez Betclic" property="og:description"/);
});

it("the same without the mark is refused, and names the field", async () => {
  const incidents = [{ eventId, kind: "notice", text: notice }];
  const response = await postIngest(stack, "incidents", { sportId: 1, incidents });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    refused: [{ pointer: "/incidents/0/text", reason: expect.stringMatching(/^betting-in-text/) }],
  });
});
