import { expect, it } from "vitest";
import { toTargetDay } from "../../../../../app/features/day/target-day.ts";
import { parseIsoDay } from "../../../../../shared/basics/day.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { record } from "../../ledger/record.ts";
import { add, aLeague, days, hours, openLedger, posted, wire } from "../../../test/ledger-in-node.ts";
import { eventsOfDay, movedFromDay, toPostponedLines } from "./events-of-day.ts";

/** The lists in which each of some events is, as days from the day of the change. */
function listsOf(timeZone: string, day: string, startsSeconds: readonly number[], timeKnown = true) {
  const ledger = openLedger([wire]);
  startsSeconds.forEach((startSeconds, index) => {
    add(ledger, posted(`game-${index}`, { startSeconds, timeKnown }));
  });
  const nowSeconds = Date.parse("2026-06-15T12:00:00Z") / 1000;
  const lists = new Map<string, number[]>();
  for (const offset of [-2, -1, 0, 1, 2]) {
    const choice = { kind: "date", epochDay: (parseIsoDay(day) ?? 0) + offset } as const;
    const { feedDay } = toTargetDay(choice, timeZone, nowSeconds);
    for (const { schedule } of eventsOfDay(ledger, feedDay, nowSeconds)) {
      lists.set(schedule.eventId, [...(lists.get(schedule.eventId) ?? []), offset]);
    }
  }
  return startsSeconds.map((_, index) => lists.get(`game-${index}`) ?? []);
}

it.each([
  ["Europe/Paris", "2026-03-29"],
  ["Europe/Paris", "2026-10-25"],
  ["America/New_York", "2026-11-01"],
  ["America/St_Johns", "2026-03-08"],
  ["Australia/Adelaide", "2026-10-04"],
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Pacific/Chatham", "2026-09-27"],
  ["America/Santiago", "2026-04-04"],
  ["America/Santiago", "2026-09-06"],
  ["Africa/Cairo", "2026-04-24"],
  ["America/Havana", "2026-11-01"],
  ["Asia/Kolkata", "2026-03-29"],
  ["Asia/Kathmandu", "2026-10-25"],
])("has each event of %s around %s in one list, that of its day there", (timeZone, day) => {
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  const starts = Array.from({ length: 4 * 48 }, (_, index) => noon - 24 * hours + index * 900);
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const expected = starts.map((seconds) => [
    (parseIsoDay(format.format(seconds * 1000)) ?? 0) - (parseIsoDay(day) ?? 0),
  ]);
  expect(listsOf(timeZone, day, starts)).toEqual(expected);
});

it.each(["Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "America/St_Johns", "Pacific/Pago_Pago"])(
  "has a date without an hour on that date in %s, on days of a clock change too",
  (timeZone) => {
    const noon = Date.parse("2026-10-25T12:00:00Z") / 1000;
    expect(listsOf(timeZone, "2026-10-25", [noon - 12 * hours, noon, noon + 11.75 * hours], false)).toEqual([
      [0],
      [0],
      [0],
    ]);
  },
);

it.each(["Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "America/Los_Angeles", "Pacific/Pago_Pago"])(
  "keeps the line of a postponed date without an hour on that date in %s, and names the new date",
  (timeZone) => {
    const ledger = openLedger([wire]);
    const nowSeconds = Date.parse("2026-06-15T12:00:00Z") / 1000;
    const midnight = Date.parse("2026-06-20T00:00:00Z") / 1000;
    const game = posted("game", { startSeconds: midnight, timeKnown: false });
    add(ledger, game);
    ledger.events.putLeague(aLeague({ stageId: game.leagueStageId, timeZone: "America/New_York" }));
    const put = { kind: "status", atSeconds: nowSeconds, status: eventStatus.postponed } as const;
    const before = foldTimeline(game, [put]);
    const state = { ...before, schedule: { ...game, startSeconds: midnight + 9 * days } };
    record(ledger, before, { state, cursor: 0, dueSeconds: null, latestSeconds: 0 }, [], nowSeconds);
    const linesOn = (epochDay: number) => {
      const { feedDay } = toTargetDay({ kind: "date", epochDay }, timeZone, nowSeconds);
      return toPostponedLines(ledger, movedFromDay(ledger, feedDay, nowSeconds), "en");
    };
    const lines = [-1, 0, 1].map((offset) => linesOn(midnight / days + offset));
    expect(lines.map(({ length }) => length)).toEqual([0, 1, 0]);
    expect(lines[1]?.[0]?.schedule).toMatchObject({ startSeconds: midnight, timeKnown: false });
    expect(lines[1]?.[0]?.notice).toBe("New date: June 29, 2026");
  },
);
