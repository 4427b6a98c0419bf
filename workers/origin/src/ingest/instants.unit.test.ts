import { describe, expect, it } from "vitest";
import { isFarAhead, strangeInstants } from "./instants.ts";

const now = Date.UTC(2029, 2, 10, 16) / 1000;
const [minute, hour, day] = [60, 3600, 86_400];
const goalAt = (atSeconds: number) => ({
  pointer: "/incidents/0",
  value: { kind: "goal", side: 1, minute: "1", atSeconds } as const,
});
const faultsOf = (atSeconds: number, startSeconds = now, timeKnown = true) =>
  strangeInstants([goalAt(atSeconds)], { startSeconds, timeKnown }, now);

describe("the instant of an incident", () => {
  it("is around its event, or around now", () => {
    for (const atSeconds of [now, now - hour, now - 300 * day, now + 5 * minute, now + 2 * hour]) {
      expect(faultsOf(atSeconds)).toEqual([]);
    }
    // A game of five days that began on Tuesday, and one that was put off and is not moved yet.
    expect(faultsOf(now, now - 4 * day)).toEqual([]);
    expect(faultsOf(now, now - 400 * day)).toEqual([]);
    // For a day whose hour is unknown.
    expect(faultsOf(now + 5 * day, now, false)).toEqual([]);
  });

  it("is refused by its pointer where it lies far ahead, or long before", () => {
    for (const atSeconds of [Date.UTC(2223, 0, 1) / 1000, now + 7 * hour]) {
      expect(faultsOf(atSeconds)).toEqual([{ pointer: "/incidents/0/atSeconds", reason: "has not come yet" }]);
    }
    expect(faultsOf(now + 10 * minute, now - day)).toHaveLength(1);
    expect(faultsOf(0)).toEqual([{ pointer: "/incidents/0/atSeconds", reason: "is long before the event" }]);
  });

  it("moves no event to another century", () => {
    const moved = (startSeconds: number) => ({
      pointer: "/incidents/0",
      value: { kind: "moved", atSeconds: now, startSeconds, timeKnown: true } as const,
    });
    const schedule = { startSeconds: now, timeKnown: true };
    expect(strangeInstants([moved(now + 300 * day)], schedule, now)).toEqual([]);
    expect(strangeInstants([moved(now + 4000 * day)], schedule, now)).toMatchObject([
      { pointer: "/incidents/0/startSeconds" },
    ]);
    expect([isFarAhead(now + 5 * 366 * day, now), isFarAhead(now + 11 * 366 * day, now)]).toEqual([false, true]);
  });
});
