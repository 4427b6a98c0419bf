import type { Clock } from "./bench.ts";
import { describeProvider, type Step } from "./describe-provider.ts";
import { exampleConnector } from "./example-connector.ts";
import { lookAt } from "./look-at.ts";
import { startLoopback } from "./loopback.ts";

/** How a new source is tested: copy this beside the connector that you copied, and let the server speak as your source does. */
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const kickOffMs = Date.parse("2026-11-20T19:30:00Z");

const aMatch = (id: string, startMs: number, home: string, away: string) => ({
  id,
  kickOff: new Date(startMs).toISOString(),
  home,
  away,
  state: "planned",
  score: null as [number, number] | null,
});

describeProvider("an invented source", {
  connector: exampleConnector,
  wanted: ["en.1"],
  startMs: kickOffMs - 3 * 24 * hourMs,
  busyMs: kickOffMs + 11 * minuteMs,
  withinMs: 2 * minuteMs,
  validatedMs: 2 * 24 * hourMs,
  mostIdleRequests: 10,
  look: (origin) => lookAt(origin, "arsenal", "chelsea"),
  async start(clock: Clock) {
    const match = aMatch("1", kickOffMs, "Arsenal", "Chelsea");
    const matches = [match, aMatch("2", kickOffMs + 26 * hourMs, "Everton", "Fulham")];
    const server = await startLoopback(
      ({ path }) => {
        if (path === "/matches/today" || path === "/leagues/en.1/matches") return { body: JSON.stringify(matches) };
        return { status: 404, body: "" };
      },
      () => clock.nowMs,
    );
    const step = (
      name: string,
      minute: number,
      state: string,
      score: [number, number] | null,
      shown: unknown,
    ): Step => ({
      name,
      atMs: kickOffMs + minute * minuteMs,
      withinMs: 2 * minuteMs,
      shown,
      change: () => Object.assign(match, { state, score }),
    });
    // The score counts, and this source names no goals: they are shown without minute and name. The last one is in the result alone.
    const steps = [
      step("before", -120, "planned", null, { status: "scheduled", score: null, goals: [] }),
      step("kick-off", 1, "first half", [0, 0], { status: "firstHalf", score: [0, 0], goals: [] }),
      step("a goal", 10, "first half", [1, 0], { status: "firstHalf", score: [1, 0], goals: ["1"] }),
      step("half-time", 46, "break", [1, 0], { status: "halfTime", score: [1, 0], goals: ["1"] }),
      step("second half", 62, "second half", [1, 1], { status: "secondHalf", score: [1, 1], goals: ["1", "2"] }),
      step("over", 112, "over", [2, 1], { status: "finished", score: [2, 1], goals: ["1", "2"] }),
    ];
    return { server, steps };
  },
});
