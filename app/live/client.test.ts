import { describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { openLivePage as openPage, toEvent } from "../../tests/fakes/live-page.ts";

const score = (page: ReturnType<typeof openPage>, id = "A") => page.store.getEvent(id)?.homeScore;

describe("the live client", () => {
  it("[C4.17] [P1] opens a socket after the number of its page and applies what comes", async () => {
    const page = openPage();
    expect(page.state()).toBe("connecting");
    await page.server.timers.pass(100);
    expect(page.server.opened).toEqual(["/push?v=5&join=u_1_1:0&join=sys:0"]);
    expect(page.state()).toBe("live");
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(100);
    expect(score(page)).toBe(1);
    expect(page.store.getHighlight("A")).toMatchObject({ kind: "goal", side: 1 });
  });

  it("[C4.26] takes the service's status from the page, from its socket, and anew where the socket has lost what came", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    const status = () => page.client.getStatus().serviceStatus;
    expect(status()).toBe(1);
    page.server.deliver({ t: "repair", s: "sys", n: 6 });
    await page.server.timers.pass(100);
    expect(page.server.requests.filter((name) => name.startsWith("sys"))).toEqual([]);
    page.server.deliver({ t: "rows", s: "sys", n: 7, r: "mlp÷1¬sst÷3¬stu÷5¬utime÷1000000¬~" });
    await page.server.timers.pass(100);
    expect(status()).toBe(3);
    page.server.deliver({ t: "repair", s: "sys", n: 60 });
    await page.server.timers.pass(100);
    expect(page.server.requests.filter((name) => name.startsWith("sys"))).toEqual(["sys_1"]);
    expect(status()).toBe(1);
  });

  it("[C7.10] opens its socket at the variant's own endpoint", async () => {
    const page = openPage({ pushOrigin: "https://push.example" });
    await page.server.timers.pass(100);
    expect(page.server.opened).toEqual(["https://push.example/push?v=5&join=u_1_1:0&join=sys:0"]);
  });

  it("follows a list from when it is drawn, not while the browser still takes over what the server drew", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    const key = page.draw({ key: "tennis", sportId: 2, feedName: "f_2_0_2_fr_1" });
    await page.server.timers.pass(100);
    expect(page.server.sent).toEqual([]);
    page.client.show(key);
    await page.server.timers.pass(100);
    expect(page.server.sent).toEqual(['{"t":"join","s":"u_2_1","since":0}']);
  });

  it("does nothing until it is started, and nothing after it is stopped", async () => {
    const page = openPage();
    page.stop();
    await page.server.timers.pass(200_000);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(1_000);
    expect(score(page)).toBe(0);
    expect(page.server.opened).toHaveLength(1);
    expect(page.server.requests).toEqual([]);
  });

  it("[P4] asks once for what a lost frame carried, and applies it in order", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.mishap("lose");
    page.server.change({ id: "A", homeScore: 1 });
    page.server.change({ id: "B", homeScore: 1 });
    page.server.change({ id: "C", homeScore: 1 });
    await page.server.timers.pass(200);
    expect(page.server.sent).toEqual(['{"t":"join","s":"u_1_1","since":0}']);
    expect([score(page, "A"), score(page, "B"), score(page, "C")]).toEqual([1, 1, 1]);
  });

  it("[P4] asks again for a gap that opens after an answer that nothing was missing", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.closeAll(1006);
    for (let goals = 1; goals <= 20; goals += 1) page.server.change({ id: "A", homeScore: goals });
    await page.server.timers.pass(2_000); // repaired by a feed, and informed that nothing came after it
    page.server.mishap("lose");
    page.server.change({ id: "B", homeScore: 1 });
    page.server.change({ id: "C", homeScore: 1 });
    await page.server.timers.pass(200);
    expect([score(page, "B"), score(page, "C")]).toEqual([1, 1]);
  });

  it("[P4] learns from the server's sign of life of a lost frame that nothing followed", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.mishap("lose");
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(61_000);
    expect(score(page)).toBe(1);
  });

  it("[P5] takes the repair feed when it missed more than the window, then looks for new events", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.closeAll(1006);
    for (let goals = 1; goals <= 20; goals += 1) page.server.change({ id: "A", homeScore: goals });
    await page.server.timers.pass(5_000);
    expect(score(page)).toBe(20);
    expect(page.server.requests).toEqual(["r_1_1"]);
    await page.server.timers.pass(10_000);
    expect(page.server.requests).toEqual(["r_1_1", "f_1_0_2_fr_1"]);
    expect(page.state()).toBe("live");
  });

  it("[P5] waits for a repair feed from which the server can continue, while caches hold an older one", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.closeAll(1006);
    page.server.setFeedsFrozen(true);
    for (let goals = 1; goals <= 20; goals += 1) page.server.change({ id: "A", homeScore: goals });
    await page.server.timers.pass(20_000);
    expect(page.state()).not.toBe("live");
    expect(page.server.sent.filter((text) => text !== "ping")).toEqual([]);
    expect(page.server.requests.length).toBeLessThan(10);
    page.server.setFeedsFrozen(false);
    await page.server.timers.pass(20_000);
    expect(score(page)).toBe(20);
    expect(page.state()).toBe("live");
  });

  it("[P11] shows that it reads when it is asked", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.mark("4f1c");
    await page.server.timers.pass(100);
    expect(page.server.sent).toEqual(['{"t":"seen","m":"4f1c"}']);
  });

  it("[P10] [P11] comes back with what it has when it was closed for not reading", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(100);
    page.server.closeAll(closeCodes.behind.code);
    page.server.change({ id: "A", homeScore: 2 });
    await page.server.timers.pass(5_000);
    expect(page.server.opened.at(-1)).toBe("/push?v=5&join=u_1_1:1&join=sys:0");
    expect(score(page)).toBe(2);
    expect(page.server.requests).toEqual([]);
  });

  it("[C4.15] loads the initial feed again when its last sync is more than 240 s old", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.page("offline");
    await page.server.timers.pass(300_000);
    for (let goals = 1; goals <= 20; goals += 1) page.server.change({ id: "A", homeScore: goals });
    page.server.page("online");
    await page.server.timers.pass(5_000);
    expect(page.server.requests).toEqual(["f_1_0_2_fr_1"]);
    expect(score(page)).toBe(20);
  });

  it("[P5] starts over with a server whose epoch is new", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    for (let goals = 1; goals <= 5; goals += 1) page.server.change({ id: "A", homeScore: goals });
    await page.server.timers.pass(100);
    page.server.restart();
    page.server.change({ id: "B", homeScore: 3 });
    await page.server.timers.pass(20_000);
    expect([score(page, "A"), score(page, "B")]).toEqual([0, 3]);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(100);
    expect(score(page)).toBe(1);
  });

  it("tries a repair feed again that could not be had, further and further apart", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setFeedUp(false);
    page.server.closeAll(1006);
    for (let goals = 1; goals <= 20; goals += 1) page.server.change({ id: "A", homeScore: goals });
    await page.server.timers.pass(20_000);
    const rounds = page.server.requests.length / 4;
    expect(rounds).toBeGreaterThan(2);
    expect(rounds).toBeLessThan(8);
    page.server.setFeedUp(true);
    await page.server.timers.pass(30_000);
    expect(score(page)).toBe(20);
  });

  it("[P8] comes back with what it has, after random waits that grow", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(100);
    page.server.setUp(false);
    await page.server.timers.pass(60_000);
    const { opened } = page.server;
    expect(opened.length).toBeGreaterThan(3);
    expect(opened.length).toBeLessThan(10);
    expect(opened.at(-1)).toBe("/push?v=5&join=u_1_1:1&join=sys:0");
    expect(page.state()).not.toBe("live");
    page.server.setUp(true);
    await page.server.timers.pass(30_000);
    expect(page.state()).toBe("live");
  });

  it("opens no socket while offline and one at once when online", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.page("offline");
    page.server.closeAll(1006);
    await page.server.timers.pass(120_000);
    expect(page.server.opened).toHaveLength(1);
    expect(page.state()).toBe("offline");
    page.server.page("online");
    await page.server.timers.pass(50);
    expect(page.server.opened).toHaveLength(2);
    expect(page.state()).toBe("live");
  });

  it("leaves a socket that answers no ping", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setMute(true);
    await page.server.timers.pass(16_000);
    expect(page.state()).not.toBe("live");
    page.server.setMute(false);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(20_000);
    expect(page.state()).toBe("live");
    expect(score(page)).toBe(1);
  });

  it("asks a socket for a sign of life as soon as the page is seen again", async () => {
    const page = openPage();
    await page.server.timers.pass(7_000);
    page.server.page("hidden");
    const before = page.server.sent.length;
    page.server.page("shown");
    expect(page.server.sent.slice(before)).toEqual(["ping"]);
  });

  it("stays without a socket when the server says that there is no sense in another", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.closeAll(closeCodes.badVersion.code);
    await page.server.timers.pass(300_000);
    expect(page.server.opened).toHaveLength(1);
    expect(page.server.requests).toContain("u_1_1");
    expect(page.state()).toBe("polling");
  });

  it("[C6.03] [P7] drops the prices and comes back without them when the place does not allow them", async () => {
    const prices = "SA÷1¬~AA÷A¬AY÷1¬ODA÷16¬XA÷1.50¬YA÷¬MG÷0¬~";
    const page = openPage({ odds: prices, oddsSeq: 4, market: "fr", oddsFeedName: "fo_1_0_2_fr_1_0" });
    expect(page.store.getOdds("A")).not.toBeNull();
    await page.server.timers.pass(100);
    expect(page.server.opened).toEqual(["/push?v=5&join=u_1_1:0&join=uo_1_0_fr:4&join=sys:0"]);
    page.server.closeAll(closeCodes.policy.code);
    await page.server.timers.pass(2_000);
    expect(page.store.getOdds("A")).toBeNull();
    expect(page.server.opened.at(-1)).toBe("/push?v=5&join=u_1_1:0&join=sys:0");
  });

  it("takes the day feed once for several new events, after a random wait", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    for (const id of ["D", "E", "F"]) page.server.change(toEvent(id));
    await page.server.timers.pass(1_000);
    expect(page.server.requests).toEqual([]);
    await page.server.timers.pass(12_000);
    expect(page.server.requests).toEqual(["f_1_0_2_fr_1"]);
    expect(page.store.getEvent("E")?.homeName).toBe("Home E");
  });

  it("[C4.10] takes new events and their prices when both have arrived", async () => {
    const page = openPage({ odds: "0", oddsSeq: 0, market: "fr", oddsFeedName: "fo_1_0_2_fr_1_0" });
    await page.server.timers.pass(100);
    page.server.failKinds("fo");
    page.server.change(toEvent("D"));
    await page.server.timers.pass(14_000);
    expect(page.server.requests).toContain("f_1_0_2_fr_1");
    expect(page.store.getEvent("D")).toBeNull();
    page.server.failKinds();
    await page.server.timers.pass(14_000);
    expect(page.store.getEvent("D")?.homeName).toBe("Home D");
    expect(page.store.getOdds("D")?.bookmakerId).toBe(16);
  });

  it("corrects its clock by the server's", async () => {
    const page = openPage({ nowSeconds: 999_000 });
    await page.server.timers.pass(100);
    expect(page.client.clock.nowSeconds()).toBe(page.server.nowSeconds());
  });
});
