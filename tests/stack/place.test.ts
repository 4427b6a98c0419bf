import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Stack } from "../../scripts/stack.ts";
import { bookmakers } from "../../shared/betting/bookmakers.ts";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { decodeOddsRows } from "../../shared/wire/odds-feed.ts";
import { openPushSubscriber } from "../support/push-subscriber.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const noticeText =
  "Les jeux d’argent et de hasard peuvent être dangereux : pertes d’argent, conflits familiaux, addiction… " +
  "Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)";

/** The page's text as a visitor sees it, with one kind of apostrophe and space. */
const toText = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("'", "’")
    .replace(/[\s\u00a0\u202f]+/g, " ");

/** Everything of betting that a page or a feed could carry. */
function bettingIn(body: string): readonly string[] {
  const names = bookmakers.map(({ name }) => name).filter((name) => body.includes(name));
  return [
    ...names,
    ...(/joueurs-info-service/.test(body) ? ["notice"] : []),
    ...(/ODA÷/.test(body) ? ["odds rows"] : []),
  ];
}

describe("what a place may see", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  it("[C6.03][C1.09] shows a visitor in France odds, bookmakers' prices and the notice word for word", async () => {
    const html = await (await getPage(stack, "/", { place: "FR:IDF" })).text();
    expect(toText(html)).toContain(noticeText);
    const rows = decodeOddsRows(await (await getFeed(stack, "fo_1_0_1_fr_1_0", { place: "FR:IDF" })).text());
    expect(new Set(rows.map(({ bookmakerId }) => bookmakerId)).size).toBeGreaterThanOrEqual(3);
    expect(html).toContain("ODA÷");
  });

  for (const place of ["BE", "US:NJ", "T1", "unknown", undefined]) {
    it(`[C6.03][F11] sends ${place ?? "a visitor without a place"} no odds, no bookmaker and no link, in page or feed`, async () => {
      const options = place === undefined ? {} : { place };
      const page = await getPage(stack, "/", options);
      expect(page.status).toBe(200);
      expect(bettingIn(await page.text())).toEqual([]);
      // A competition may be named after a bookmaker, so other sports' lists count too.
      for (const name of ["fo_1_0_1_fr_1_0", "uo_1_0", "f_1_0_1_fr_1", "f_3_0_1_fr_1", "f_7_0_1_fr_1"]) {
        expect(bettingIn(await (await getFeed(stack, name, options)).text())).toEqual([]);
      }
      expect(await (await getFeed(stack, "fo_1_0_1_fr_1_0", options)).text()).toBe("0");
    });
  }

  it("keeps a page for France away from Belgium when both ask at once, from cache or not", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [france, belgium] = await Promise.all(
        ["FR", "BE"].map(async (place) => bettingIn(await (await getPage(stack, "/", { place })).text())),
      );
      expect(france).toContain("notice");
      expect(belgium).toEqual([]);
    }
  });

  it("[P7][C6.03] refuses the odds subject of the push outside its market", async () => {
    const subscriber = await openPushSubscriber(stack, ["u_1_1:0", "uo_1_0_fr:0"], "BE");
    await Promise.race([
      subscriber.closed,
      subscriber.waitFor(({ t }) => t === "hello" || t === "repair" || t === "rows"),
    ]);
    expect(subscriber.frames.filter((frame) => JSON.stringify(frame).includes("uo_1_0_fr"))).toEqual([]);
    subscriber.close();
  });

  it("[P7][C6.03] opens no odds subject for a client that claims a place or a market", async () => {
    const visitor = { place: { country: "FR" }, policy: { odds: true, market: "fr", bookmakerIds: [1] } };
    const forged = { "x-tribune-visitor": encodeURIComponent(JSON.stringify(visitor)), "x-feed-market": "fr" };
    const question = { version: "2", joins: ["uo_1_0_fr:0"], market: "fr", address: null, continent: null };
    for (const query of ["", "&market=fr", `&question=${encodeURIComponent(JSON.stringify(question))}`]) {
      const url = new URL(`/push?v=5&join=uo_1_0_fr:0${query}`, stack.url);
      url.protocol = "ws:";
      const socket = new WebSocket(url, { headers: { ...forged, "x-dev-place": "BE" } });
      const code = await new Promise<number>((resolve) => socket.on("close", resolve));
      expect([query, code]).toEqual([query, closeCodes.policy.code]);
    }
  });
});
