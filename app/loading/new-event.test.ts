import { describe, expect, it } from "vitest";
import { isEventKept } from "./new-event.ts";

const dayStartSeconds = 1_700_000_000;
const list = { page: "sport", dayStartSeconds, dayEndSeconds: dayStartSeconds + 86_400 };
const event = { isValid: true, isLeagueValid: true, isLive: false, startSeconds: dayStartSeconds };

describe("a new event", () => {
  it("[C4.24] is removed when it or its league is invalid", () => {
    expect(isEventKept(event, list)).toBe(true);
    expect(isEventKept({ ...event, isValid: false, isLive: true }, list)).toBe(false);
    expect(isEventKept({ ...event, isLeagueValid: false, isLive: true }, list)).toBe(false);
  });

  it("[C4.24] is removed when it is outside the chosen day unless it is live", () => {
    const early = { ...event, startSeconds: dayStartSeconds - 1 };
    const late = { ...event, startSeconds: dayStartSeconds + 86_400 };
    expect(isEventKept(early, list)).toBe(false);
    expect(isEventKept(late, list)).toBe(false);
    expect(isEventKept({ ...early, isLive: true }, list)).toBe(true);
  });

  it.each(["my-games", "country", "season"])("[C4.24] stays on the %s page", (page) => {
    const late = { ...event, startSeconds: dayStartSeconds + 900_000 };
    expect(isEventKept(late, { ...list, page })).toBe(true);
    expect(isEventKept({ ...late, isValid: false }, { ...list, page })).toBe(false);
  });
});
