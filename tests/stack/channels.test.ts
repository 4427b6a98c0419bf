import { beforeAll, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { bookmakers } from "../../shared/betting/bookmakers.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const nowSeconds = Math.floor(Date.now() / 1000);
const matchday = toMatchday({ games: 1, startSeconds: nowSeconds + 60, name: "Chaines" });
const eventId = matchday.games[0]?.eventId ?? "";

let stack: Stack;
beforeAll(async () => {
  stack = await sharedTestStack();
  await postIngest(stack, "events", matchday.batch);
  const channel = (id: number, name: string, ...countryKeys: string[]) => ({ type: 1, id, name, countryKeys });
  const channels = [
    channel(1, "Canal Partout"),
    channel(2, "Canal Hexagone", "FR"),
    channel(3, "Kanaal Zeven", "BE"),
    channel(4, "Canal Piton", "RE"),
    { type: 2, id: 1, name: "Betclic", url: "https://www.betclic.fr/live", countryKeys: ["FR"] },
  ];
  const broadcast = { sportId: 1, incidents: [{ eventId, kind: "broadcast", channels }] };
  const response = await postIngest(stack, "incidents", broadcast);
  if (!response.ok) throw new Error(await response.text());
});

const names = ["Canal Partout", "Canal Hexagone", "Kanaal Zeven", "Canal Piton", "Betclic"];
const namedIn = (body: string) => names.filter((name) => body.includes(name));
const feedIn = async (name: string, place: string) => (await getFeed(stack, name, { place })).text();
/** The event's own row: other games of the day have bookmakers and channels too. */
const rowIn = (body: string) => body.split("~").find((row) => row.startsWith(`AA÷${eventId}¬`)) ?? "";

it.each([
  ["FR", ["Canal Partout", "Canal Hexagone", "Betclic"]],
  ["BE", ["Canal Partout", "Kanaal Zeven"]],
  ["RE", ["Canal Partout", "Canal Piton"]],
  ["FR:RE", ["Canal Partout", "Canal Piton"]],
  ["FR:974", ["Canal Partout", "Canal Piton"]],
  ["DE", ["Canal Partout"]],
  ["T1", ["Canal Partout"]],
])("[C3.09] [A3.06] a feed sends %s the channels of its country: %j", async (place, expected) => {
  // Somebody else may have asked for the day a moment ago, and the proxy keeps it for one.
  const inRow = async () => namedIn(rowIn(await feedIn("f_1_0_0_fr_1", place)));
  await expect.poll(inRow, { timeout: 20_000 }).toEqual(expected);
  const summary = await feedIn(`df_sui_1_${eventId}`, place);
  expect(namedIn(summary)).toEqual(expected.filter((name) => name !== "Betclic" || summary.includes("TVB÷")));
  expect(summary).not.toContain("TTC÷");
});

it.each([
  ["FR:IDF", ["Canal Partout", "Canal Hexagone"]],
  ["BE", ["Canal Partout", "Kanaal Zeven"]],
  ["RE", ["Canal Partout", "Canal Piton"]],
  ["DE", ["Canal Partout"]],
])(
  "[C3.09] [C6.03] the page of a match itself says who shows it in %s, and names no channel of another country",
  async (place, expected) => {
    const html = await (await getPage(stack, `/match/${eventId}`, { place })).text();
    const [, card = ""] = html.split('class="stations"');
    expect(namedIn(card.slice(0, card.indexOf("</ul>")))).toEqual(expected);
    expect(namedIn(html).filter((name) => name !== "Betclic")).toEqual(expected);
  },
);

it("[C6.03] prices of the built-in world stand under invented names alone, and say that they are simulated", async () => {
  const prices = await feedIn("fo_1_0_0_fr_1_0", "FR");
  const ids = [...prices.matchAll(/ODA÷(\d+)/g)].map(([, id]) => Number(id));
  expect(new Set(ids)).toEqual(new Set([900_010, 900_011, 900_012]));
  expect(prices.split("~").filter((row) => row.includes("ODA÷") && !row.includes("¬TSM÷1¬"))).toEqual([]);
  const html = await (await getPage(stack, "/", { place: "FR" })).text();
  expect(html).toContain("Cotes simulées");
  expect(html).toContain('href="tel:0974751313"');
  const { leagues } = decodeDayFeed(await feedIn("f_1_0_0_fr_1", "FR"));
  const priced = leagues.flatMap(({ events }) => events).find(({ id }) => prices.includes(`AA÷${id}¬`))?.id ?? "";
  const detail = await feedIn(`df_od_1_${priced}`, "FR");
  expect(detail).toContain("OD÷Bet Simulé¬");
  expect(bookmakers.filter(({ name }) => detail.includes(`÷${name}¬`))).toEqual([]);
});
