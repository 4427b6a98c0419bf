import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLivePage, toEvent } from "../../tests/fakes/live-page.ts";

/** Fewer where the test runs again for each of many changes to the code. */
const runs = Number(process.env["CONVERGENCE_RUNS"] ?? 300);

describe("the live client", () => {
  it("[P3] [P4] [P5] [P8] [P21] always ends in the ledger's state, whatever gets lost, repeated, swapped or restarted", async () => {
    const id = fc.constantFrom("A", "B", "C", "D", "E");
    const action = fc.oneof(
      { weight: 8, arbitrary: fc.record({ do: fc.constant("change" as const), id, goals: fc.nat(9) }) },
      {
        weight: 4,
        arbitrary: fc.record({ do: fc.constant("mishap" as const), kind: fc.constantFrom("lose", "repeat", "swap") }),
      },
      { weight: 4, arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.nat(20_000) }) },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constant("close" as const), code: fc.constantFrom(1001, 1006, 1013) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("restart" as const) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("up" as const), isUp: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("feed" as const), isUp: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("network" as const), isOneWay: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("latency" as const), ms: fc.nat(5_000) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant("page" as const),
          event: fc.constantFrom("online", "offline", "shown", "hidden"),
        }),
      },
    );
    const run = fc.asyncProperty(fc.array(action, { maxLength: 80 }), async (actions) => {
      const page = openLivePage();
      const { server } = page;
      await server.timers.pass(100); // a page that never had a socket cannot distinguish epochs
      for (const step of actions) {
        if (step.do === "pass") await server.timers.pass(step.ms);
        else if (step.do === "mishap") server.mishap(step.kind);
        else if (step.do === "close") server.closeAll(step.code);
        else if (step.do === "restart") server.restart();
        else if (step.do === "up") server.setUp(step.isUp);
        else if (step.do === "feed") server.setFeedUp(step.isUp);
        else if (step.do === "network") server.setOneWay(step.isOneWay);
        else if (step.do === "latency") server.setFeedLatencyMs(step.ms);
        else if (step.do === "page") server.page(step.event);
        else if (server.event(step.id) === null) server.change(toEvent(step.id));
        else server.change({ id: step.id, homeScore: step.goals });
      }
      server.forgetMishaps();
      server.setUp(true);
      server.setFeedUp(true);
      server.setFeedLatencyMs(0);
      server.page("online");
      server.page("shown");
      await server.timers.pass(400_000);
      expect(page.state()).toBe("live");
      expect(
        page.store
          .getLeagues()
          .flatMap((league) => league.eventIds)
          .toSorted(),
      ).toEqual(server.eventIds());
      for (const known of server.eventIds()) expect(page.store.getEvent(known)).toEqual(server.event(known));
      expect(page.store.getHave("u_1_1")).toBe(server.seq());
      page.stop();
    });
    await fc.assert(run, { numRuns: runs });
  });
});
