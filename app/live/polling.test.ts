import { describe, expect, it } from "vitest";
import { isUpdatedDay } from "../navigation/calendar.ts";
import { openLivePage as openPage } from "../../tests/fakes/live-page.ts";

const score = (page: ReturnType<typeof openPage>, id = "A") => page.store.getEvent(id)?.homeScore;

describe("a page without a socket", () => {
  it("[C4.18] polls while push fails, checks the system feed each 60 s, and stops when push works again", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setUp(false);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(5_100);
    expect(page.server.requests).toEqual(["u_1_1"]);
    expect(score(page)).toBe(1);
    expect(page.state()).toBe("polling");
    await page.server.timers.pass(115_000);
    expect(page.server.requests.filter((name) => name === "sys_1")).toHaveLength(2);
    page.server.setUp(true);
    await page.server.timers.pass(31_000);
    const asked = page.server.requests.length;
    expect(page.state()).toBe("live");
    await page.server.timers.pass(120_000);
    expect(page.server.requests).toHaveLength(asked);
  });

  it.each([0, -1])(
    "[C4.13] takes the full repair for a page of day %i that never had a socket, and then polls",
    async (dayOffset) => {
      const page = openPage({ isFollowed: isUpdatedDay(dayOffset) });
      page.server.setUp(false);
      page.server.change({ id: "A", homeScore: 1 });
      await page.server.timers.pass(5_100);
      expect(page.server.requests).toEqual(["fr_1_1"]);
      expect([score(page), page.state()]).toEqual([1, "polling"]);
      page.server.change({ id: "A", homeScore: 2 });
      await page.server.timers.pass(5_000);
      expect(page.server.requests).toContain("u_1_1");
      expect(score(page)).toBe(2);
    },
  );

  it("[C4.13] polls nothing before the repair has worked", async () => {
    const page = openPage();
    page.server.setUp(false);
    page.server.failKinds("fr");
    await page.server.timers.pass(60_000);
    expect(page.server.requests).not.toContain("u_1_1");
    expect(page.state()).toBe("lost");
    page.server.failKinds();
    await page.server.timers.pass(60_000);
    expect(page.server.requests).toContain("u_1_1");
    expect(page.state()).toBe("polling");
  });

  it("[C4.15] [C4.18] heals by the repair feed what an update feed does not reach back to, then polls on", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setUp(false);
    for (let goals = 1; goals <= 20; goals += 1) page.server.change({ id: "A", homeScore: goals });
    await page.server.timers.pass(5_100);
    expect(page.server.requests.slice(0, 2)).toEqual(["u_1_1", "r_1_1"]);
    expect(score(page)).toBe(20);
    await page.server.timers.pass(5_000);
    expect(page.server.requests.filter((name) => name === "u_1_1")).toHaveLength(2);
  });

  it.each([-2, 1, 7])("[C4.14] [C4.19] neither polls nor follows the list of day %i", async (dayOffset) => {
    const page = openPage({ isFollowed: isUpdatedDay(dayOffset) });
    await page.server.timers.pass(200_000);
    expect([...page.server.requests, ...page.server.opened]).toEqual([]);
  });

  it("[C4.14] [C4.19] follows and polls yesterday's list as today's", async () => {
    const page = openPage({ isFollowed: isUpdatedDay(-1) });
    await page.server.timers.pass(100);
    page.server.setUp(false);
    await page.server.timers.pass(6_000);
    expect(page.server.opened[0]).toBe("/push?v=5&join=u_1_1:0&join=sys:0");
    expect(page.server.requests).toContain("u_1_1");
  });

  it("[C4.20] waits 20 to 80 s after an update without data", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setRandom(0);
    page.server.setUp(false);
    const polls = () => page.server.requests.filter((name) => name === "u_1_1").length;
    await page.server.timers.pass(5_100);
    expect(polls()).toBe(1);
    await page.server.timers.pass(19_000);
    expect(polls()).toBe(1);
    await page.server.timers.pass(2_000);
    expect(polls()).toBe(2);
  });

  it("[C4.20] polls at a changed sync interval instead of ending the wait that is under way", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setRandom(0.99);
    page.server.setUp(false);
    const polls = () => page.server.requests.filter((name) => name === "u_1_1").length;
    await page.server.timers.pass(69_000);
    expect(polls()).toBe(1);
    await page.server.timers.pass(2_000);
    expect(polls()).toBe(2);
  });

  it("polls nothing while hidden, and again when seen", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setUp(false);
    page.server.page("hidden");
    await page.server.timers.pass(15_000);
    expect(page.server.requests).not.toContain("u_1_1");
    page.server.page("shown");
    await page.server.timers.pass(5_100);
    expect(page.server.requests).toContain("u_1_1");
  });

  it.each([
    [15_000, "u_1_1"],
    [120_000, "r_1_1"],
    [400_000, "f_1_0_2_fr_1"],
  ])(
    "[C4.15] after %i ms away takes %s: the update, past 0.8 × the cache time the repair, past 240 s the whole list",
    async (awayMs, first) => {
      const page = openPage();
      await page.server.timers.pass(100);
      page.server.setUp(false);
      page.server.change({ id: "A", homeScore: 1 });
      await page.server.timers.pass(5_100);
      page.server.page("hidden");
      await page.server.timers.pass(awayMs);
      const before = page.server.requests.filter((name) => name !== "sys_1").length;
      page.server.page("shown");
      await page.server.timers.pass(5_100);
      expect(page.server.requests.filter((name) => name !== "sys_1")[before]).toBe(first);
    },
  );

  it("[C4.12] aborts what it is loading when it is stopped", async () => {
    const page = openPage();
    await page.server.timers.pass(100);
    page.server.setFeedLatencyMs(1_000);
    page.server.setUp(false);
    page.server.change({ id: "A", homeScore: 1 });
    await page.server.timers.pass(5_500);
    page.stop();
    await page.server.timers.pass(5_000);
    expect(page.server.aborted).toEqual(["u_1_1"]);
    expect(score(page)).toBe(0);
  });
});
