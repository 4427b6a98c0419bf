import { describe, expect, it } from "vitest";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { createLists } from "./lists.ts";
import { toList } from "./store.fixture.ts";

const size = 1_000;

/** A list of so many games that are played, and how often one of them was looked up. */
function openLists() {
  const events = new Map<string, EventFields>(
    Array.from({ length: size }, (_, index) => [`E${index}`, { id: `E${index}`, statusType: statusType.live }]),
  );
  let asked = 0;
  const getEvent = (id: string) => {
    asked += 1;
    return events.get(id) ?? null;
  };
  const lists = createLists();
  lists.add(toList());
  lists.put("day", [{ league: {}, eventIds: [...events.keys()] }], getEvent);
  /** Changes an event. */
  function move(id: string, fields: Partial<EventFields>) {
    const before = events.get(id) ?? {};
    events.set(id, { ...before, ...fields });
    asked = 0;
    return { moved: lists.move(id, before, getEvent), asked };
  }
  return { lists, move };
}

describe("the lists of a page", () => {
  it("[P4] look up one event when a goal is scored, however many they hold", () => {
    const { lists, move } = openLists();
    expect(move("E7", { homeScore: 1 })).toEqual({ moved: [], asked: 1 });
    expect(lists.getCounts("day").live).toBe(size);
  });

  it("[C2.01] count anew when an event goes to another tab", () => {
    const { lists, move } = openLists();
    expect(move("E7", { statusType: statusType.finished }).moved).toEqual(["day"]);
    expect(lists.getCounts("day")).toEqual({ all: size, live: size - 1, finished: 1, scheduled: 0 });
  });

  it("[C2.01] count a game whose result is hidden by its state", () => {
    const lists = createLists();
    lists.add(toList());
    // A hidden game has a status type, but no status.
    const events: Record<string, EventFields> = {
      on: { statusType: statusType.live },
      over: { statusType: statusType.finished },
      next: { statusType: statusType.scheduled },
    };
    lists.put("day", [{ league: {}, eventIds: ["on", "over", "next"] }], (id) => events[id] ?? null);
    expect(lists.getCounts("day")).toEqual({ all: 3, live: 1, finished: 1, scheduled: 1 });
  });
});
