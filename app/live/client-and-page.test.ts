import { describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { highlightSeconds } from "../../shared/basics/timing.ts";
import { openLivePage, toEvent } from "../../tests/fakes/live-page.ts";

const score = (page: ReturnType<typeof openLivePage>, id = "A") => page.store.getEvent(id)?.homeScore;
const prices = "SA÷1¬~AA÷A¬AY÷1¬ODA÷16¬XA÷1.50¬YA÷¬MG÷0¬~";
const priced = { odds: prices, oddsSeq: 4, market: "fr", oddsFeedName: "fo_1_0_2_fr_1_0" };

async function openedPage(over: Parameters<typeof openLivePage>[0] = {}) {
  const page = openLivePage(over);
  await page.server.timers.pass(100);
  return page;
}

describe("the live client and its sockets", () => {
  it("[P21] opens another stream for a gap, and for a subject of another page, each from where the page has come to", async () => {
    const page = await openedPage();
    const { server } = page;
    server.setOneWay(true);
    server.closeAll(1001);
    await server.timers.pass(1_000);
    server.opened.splice(0);
    server.mishap("lose");
    server.change({ id: "A", homeScore: 1 });
    server.change({ id: "A", awayScore: 1 });
    await server.timers.pass(200);
    expect(page.store.getEvent("A")).toMatchObject({ homeScore: 1, awayScore: 1 });
    page.show({ key: "other", sportId: 2, seq: 9 });
    await server.timers.pass(200);
    expect(server.opened).toEqual(
      ["u_1_1:0", "u_1_1:2&join=u_2_1:9"].map((joins) => `/push?v=5&join=${joins}&join=sys:0`),
    );
    expect(page.state()).toBe("live");
  });

  it("hears nothing from a socket that it has left", async () => {
    const page = await openedPage();
    page.server.setMute(true);
    await page.server.timers.pass(20_000);
    page.server.setMute(false);
    await page.server.timers.pass(20_000);
    expect(page.state()).toBe("live");
    const { length } = page.server.opened;
    page.server.haunt('{"t":"rows","s":"u_1_1","n":1,"r":"AA÷A¬AG÷9¬~"}');
    await page.server.timers.pass(40_000);
    expect([score(page), page.state()]).toEqual([0, "live"]);
    expect(page.server.opened).toHaveLength(length);
  });

  it("passes by what it does not understand, as a later server may say it", async () => {
    const page = await openedPage();
    page.server.say('{"t":"of a later version"}');
    page.server.say("no frame");
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(100);
    expect([score(page), page.state()]).toEqual([1, "live"]);
  });

  it("[P4] asks, by the server's sign of life, for what comes after the last change that it has", async () => {
    const page = await openedPage();
    page.server.change({ id: "A", homeScore: 1 });
    page.server.mishap("lose");
    page.server.change({ id: "A", homeScore: 2 });
    await page.server.timers.pass(61_000);
    expect(page.server.sent).toContain('{"t":"join","s":"u_1_1","since":1}');
    expect(score(page)).toBe(2);
  });

  it("[C6.03] gives a list that is opened later no prices either, once the place does not allow them", async () => {
    const page = await openedPage(priced);
    page.server.closeAll(closeCodes.policy.code);
    await page.server.timers.pass(2_000);
    const key = page.draw({ ...priced, key: "again" });
    page.client.show(key);
    await page.server.timers.pass(100);
    expect(page.store.getAllOdds("A")).toEqual([]);
    expect(page.client.store.getHave("uo_1_0_fr")).toBeNull();
    expect(page.server.sent.filter((text) => text.includes("uo_"))).toEqual([]);
  });

  it("[P4] joins once, not with every later list, what an older list took back", async () => {
    const page = await openedPage();
    const before = page.server.dayFeed();
    page.server.change(toEvent("D"));
    await page.server.timers.pass(100);
    const older = before.replace("AA÷C¬", "AA÷E¬");
    page.draw({ feed: older, seq: 0 });
    page.show({ key: "other", feed: older, seq: 0 });
    await page.server.timers.pass(100);
    const joins = () => page.server.sent.filter((text) => text.includes("join"));
    expect(joins()).toEqual(['{"t":"join","s":"u_1_1","since":0}']);
    page.show({ key: "third", feed: older, seq: 0 });
    await page.server.timers.pass(100);
    expect(joins()).toHaveLength(1);
  });
});

describe("the live client and its page", () => {
  it("tells the page of each state that is another, and of no other", async () => {
    const page = openLivePage();
    const states: string[] = [];
    page.client.subscribeStatus(() => states.push(page.state()));
    await page.server.timers.pass(100);
    page.server.change({ id: "A", homeScore: 1 });
    expect(states).toEqual(["live"]);
    page.client.show("day");
    expect(states).toEqual(["live"]);
    page.server.setUp(false);
    expect(states).toEqual(["live", "connecting"]);
  });

  it("tells it when it is in sync, also where its state stays", async () => {
    const page = await openedPage();
    const { lastSyncSeconds } = page.client.getStatus();
    let told = 0;
    page.client.subscribeStatus(() => (told += 1));
    await page.server.timers.pass(10_000);
    expect(told).toBeGreaterThan(0);
    expect(page.client.getStatus().lastSyncSeconds).toBeGreaterThan(lastSyncSeconds);
  });

  it("reports a later load of a list when nothing is being rendered, and follows what it needs now", async () => {
    const page = await openedPage();
    let told = 0;
    page.client.store.subscribeLeagues("day", () => (told += 1));
    page.server.change(toEvent("D"));
    page.draw({});
    expect(told).toBe(0);
    await page.server.timers.pass(0);
    expect(told).toBe(1);
    page.draw({ ...priced, oddsSeq: 0 });
    await page.server.timers.pass(0);
    expect(page.server.sent).toContain('{"t":"join","s":"uo_1_0_fr","since":0}');
  });

  it("lets its clock rest while nobody sees it, and is right as soon as somebody does", async () => {
    const page = await openedPage();
    const seconds: number[] = [];
    page.client.clock.subscribe(() => seconds.push(page.client.clock.shownSeconds()));
    page.server.page("hidden");
    await page.server.timers.pass(5_000);
    expect(seconds).toEqual([]);
    page.server.page("shown");
    expect(seconds).toEqual([page.server.nowSeconds()]);
  });

  it("ends a highlight by the clock, where nothing else happens", async () => {
    const page = await openedPage();
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(1_000);
    expect(page.store.getHighlight("A")?.kind).toBe("goal");
    await page.server.timers.pass(highlightSeconds.goal * 1_000);
    expect(page.store.getHighlight("A")).toBeNull();
  });

  it("begins a highlight at the change, also while the clock rests", async () => {
    const page = await openedPage();
    page.server.page("hidden");
    await page.server.timers.pass(50_000);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(100);
    expect(page.store.getHighlight("A")?.untilSeconds).toBe(page.server.nowSeconds() + highlightSeconds.goal);
  });

  it("highlights a goal that it missed for a moment, and none that it missed for longer than one is shown", async () => {
    const missed = async (awayMs: number) => {
      const page = await openedPage();
      page.server.setFeedUp(false);
      page.server.setUp(false);
      page.server.change({ id: "A", homeScore: 1 });
      await page.server.timers.pass(awayMs);
      page.server.setUp(true);
      page.server.page("online");
      await page.server.timers.pass(100);
      expect(score(page)).toBe(1);
      return page.store.getHighlight("A")?.kind;
    };
    expect(await missed(5_000)).toBe("goal");
    expect(await missed(120_000)).toBeUndefined();
  });

  it("leaves nothing running when it is stopped, and can be started again", async () => {
    const page = await openedPage();
    page.server.page("hidden");
    page.stop();
    const seconds: number[] = [];
    page.client.clock.subscribe(() => seconds.push(page.client.clock.shownSeconds()));
    page.server.page("shown");
    expect(seconds).toEqual([]);
    page.client.start();
    await page.server.timers.pass(100);
    expect([page.server.opened.length, page.state()]).toEqual([2, "live"]);
    const pings = page.server.sent.filter((text) => text === "ping").length;
    await page.server.timers.pass(6_000);
    expect(page.server.sent.filter((text) => text === "ping")).toHaveLength(pings + 1);
  });
});
