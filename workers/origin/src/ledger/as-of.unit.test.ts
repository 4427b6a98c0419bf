import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { excitementOf } from "../../../../shared/timeline/excitement/mark.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import {
  add,
  aGame,
  aLeague,
  aProvider,
  at,
  aTeam,
  days,
  goal,
  idsOf,
  openLedger,
  posted,
  saturday,
  status,
  wire,
} from "../../test/ledger-in-node.ts";
import { advance } from "./advance.ts";
import { openAppend } from "./append.ts";
import { ledgerAsOf } from "./as-of.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

function append(ledger: LedgerContext, minute: number, eventId: string, ...incidents: readonly Incident[]) {
  const batch = openAppend(ledger, at(minute), "sender");
  batch.append(eventId, incidents, false);
  batch.save();
  return ledger.changes.lastSeq(ledger.subjects.update);
}
describe("the ledger as of a number", () => {
  it("[F5] has posted games as they were then, and none that came later", () => {
    const ledger = openLedger([wire]);
    const added = add(ledger, posted("A"), status(0, eventStatus.firstHalf));
    const first = append(ledger, 5, "A", goal("g", 5));
    const second = add(ledger, posted("B"));
    append(ledger, 6, "A", goal("h", 6));
    const scoreAt = (seq: number) => ledgerAsOf(ledger, seq).events.event("A")?.state.score ?? null;
    expect([scoreAt(0), scoreAt(added), scoreAt(first), scoreAt(second + 1)]).toEqual([null, [0, 0], [1, 0], [2, 0]]);
    const early = ledgerAsOf(ledger, first);
    expect([early.events.event("B"), early.events.event("none")]).toEqual([null, null]);
    expect(idsOf(early.held.eventsBetween(0, Infinity))).toEqual(["A"]);
    expect(early.incidents.ofEvent("A").map(({ incident }) => incident.id)).toEqual([undefined, "g"]);
    expect(early.incidents.ofEvent("A", added)).toHaveLength(1);
    expect(early.incidents.ofEvent("A", 99)).toHaveLength(2);
    const limits = { rows: 99, length: 99_999 };
    const through = (seq?: number) =>
      early.changes.latest(ledger.subjects.update, 0, limits, seq).map((row) => row.seq);
    expect([through(), through(1), through(99)]).toEqual([[1, 2], [1], [1, 2]]);
  });

  it("[F5] has scripted games as far as their script was", () => {
    const script = [status(0, eventStatus.firstHalf), goal("g", 5), goal("h", 6)];
    const ledger = openLedger([aProvider([{ schedule: aGame("A"), script }])]);
    advance(ledger, at(0));
    const before = ledger.changes.lastSeq(ledger.subjects.update);
    advance(ledger, at(5));
    advance(ledger, at(6));
    const past = ledgerAsOf(ledger, before + 1).events.event("A");
    expect([past?.state.score, past?.cursor]).toEqual([[1, 0], 2]);
    expect(ledgerAsOf(ledger, before).events.event("A")?.state.score).toEqual([0, 0]);
  });

  it("has the excitement of then", () => {
    const ledger = openLedger([wire]);
    add(ledger, posted("A"), status(0, eventStatus.firstHalf));
    append(ledger, 30, "A", goal("g", 5), goal("h", 10));
    const half = append(ledger, 46, "A", status(46, eventStatus.halfTime));
    append(ledger, 61, "A", status(61, eventStatus.secondHalf));
    append(ledger, 107, "A", goal("i", 90, 2), goal("j", 93, 2));
    const over = append(ledger, 108, "A", status(108, eventStatus.finished));
    const markOf = (stored: StoredEvent | null) => (stored === null ? null : excitementOf(stored.state));
    const markAt = (seq: number) => markOf(ledgerAsOf(ledger, seq).events.event("A"));
    expect(markAt(half - 1)).toBeNull();
    expect(markAt(half)).toBeGreaterThanOrEqual(0);
    expect(markAt(over)).toBeGreaterThan(markAt(half) ?? 10);
    expect(markAt(over)).toBe(markOf(ledger.events.event("A")));
  });

  it("[F5] lists each game where it was: by its start, its league, its clubs, its series and its state of then", () => {
    const ledger = openLedger([wire]);
    const before = posted("A", { seriesId: "series00", home: aTeam("club") });
    ledger.events.putLeague(aLeague({ stageId: "1Other00" }));
    add(ledger, posted("B", { startSeconds: at(60) }));
    const seq = add(ledger, before);
    const after = {
      ...before,
      startSeconds: at(2_000),
      leagueStageId: "1Other00",
      seriesId: "series11",
      home: aTeam("another"),
    };
    append(
      ledger,
      1,
      "A",
      { kind: "scheduled", before, schedule: after, atSeconds: at(1) },
      status(2, eventStatus.firstHalf),
    );
    const [past, now] = [ledgerAsOf(ledger, seq).events, ledgerAsOf(ledger, seq + 9).events];
    const lists = (events: typeof past) => [
      idsOf(events.eventsBetween(at(0), at(61))),
      idsOf(events.eventsBetween(at(61), at(9_999))),
      idsOf(events.eventsOfStage("1Stage00")),
      idsOf(events.eventsOfStage("1Other00")),
      idsOf(events.eventsOfSeries("series00")),
      idsOf(events.eventsOfSeries("series11")),
      idsOf(events.eventsOfParticipant("club", at(0), at(9_999))),
      idsOf(events.eventsOfParticipant("another", at(0), at(9_999))),
      idsOf(events.liveEvents()),
      events.movedFrom(at(0), at(1)).map(({ eventId }) => eventId),
    ];
    expect(lists(past)).toEqual([["A", "B"], [], ["A", "B"], [], ["A"], [], ["A"], [], [], []]);
    expect(lists(now)).toEqual([["B"], ["A"], ["B"], ["A"], [], ["A"], [], ["A"], ["A"], ["A"]]);
    expect([past.movedFrom(at(0), at(1), 99), now.movedFrom(at(0), at(1), 1)]).toEqual([[], []]);
    expect([idsOf(past.eventsBetween(at(0), at(60))), idsOf(past.eventsBetween(at(1), at(61)))]).toEqual([
      ["A"],
      ["B"],
    ]);
    expect(idsOf(past.eventsOfParticipant("A-away", at(0), at(1)))).toEqual(["A"]);
    expect(idsOf(past.eventsOfParticipant("A-away", at(1), at(9)))).toEqual([]);
  });

  it("[F5] lists a game of several days on the days that it had then", () => {
    const ledger = openLedger([wire]);
    const before = posted("tour", { startSeconds: saturday - days, endSeconds: saturday });
    const seq = add(ledger, before);
    append(ledger, 1, "tour", {
      kind: "scheduled",
      before,
      schedule: { ...before, endSeconds: saturday + 2 * days },
      atSeconds: at(1),
    });
    const through = (number: number, atSeconds: number) =>
      idsOf(ledgerAsOf(ledger, number).events.eventsThrough(atSeconds));
    expect([through(seq, saturday), through(seq, saturday + days), through(seq + 1, saturday + days)]).toEqual([
      ["tour"],
      [],
      ["tour"],
    ]);
    expect(through(seq, saturday - days)).toEqual([]);
  });
});
