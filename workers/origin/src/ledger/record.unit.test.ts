import { describe, expect, it } from "vitest";
import { decodeChanges } from "../../../../shared/wire/changes.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { aGame, aLeague, days, openLedger, saturday } from "../../test/ledger-in-node.ts";
import { isListChange, isPublished, record, toFreshNews, toPublished } from "./record.ts";

const kickOff: Incident = { kind: "status", atSeconds: saturday, status: eventStatus.firstHalf };
const goal: Incident = { kind: "goal", atSeconds: saturday + 60, side: 1, minute: "1" };
const stateOf = (changes: Partial<Schedule> = {}, ...incidents: readonly Incident[]) =>
  foldTimeline(aGame("A", changes), incidents);
const stored = (state: ReturnType<typeof stateOf>) => ({ state, cursor: 0, dueSeconds: null, latestSeconds: 0 });

describe("what is published of an event", () => {
  it("is the whole row of a new one, which names its league and sport, and then what changed", () => {
    expect(toPublished(null, stateOf(), saturday)).toMatchObject({ id: "A", leagueId: "1_1Stage00", sportId: 1 });
    const change = toPublished(stateOf({}, kickOff), stateOf({}, kickOff, goal), saturday);
    expect(change).toMatchObject({ id: "A", homeScore: 1 });
    expect(change).not.toHaveProperty("homeName");
    expect(change).not.toHaveProperty("leagueId");
  });

  it("is nothing where nothing of the row changed", () => {
    const foul: Incident = { kind: "notice", atSeconds: saturday, text: "" };
    expect(toPublished(stateOf({}, kickOff), stateOf({}, kickOff, foul), saturday)).toBeNull();
  });

  it("[C4.14] is nothing of days that nobody follows: more than two before or after today", () => {
    const on = (day: number) => toPublished(null, stateOf({ startSeconds: saturday + day * days }), saturday) !== null;
    expect([-3, -2, 0, 2, 3].map(on)).toEqual([false, true, true, true, false]);
    expect(isPublished(saturday + 3 * days - 17 * 3_600, saturday)).toBe(true);
  });

  it("is there of one that moves out of these days, or into them", () => {
    const [near, far] = [stateOf(), stateOf({ startSeconds: saturday + 9 * days })];
    expect(toPublished(near, far, saturday)).not.toBeNull();
    expect(toPublished(far, near, saturday)).not.toBeNull();
  });

  it("is there of one of several days while it lasts, and a day longer", () => {
    const tour = (fromDay: number, toDay: number) =>
      toPublished(
        null,
        stateOf({ startSeconds: saturday + fromDay * days, endSeconds: saturday + toDay * days }),
        saturday,
      );
    expect(tour(-9, 5)).not.toBeNull();
    expect(tour(-9, -1)).not.toBeNull();
    expect(tour(-9, -2)).toBeNull();
    expect(tour(4, 9)).toBeNull();
  });
});

describe("the lists of a day", () => {
  it("gain or lose an event that is new, has another start or another league, and none whose score changed", () => {
    const before = stateOf();
    expect(isListChange(null, before)).toBe(true);
    expect(isListChange(before, stateOf({ startSeconds: saturday + 60 }))).toBe(true);
    expect(isListChange(before, stateOf({ leagueStageId: "1Other00" }))).toBe(true);
    expect(isListChange(before, stateOf({}, kickOff, goal))).toBe(false);
  });
});

describe("news", () => {
  it("are what has just happened: an import of past games brings none", () => {
    const [before, after] = [stateOf({}, kickOff), stateOf({}, kickOff, goal)];
    const at = (seconds: number) => toFreshNews(before, after, [kickOff, goal], saturday + seconds).length;
    expect([at(60), at(239), at(240)]).toEqual([1, 1, 0]);
    expect(toFreshNews(before, after, [], saturday)).toEqual([]);
  });
});

describe("recording", () => {
  function openWithLeague() {
    const ledger = openLedger();
    ledger.events.putLeague(aLeague());
    return ledger;
  }
  const subjectRows = (ledger: ReturnType<typeof openLedger>, subject: string) =>
    ledger.changes.from(subject, 1, { rows: 99, length: 99_999 });

  it("stores the event and numbers its change, in the lists' subject only where a list changes", () => {
    const ledger = openWithLeague();
    const { update, localUpdate } = ledger.subjects;
    expect(record(ledger, null, stored(stateOf()), [], saturday)).toBe(1);
    expect([ledger.events.addedSeq("A"), ledger.changes.lastSeq(localUpdate)]).toEqual([1, 1]);
    expect(record(ledger, stateOf(), stored(stateOf({}, kickOff)), [kickOff], saturday)).toBe(2);
    expect([ledger.changes.lastSeq(update), ledger.changes.lastSeq(localUpdate)]).toEqual([2, 1]);
    expect(ledger.events.event("A")?.state.status).toBe(eventStatus.firstHalf);
    expect(ledger.gameNews.after("A", 0).map(({ news }) => news.message)).toEqual(["start"]);
  });

  it("stores and does not number what nobody follows", () => {
    const ledger = openWithLeague();
    const far = stateOf({ startSeconds: saturday + 9 * days });
    expect(record(ledger, null, stored(far), [], saturday)).toBe(0);
    expect([ledger.events.event("A") === null, subjectRows(ledger, ledger.subjects.localUpdate)]).toEqual([false, []]);
  });

  it("[F19] gives followers of lists the whole row of a moved event, and notes where it was", () => {
    const ledger = openWithLeague();
    record(ledger, null, stored(stateOf()), [], saturday);
    expect(ledger.events.movedFrom(0, Infinity)).toEqual([]);
    record(ledger, stateOf(), stored(stateOf({ startSeconds: saturday + 60 })), [], saturday);
    const [, row] = subjectRows(ledger, ledger.subjects.localUpdate);
    expect(decodeChanges(row?.row ?? "").changes[0]).toMatchObject({
      id: "A",
      homeName: "A-home",
      startSeconds: saturday + 60,
      leagueId: "1_1Stage00",
    });
    expect([ledger.events.movedFrom(saturday, saturday + 1), ledger.events.movedFrom(0, Infinity, 1)]).toEqual([
      [{ eventId: "A", from: { startSeconds: saturday, timeKnown: true } }],
      [],
    ]);
  });

  it("names the start in each change of an event that was postponed: its line on the former day has another", () => {
    const before = stateOf();
    const after = { ...before, status: eventStatus.finished };
    const startIn = (changes: Partial<EventState>) =>
      toPublished({ ...before, ...changes }, { ...after, ...changes }, saturday)?.startSeconds;
    expect([startIn({}), startIn({ wasPostponed: true })]).toEqual([undefined, saturday]);
  });
});
