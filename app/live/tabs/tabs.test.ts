import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLiveTabs } from "../../../tests/fakes/live-tabs.ts";

describe("the tabs of a browser", () => {
  async function twoTabs() {
    const tabs = openLiveTabs();
    const first = tabs.open();
    await tabs.server.timers.pass(200);
    const second = tabs.open();
    await tabs.server.timers.pass(500);
    return { ...tabs, pass: tabs.server.timers.pass, first, second };
  }

  it("share one socket, which brings each change to all of them", async () => {
    const { server, first, second, pass } = await twoTabs();
    expect([server.countSockets(), first.state(), second.state()]).toEqual([1, "live", "live"]);
    server.change({ id: "A", homeScore: 1 });
    await pass(100);
    expect([first.score(), second.score()]).toEqual([1, 1]);
  });

  it("are one tab alone as before, with the socket that it has", async () => {
    const { server, open } = openLiveTabs();
    open();
    await server.timers.pass(60_000);
    expect(server.opened).toHaveLength(1);
  });

  it("hand the socket over within a second when the one that leads is closed, and miss nothing", async () => {
    const { server, first, second, pass } = await twoTabs();
    server.change({ id: "B", homeScore: 1 });
    await pass(100);
    // The second one leads: it called, and the first one stepped aside.
    second.close();
    server.change({ id: "A", homeScore: 1 });
    await pass(1_000);
    expect(server.opened.at(-1)).toBe("/push?v=5&join=u_1_1:1");
    expect([server.countSockets(), first.state(), first.score()]).toEqual([1, "live", 1]);
    server.change({ id: "A", homeScore: 2 });
    await pass(100);
    expect(first.score()).toBe(2);
  });

  it("keep what a tab follows that is not closed, and leave it to the server after the others", async () => {
    const { server, open, first, second, pass } = await twoTabs();
    const third = open();
    await pass(500);
    first.page("hidden");
    await pass(16_000);
    server.change({ id: "B", homeScore: 1 });
    await pass(100);
    expect([second.score("B"), third.score("B"), server.countSockets()]).toEqual([1, 1, 1]);
    expect(server.sent.filter((text) => text.includes("leave"))).toEqual([]);
  });

  it("give a tab that comes late what it missed since its page was made", async () => {
    const tabs = openLiveTabs();
    tabs.open();
    await tabs.server.timers.pass(200);
    const late = tabs.open();
    tabs.server.change({ id: "A", homeScore: 1 });
    tabs.server.change({ id: "A", homeScore: 2 });
    await tabs.server.timers.pass(500);
    expect(late.score()).toBe(2);
    expect(late.client.store.getHave("u_1_1")).toBe(2);
  });

  it("[P5] repair the tab that missed too much, and no other", async () => {
    const { server, first, second, open, pass } = await twoTabs();
    second.page("hidden");
    await pass(20_000);
    for (let goals = 1; goals <= 20; goals += 1) server.change({ id: "A", homeScore: goals });
    await pass(500);
    const asked = server.requests.length;
    second.page("shown");
    await pass(2_000);
    expect([first.score(), second.score()]).toEqual([20, 20]);
    expect(server.requests.slice(asked)).toEqual(["r_1_1"]);
    const third = open();
    await pass(500);
    expect([third.score(), server.countSockets()]).toEqual([20, 1]);
  });

  it("take the lead from a tab that is frozen", async () => {
    const { server, first, second, pass } = await twoTabs();
    second.freeze();
    await pass(60_000);
    server.change({ id: "A", homeScore: 1 });
    await pass(100);
    expect([first.state(), first.score()]).toEqual(["live", 1]);
  });

  it("find a socket dead that answers no ping, and open another one for all", async () => {
    const { server, first, open, pass } = await twoTabs();
    await pass(12_000);
    const late = open(); // asks for signs of life at other times
    await pass(500);
    server.strand();
    await pass(60_000);
    server.change({ id: "A", homeScore: 1 });
    await pass(100);
    expect([first.score(), late.score(), server.countSockets()]).toEqual([1, 1, 1]);
  });

  it("of two versions share nothing", async () => {
    const { server, open } = openLiveTabs();
    open({ version: "v1" });
    open({ version: "v2" });
    await server.timers.pass(1_000);
    expect(server.countSockets()).toBe(2);
  });

  it("have a socket each where the browser has no locks", async () => {
    const { server, open } = openLiveTabs({ hasLocks: false });
    const both = [open(), open()];
    await server.timers.pass(1_000);
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(100);
    expect([server.countSockets(), ...both.map((tab) => tab.score())]).toEqual([2, 1, 1]);
  });

  it("all hear of the end of the socket, and come back to one", async () => {
    const { server, first, second, pass } = await twoTabs();
    server.closeAll(1013);
    await pass(200);
    expect([first.state(), second.state()]).toEqual(["connecting", "connecting"]);
    await pass(40_000);
    expect([first.state(), second.state(), server.countSockets()]).toEqual(["live", "live", 1]);
  });
});

describe("a tab that is hidden", () => {
  it("has no socket and does nothing after a while, and has missed nothing when it is seen again", async () => {
    const { server, open } = openLiveTabs();
    const tab = open();
    await server.timers.pass(200);
    tab.page("hidden");
    await server.timers.pass(10_000);
    expect(server.countSockets()).toBe(1); // who looks elsewhere for a moment finds it as it was
    await server.timers.pass(10_000);
    expect(server.countSockets()).toBe(0);
    const { sent, requests } = server;
    const before = [sent.length, requests.length, server.opened.length];
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(3_600_000);
    expect([sent.length, requests.length, server.opened.length]).toEqual(before);
    tab.page("shown");
    await server.timers.pass(200);
    expect([tab.score(), tab.state()]).toEqual([1, "live"]);
  });

  it("leaves the socket to one that is seen", async () => {
    const { server, open } = openLiveTabs();
    const seen = open();
    await server.timers.pass(200);
    const hidden = open();
    await server.timers.pass(500);
    hidden.page("hidden");
    await server.timers.pass(16_000);
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(100);
    expect([seen.score(), hidden.score(), server.countSockets()]).toEqual([1, 0, 1]);
  });

  it("keeps none that is opened behind another one, and goes on while it shows something in its title", async () => {
    const { server, open } = openLiveTabs();
    const behind = open({ isVisible: false });
    await server.timers.pass(16_000);
    expect(server.countSockets()).toBe(0);
    behind.page("shown");
    await server.timers.pass(200);
    const release = behind.keepAwake();
    behind.page("hidden");
    await server.timers.pass(60_000);
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(100);
    expect(behind.score()).toBe(1);
    release();
    await server.timers.pass(16_000);
    expect(server.countSockets()).toBe(0);
  });
});

/** Fewer where the test runs again for each of many changes to the code. */
const runs = Number(process.env["CONVERGENCE_RUNS"] ?? 100);

it("[P3] [P4] [P8] tabs that come, go, hide and freeze all end in the ledger's state, with one socket", async () => {
  const tab = fc.nat(3);
  const action = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant("change" as const), id: fc.constantFrom("A", "B"), goals: fc.nat(9) }),
    },
    { weight: 5, arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.nat(30_000) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.nat(30) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("open" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("close" as const, "freeze" as const), tab }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("look" as const), tab, isSeen: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("cut" as const), code: fc.constantFrom(1001, 1006, 1013) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("restart" as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("mishap" as const), kind: fc.constantFrom("lose", "repeat", "swap") }),
    },
  );
  const run = fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
    const { server, open } = openLiveTabs();
    let tabs = [open()];
    let frozen = 0;
    await server.timers.pass(200);
    for (const step of actions) {
      const chosen = "tab" in step ? tabs[step.tab] : undefined;
      if (step.do === "pass") await server.timers.pass(step.ms);
      else if (step.do === "open" && tabs.length < 4) {
        tabs.push(open());
        // A page that never had a socket cannot distinguish epochs.
        await server.timers.pass(200);
      } else if (step.do === "look") chosen?.page(step.isSeen ? "shown" : "hidden");
      else if (step.do === "close" || step.do === "freeze") {
        chosen?.[step.do]();
        if (chosen !== undefined && step.do === "freeze") frozen += 1;
        tabs = tabs.filter((other) => other !== chosen);
      } else if (step.do === "cut") server.closeAll(step.code);
      else if (step.do === "restart") server.restart();
      else if (step.do === "mishap") server.mishap(step.kind);
      else if (step.do === "change") server.change({ id: step.id, homeScore: step.goals });
    }
    server.forgetMishaps();
    if (tabs.length === 0) tabs.push(open());
    for (const { page } of tabs) page("shown");
    await server.timers.pass(400_000);
    // A frozen tab runs no code: only the browser can close its socket.
    expect(server.countSockets()).toBeLessThanOrEqual(1 + frozen);
    for (const { client, state } of tabs) {
      expect(state()).toBe("live");
      expect(client.store.getHave("u_1_1")).toBe(server.seq());
      for (const id of server.eventIds()) expect(client.store.getEvent(id)).toEqual(server.event(id));
    }
  });
  await fc.assert(run, { numRuns: runs });
});
