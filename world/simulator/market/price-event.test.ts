import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import { priceEvent } from "./price-event.ts";

const kickOff = 1_795_000_000;
const live = (...incidents: Incident[]) =>
  foldTimeline(aSchedule({ startSeconds: kickOff }), [
    { kind: "status", atSeconds: kickOff, status: eventStatus.firstHalf },
    ...incidents,
  ]);
const goal = (side: 1 | 2): Incident => ({ kind: "goal", atSeconds: kickOff + 600, side, minute: "10" });

describe("the simulated market", () => {
  it("has three bookmakers, each paying out less than it takes", () => {
    const quotes = priceEvent("seed", foldTimeline(aSchedule(), []), kickOff);
    expect(quotes).toHaveLength(3);
    for (const { prices } of quotes) {
      const book = prices.reduce<number>((total, price) => total + 1 / (price ?? NaN), 0);
      expect(book).toBeGreaterThan(1.02);
      expect(book).toBeLessThan(1.2);
    }
  });

  it("follows the score", () => {
    const at = kickOff + 700;
    const [level] = priceEvent("seed", live(), at);
    const [ahead] = priceEvent("seed", live(goal(1)), at);
    expect(ahead?.prices[0]).toBeLessThan(level?.prices[0] ?? 0);
    expect(ahead?.prices[2]).toBeGreaterThan(level?.prices[2] ?? Infinity);
  });

  it("follows the clock: a level score makes a draw likelier with every minute", () => {
    const [early, late] = [2, 40].map((minutes) => priceEvent("seed", live(), kickOff + minutes * 60)[0]?.prices[1]);
    expect(late).toBeLessThan(early ?? 0);
  });

  it("quotes the same for the same moment", () => {
    expect(priceEvent("seed", live(), kickOff + 5)).toEqual(priceEvent("seed", live(), kickOff + 5));
  });
});
