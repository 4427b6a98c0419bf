import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLivePage } from "../../tests/fakes/live-page.ts";
import { keepAwake } from "./keep-awake.ts";
import { runUnlessHidden, sleepMs } from "./run-unless-hidden.ts";

async function openTab({ isVisible = true } = {}) {
  const { server, client, stop, state } = openLivePage();
  stop();
  if (!isVisible) server.page("hidden");
  const end = runUnlessHidden(client, server.world);
  await server.timers.pass(200);
  return { server, client, state, end, score: () => client.store.getEvent("A")?.homeScore };
}

describe("a tab that is hidden", () => {
  it("keeps its socket for a minute, then has none and asks for nothing, and has missed nothing when it is shown", async () => {
    const { server, score, state } = await openTab();
    server.page("hidden");
    await server.timers.pass(sleepMs - 1_000);
    expect(server.countSockets()).toBe(1);
    await server.timers.pass(2_000);
    expect(server.countSockets()).toBe(0);
    const { sent, requests, opened } = server;
    const before = [sent.length, requests.length, opened.length];
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(3_600_000);
    expect([sent.length, requests.length, opened.length]).toEqual(before);
    server.page("shown");
    await server.timers.pass(200);
    expect([score(), state(), opened.at(-1)]).toEqual([1, "live", "/push?v=5&join=u_1_1:0&join=sys:0"]);
  });

  it("keeps its socket when it is shown again within the minute", async () => {
    const { server } = await openTab();
    const before = server.opened.length;
    server.page("hidden");
    await server.timers.pass(sleepMs - 1_000);
    server.page("shown");
    await server.timers.pass(sleepMs);
    expect([server.countSockets(), server.opened.length]).toEqual([1, before]);
  });

  it("closes its socket after a minute when it was opened behind another tab", async () => {
    const { server } = await openTab({ isVisible: false });
    expect(server.countSockets()).toBe(1);
    await server.timers.pass(sleepMs);
    expect(server.countSockets()).toBe(0);
  });

  it("goes on while something keeps it awake, and sleeps a minute after that", async () => {
    const { server, score } = await openTab();
    const release = keepAwake();
    server.page("hidden");
    await server.timers.pass(10 * sleepMs);
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(100);
    expect(score()).toBe(1);
    release();
    await server.timers.pass(sleepMs + 1_000);
    expect(server.countSockets()).toBe(0);
  });

  it("wakes when something keeps it awake", async () => {
    const { server } = await openTab({ isVisible: false });
    await server.timers.pass(sleepMs);
    const release = keepAwake();
    await server.timers.pass(200);
    expect(server.countSockets()).toBe(1);
    release();
  });

  it("ends with the page, asleep or awake", async () => {
    for (const isAsleep of [true, false]) {
      const { server, end } = await openTab({ isVisible: !isAsleep });
      await server.timers.pass(sleepMs);
      end();
      server.page("shown");
      await server.timers.pass(1_000);
      expect(server.countSockets()).toBe(0);
    }
  });
});

/** Fewer where the test runs again for each of many changes to the code. */
const runs = Number(process.env["CONVERGENCE_RUNS"] ?? 100);

it("[P3] [P4] [P8] a tab that is hidden, shown and cut off ends in the ledger's state", async () => {
  const action = fc.oneof(
    fc.record({ do: fc.constant("change" as const), id: fc.constantFrom("A", "B"), goals: fc.nat(9) }),
    fc.record({ do: fc.constant("pass" as const), ms: fc.nat(90_000) }),
    fc.record({ do: fc.constantFrom("shown" as const, "hidden" as const) }),
    fc.record({ do: fc.constant("cut" as const), code: fc.constantFrom(1001, 1006, 1013) }),
    fc.record({ do: fc.constant("restart" as const) }),
  );
  const run = fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
    const { server, client, state, end } = await openTab();
    for (const step of actions) {
      if (step.do === "pass") await server.timers.pass(step.ms);
      else if (step.do === "change") server.change({ id: step.id, homeScore: step.goals });
      else if (step.do === "cut") server.closeAll(step.code);
      else if (step.do === "restart") server.restart();
      else server.page(step.do);
    }
    server.page("shown");
    await server.timers.pass(400_000);
    expect([state(), server.countSockets()]).toEqual(["live", 1]);
    expect(client.store.getHave("u_1_1")).toBe(server.seq());
    for (const id of server.eventIds()) expect(client.store.getEvent(id)).toEqual(server.event(id));
    end();
  });
  await fc.assert(run, { numRuns: runs });
});
