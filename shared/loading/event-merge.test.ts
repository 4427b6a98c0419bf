import { describe, expect, it } from "vitest";
import { isEventKept, mayAddEvents } from "./event-merge.ts";
import { feedKinds } from "./update-flow.ts";

const dayStartSeconds = 1_700_000_000;
const list = { page: "sport", dayStartSeconds, dayEndSeconds: dayStartSeconds + 86_400 };
const event = { isValid: true, isLeagueValid: true, isLive: false, startSeconds: dayStartSeconds };

describe("merging events", () => {
  it("[C4.23] ignores events that are unknown in update, repair and odds feeds", () => {
    const changing = feedKinds.filter((kind) => !mayAddEvents(kind));
    expect(changing).toEqual(["odds", "updated-odds", "update", "repair", "frepair"]);
  });

  it("[C4.24] removes an event that is invalid or whose league is", () => {
    expect(isEventKept(event, list)).toBe(true);
    expect(isEventKept({ ...event, isValid: false, isLive: true }, list)).toBe(false);
    expect(isEventKept({ ...event, isLeagueValid: false, isLive: true }, list)).toBe(false);
  });

  it("[C4.24] removes an event outside the chosen day unless it is live", () => {
    const early = { ...event, startSeconds: dayStartSeconds - 1 };
    const late = { ...event, startSeconds: dayStartSeconds + 86_400 };
    expect(isEventKept(early, list)).toBe(false);
    expect(isEventKept(late, list)).toBe(false);
    expect(isEventKept({ ...early, isLive: true }, list)).toBe(true);
  });

  it.each(["my-games", "country", "season"])("[C4.24] keeps events of every day on the %s page", (page) => {
    const late = { ...event, startSeconds: dayStartSeconds + 900_000 };
    expect(isEventKept(late, { ...list, page })).toBe(true);
    expect(isEventKept({ ...late, isValid: false }, { ...list, page })).toBe(false);
  });
});
