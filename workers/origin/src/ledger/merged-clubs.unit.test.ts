import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import {
  add,
  aGame,
  aProvider,
  at,
  aTeam,
  days,
  openLedger,
  posted,
  saturday,
  status,
  wire,
} from "../../test/ledger-in-node.ts";
import { advance } from "./advance.ts";
import type { StoredEvent } from "./event-store.ts";
import { withMergedClubs } from "./merged-clubs.ts";

describe("a ledger with merged clubs", () => {
  function merged() {
    const provider = aProvider([{ schedule: aGame("simulated", { home: aTeam("old"), startSeconds: at(-30) }) }]);
    const ledger = openLedger([wire, provider]);
    advance(ledger, at(-1));
    add(ledger, posted("A", { home: aTeam("old"), seriesId: "series00" }), status(0, eventStatus.firstHalf));
    add(ledger, posted("B", { away: aTeam("old"), startSeconds: at(-60) }));
    add(ledger, posted("C", { home: aTeam("new"), startSeconds: at(60) }));
    add(ledger, posted("D", { startSeconds: saturday - days, endSeconds: saturday + days, home: aTeam("old") }));
    const before = ledger.changes.lastSeq(ledger.subjects.update);
    ledger.merges.merge(
      { fromId: "old", intoId: "new", into: aTeam("new"), name: "old", sender: "sender" },
      before + 1,
      at(1),
    );
    ledger.merges.merge(
      { fromId: "older", intoId: "new", into: aTeam("new"), name: "older", sender: "sender" },
      before + 1,
      at(1),
    );
    return { ledger, before };
  }
  const sidesOf = (stored: readonly StoredEvent[]) =>
    stored.map(({ state: { schedule } }) => `${schedule.eventId}: ${schedule.home.id} - ${schedule.away?.id}`);

  it("shows them in every list, and leaves what is simulated as it is", () => {
    const { ledger } = merged();
    const { events, held } = withMergedClubs(ledger);
    expect(
      sidesOf([events.event("A"), events.event("B"), events.event("simulated")].flatMap((each) => each ?? [])),
    ).toEqual(["A: new - A-away", "B: B-home - new", "simulated: old - simulated-away"]);
    expect(events.event("none")).toBeNull();
    const shown = "A: new - A-away";
    for (const list of [
      events.eventsBetween(0, Infinity),
      held.eventsBetween(0, Infinity),
      events.liveEvents(),
      events.eventsOfTournament("1Tourn00", ["wire"]),
      events.eventsOfStage("1Stage00"),
      events.eventsOfSeries("series00"),
    ]) {
      expect(sidesOf(list)).toContain(shown);
    }
    expect(sidesOf(events.eventsThrough(saturday))).toEqual(["D: new - D-away"]);
    expect(sidesOf(ledger.events.eventsBetween(0, Infinity))).toContain("A: old - A-away");
  });

  it("lists a club's games with those of all that are shown as it, by start, under the id that was asked for", () => {
    const { events } = withMergedClubs(merged().ledger);
    const of = (id: string) => sidesOf(events.eventsOfParticipant(id, at(-60), Infinity));
    expect(of("new")).toEqual([
      "B: B-home - new",
      "simulated: old - simulated-away",
      "A: new - A-away",
      "C: new - C-away",
    ]);
    expect(of("old")).toEqual([
      "B: B-home - old",
      "simulated: old - simulated-away",
      "A: old - A-away",
      "C: old - C-away",
    ]);
    expect(of("A-away")).toEqual(["A: new - A-away"]);
  });

  it("shows them from their number on", () => {
    const { ledger, before } = merged();
    const sides = (seq?: number) => sidesOf(withMergedClubs(ledger, seq).events.eventsOfSeries("series00"));
    expect([sides(before), sides(before + 1), sides()]).toEqual([
      ["A: old - A-away"],
      ["A: new - A-away"],
      ["A: new - A-away"],
    ]);
  });
});
