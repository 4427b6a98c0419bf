import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { aGame, aLeague, aTeam, days, openLedger, saturday } from "../../test/ledger-in-node.ts";

function put(ledger: ReturnType<typeof openLedger>, schedule: Schedule, ...incidents: readonly Incident[]) {
  ledger.events.putLeague(aLeague({ stageId: schedule.leagueStageId }));
  ledger.events.putEvent(
    { state: foldTimeline(schedule, incidents), cursor: 0, dueSeconds: null, latestSeconds: 0 },
    ledger.changes.lastSeq(ledger.subjects.update),
  );
}
const idsOf = (stored: readonly { readonly state: { readonly schedule: Schedule } }[]) =>
  stored.map(({ state }) => state.schedule.eventId);

describe("events", () => {
  const lastsUntil = (endSeconds: number) => ({ endSeconds });
  const live: Incident = { kind: "status", atSeconds: saturday, status: eventStatus.firstHalf };

  it("are found by what a list asks for", () => {
    const ledger = openLedger();
    const { events } = ledger;
    put(ledger, aGame("later", { startSeconds: saturday + 2 }));
    put(ledger, aGame("A", { home: aTeam("x"), seriesId: "series00" }), live);
    put(ledger, aGame("B", { away: aTeam("x"), startSeconds: saturday + 1, leagueStageId: "1Other00" }));
    put(ledger, aGame("tour", { startSeconds: saturday - 3 * days, ...lastsUntil(saturday) }));
    put(ledger, aGame("too long ago", { startSeconds: saturday - 31 * days, ...lastsUntil(saturday + days) }));
    expect(idsOf(events.eventsBetween(saturday, saturday + 2))).toEqual(["A", "B"]);
    expect(idsOf(events.eventsThrough(saturday))).toEqual(["tour"]);
    expect(idsOf(events.eventsThrough(saturday + 1))).toEqual([]);
    expect(idsOf(events.liveEvents())).toEqual(["A"]);
    expect(idsOf(events.eventsOfStage("1Other00"))).toEqual(["B"]);
    expect(idsOf(events.eventsOfSeries("series00"))).toEqual(["A"]);
    expect(idsOf(events.eventsOfParticipant("x", saturday, saturday + 2))).toEqual(["A", "B"]);
    expect(idsOf(events.eventsOfParticipant("x", saturday + 1, saturday + 2))).toEqual(["B"]);
    expect(idsOf(events.eventsOfTournament("1Tourn00", ["scripted"])).length).toBe(5);
    expect(events.eventsOfTournament("1Tourn00", ["wire"])).toEqual([]);
    expect([events.statusStart("1Other00"), events.statusStart("none")]).toEqual([saturday + 1, null]);
    expect([events.event("nobody"), events.addedSeq("nobody"), events.sender("nobody")]).toEqual([null, null, null]);
    expect([events.addedSeq("A"), events.sender("A")]).toEqual([0, ""]);
    expect(events.countByProvider()).toMatchObject([{ provider: "scripted", events: 5, live: 1 }]);
  });

  it("say for sitemaps when the last incident of a day, a tournament and a participant happened", () => {
    const { events } = openLedger();
    const state = (schedule: Schedule) => foldTimeline(schedule, []);
    events.putLeague(aLeague({ stageId: "1Stage00" }));
    const putAt = (id: string, startSeconds: number, latestSeconds: number, home: string) =>
      events.putEvent(
        {
          state: state(aGame(id, { startSeconds, home: aTeam(home), away: aTeam("y"), leagueStageId: "1Stage00" })),
          cursor: 0,
          dueSeconds: null,
          latestSeconds,
        },
        0,
      );
    putAt("A", saturday, saturday + 50, "x");
    putAt("B", saturday + 10, saturday + 90, "y");
    putAt("C", saturday + 7 * days, 0, "z");
    putAt("D", saturday - 9 * days, saturday - 9 * days, "z");
    const day = Math.floor(saturday / days);
    expect(events.daysBetween(saturday, saturday + 8 * days, 0)).toEqual([
      { day, changedSeconds: saturday + 90 },
      { day: day + 7, changedSeconds: null },
    ]);
    expect([...events.changesSince(saturday)].toSorted()).toEqual([
      ["1Tourn00", saturday + 90],
      ["x", saturday + 50],
      ["y", saturday + 90],
    ]);
  });

  it("say whether a tournament has some, of which providers and when", () => {
    const ledger = openLedger();
    const { events } = ledger;
    put(ledger, aGame("A"));
    const has = (from: number, to: number, ...providers: readonly string[]) => [
      events.hasEvents("1Tourn00", providers, from, to),
      events.tournamentsOf(providers, from, to).has("1Tourn00"),
    ];
    expect(has(saturday, saturday + 1, "wire", "scripted")).toEqual([true, true]);
    expect(has(saturday, saturday, "scripted")).toEqual([false, false]);
    expect(has(saturday + 1, saturday + 9, "scripted")).toEqual([false, false]);
    expect(has(0, Infinity, "wire")).toEqual([false, false]);
    expect(events.hasEvents("1Other00", ["scripted"], 0, Infinity)).toBe(false);
  });

  it("put out of date what was read by anything that they were or are: stage, tournament, sides and series", () => {
    const ledger = openLedger();
    const { events, sources } = ledger;
    ledger.events.putLeague(aLeague({ stageId: "1Other00", tournamentId: "1Other01" }));
    const there = { leagueStageId: "1Stage00", home: aTeam("a"), away: aTeam("b"), seriesId: "s" };
    const elsewhere = { leagueStageId: "1Other00", home: aTeam("c"), away: aTeam("d"), seriesId: "t" };
    put(ledger, aGame("A", there));
    const reads = [
      ...["1Stage00", "1Other00"].map((id) => () => events.eventsOfStage(id)),
      ...["1Tourn00", "1Other01"].map((id) => () => events.eventsOfTournament(id, ["scripted"])),
      ...["a", "b", "c", "d"].map((id) => () => events.eventsOfParticipant(id, 0, Infinity)),
      ...["s", "t"].map((id) => () => events.eventsOfSeries(id)),
      () => events.event("A"),
      () => events.liveEvents(),
    ];
    const others = [() => events.eventsOfStage("1Third00"), () => events.eventsOfParticipant("e", 0, Infinity)];
    const [asked, untouched] = [reads, others].map((each) => each.map((read) => sources.trace<unknown>(read)));
    const moved = foldTimeline(aGame("A", elsewhere), []);
    events.putEvent({ state: moved, cursor: 0, dueSeconds: null, latestSeconds: 0 }, 0);
    expect(asked?.map(({ isCurrent }) => isCurrent(0))).toEqual(reads.map(() => false));
    expect(untouched?.map(({ isCurrent }) => isCurrent(0))).toEqual([true, true]);
  });

  it("remember the start that they were moved from, the first time", () => {
    const { events } = openLedger();
    const [ofA, ofB] = [aGame("A", { startSeconds: 100 }), aGame("B", { startSeconds: 101 })];
    events.noteMoved(ofA, 1);
    events.noteMoved(ofA, 5);
    events.noteMoved({ ...ofB, timeKnown: false }, 2);
    const [a, b] = [
      { eventId: "A", from: { startSeconds: 100, timeKnown: true } },
      { eventId: "B", from: { startSeconds: 101, timeKnown: false } },
    ];
    expect(events.movedFrom(100, 102)).toEqual([a, b]);
    expect([events.movedFrom(100, 101), events.movedFrom(100, 102, 1), events.movedFrom(101, 102)]).toEqual([
      [a],
      [a],
      [b],
    ]);
  });

  it("leave with all that is kept of them, those of one provider alone", () => {
    const ledger = openLedger();
    const { events, incidents, odds } = ledger;
    put(ledger, aGame("A"));
    put(ledger, aGame("B", { provider: "wire" }));
    for (const id of ["A", "B"]) {
      incidents.append(id, live, 1, "wire");
      incidents.notePlayed(id, 1, 1);
      odds.put(id, [], 1, 2);
      events.noteMoved(aGame(id, { startSeconds: 100 }), 1);
      events.putScript(id, "{}");
    }
    expect(events.deleteEvents("scripted", "start_seconds < ?", saturday)).toBe(0);
    expect(events.deleteEvents("scripted", "start_seconds <= ?", saturday)).toBe(1);
    const left = (id: string) => [
      events.event(id) === null,
      incidents.count(id),
      incidents.playedThrough(id, 9),
      odds.rows(id) === null,
      events.script(id),
    ];
    expect([left("A"), left("B")]).toEqual([
      [true, 0, 0, true, null],
      [false, 1, 1, false, "{}"],
    ]);
    expect(events.movedFrom(0, 999).map(({ eventId }) => eventId)).toEqual(["B"]);
  });

  it("are in leagues, which change only where they say something else", () => {
    const { events } = openLedger();
    expect([
      events.putLeague(aLeague()),
      events.putLeague(aLeague()),
      events.putLeague(aLeague({ name: "new" })),
    ]).toEqual([true, false, true]);
    expect([events.league("1Stage00")?.name, events.league("none")]).toEqual(["new", null]);
    events.putLeague(aLeague({ stageId: "1Other00", tournamentId: "1Other00" }));
    expect(events.leaguesOfTournament("1Tourn00").map(({ stageId }) => stageId)).toEqual(["1Stage00"]);
    expect(events.leagues()).toHaveLength(2);
  });
});
