import { describe, expect, it } from "vitest";
import { decodeChanges } from "../../../../shared/wire/changes.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import {
  aGame,
  aLeague,
  aProvider,
  at,
  aTeam,
  days,
  goal,
  openLedger,
  posted,
  saturday,
  wire,
} from "../../test/ledger-in-node.ts";
import { advance } from "./advance.ts";
import { openAppend } from "./append.ts";

const kickOff: Incident = { kind: "status", id: "k", atSeconds: at(0), status: eventStatus.firstHalf };

function open(...timeline: readonly Incident[]) {
  const ledger = openLedger([wire]);
  ledger.events.putLeague(aLeague());
  const begin = (minute = 0) => openAppend(ledger, at(minute), "sender");
  const first = begin();
  first.add(posted("A"), timeline);
  first.save();
  const rows = (subject = ledger.subjects.update) =>
    ledger.changes.from(subject, 1, { rows: 99, length: 99_999 }).flatMap(({ row }) => decodeChanges(row).changes);
  const scores = () => rows().map(({ homeScore = null, awayScore = null }) => [homeScore, awayScore]);
  return { ledger, begin, rows, scores, state: () => ledger.events.event("A")?.state };
}

describe("a batch", () => {
  it("writes nothing before it is saved, and knows what it will write", () => {
    const { ledger, begin } = open();
    const batch = begin();
    batch.append("A", [kickOff, goal("g", 5)], false);
    batch.add(posted("B"), [goal("h", 3)]);
    expect([batch.event("A")?.score, batch.event("B")?.score, batch.event("C")]).toEqual([[1, 0], [1, 0], null]);
    expect([batch.latestSeconds("A"), batch.latestSeconds("B"), batch.latestSeconds("C")]).toEqual([at(5), at(3), 0]);
    expect([batch.drafted("A").length, batch.drafted("B").length, batch.drafted("C")]).toEqual([2, 1, []]);
    expect([ledger.events.event("A")?.state.score, ledger.events.event("B")]).toEqual([null, null]);
    expect(ledger.changes.lastSeq(ledger.subjects.update)).toBe(1);
    batch.save();
    expect([ledger.events.event("A")?.state.score, ledger.events.event("B")?.state.score]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(ledger.incidents.senders("A", ["g"]).get("g")).toBe("sender");
    expect(ledger.events.sender("B")).toBe("sender");
  });

  it("finds the incidents with a provider's ids, those that are stored and those that it brings", () => {
    const { begin } = open(kickOff, goal("g", 5));
    const batch = begin();
    batch.append("A", [goal("new", 6)], false);
    batch.add(posted("B"), [goal("b", 1)]);
    const found = (eventId: string, ...ids: readonly string[]) => [...batch.reported(eventId, new Set(ids)).keys()];
    expect(found("A", "g", "new", "none")).toEqual(["g", "new"]);
    expect([found("A", "k"), found("B", "b"), found("C", "b"), found("A")]).toEqual([["k"], ["b"], [], []]);
  });
});

describe("a new event", () => {
  it("[P3] is one change with all that has happened in it, for its followers and for those of its lists", () => {
    const { ledger, rows, scores } = open(kickOff, goal("g", 5), goal("h", 6, 2));
    expect(scores()).toEqual([[1, 1]]);
    expect(rows(ledger.subjects.localUpdate)).toMatchObject([{ id: "A", homeScore: 1, leagueId: "1_1Stage00" }]);
    expect(ledger.incidents.ofEvent("A").map(({ seq }) => seq)).toEqual([1, 1, 1]);
    expect([ledger.events.addedSeq("A"), ledger.events.event("A")?.latestSeconds]).toEqual([1, at(6)]);
  });

  it("is stored without a change where nobody follows its day", () => {
    const { ledger, begin, rows } = open();
    const batch = begin();
    batch.add(posted("far", { startSeconds: saturday + 20 * days }), []);
    batch.save();
    expect([ledger.events.event("far") === null, rows().length, ledger.events.addedSeq("far")]).toEqual([false, 1, 1]);
  });
});

describe("incidents that are appended", () => {
  it("[P3] are a change each, in the order of time, or one change where the provider wants it so", () => {
    const { ledger, begin, scores } = open(kickOff);
    const single = begin(10);
    single.append("A", [goal("h", 6), goal("g", 5)], false);
    single.save();
    expect(scores().slice(1)).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(
      ledger.incidents
        .ofEvent("A")
        .slice(1)
        .map(({ incident, seq }) => [incident.id, seq]),
    ).toEqual([
      ["g", 2],
      ["h", 3],
    ]);
    const together = begin(10);
    together.append("A", [goal("i", 7), goal("j", 8)], true);
    together.save();
    expect(scores().slice(3)).toEqual([[4, null]]);
    expect(
      ledger.incidents
        .ofEvent("A")
        .slice(3)
        .map(({ seq }) => seq),
    ).toEqual([4, 4]);
  });

  it("are nothing of an event that nobody knows, and nothing where there are none", () => {
    const { ledger, begin } = open();
    const batch = begin();
    batch.append("none", [goal("g", 1)], false);
    batch.append("A", [], false);
    batch.save();
    expect([ledger.events.event("none"), ledger.changes.lastSeq(ledger.subjects.update)]).toEqual([null, 1]);
    expect(ledger.events.event("A")?.latestSeconds).toBe(0);
  });

  it("are one change where they come late, with the whole timeline folded in its order", () => {
    const { begin, scores, state } = open(kickOff, goal("g", 50));
    const half: Incident = { kind: "status", atSeconds: at(45), status: eventStatus.halfTime };
    const second: Incident = { kind: "status", atSeconds: at(46), status: eventStatus.secondHalf };
    const batch = begin(51);
    batch.append("A", [half, second], false);
    batch.save();
    expect(scores()).toHaveLength(2);
    expect(state()).toMatchObject({
      status: eventStatus.secondHalf,
      periods: [
        [0, 0],
        [1, 0],
      ],
    });
  });

  it("are not late where they are of the same second as the last", () => {
    const { begin, scores } = open(kickOff, goal("g", 5));
    const batch = begin(6);
    batch.append("A", [goal("h", 5), goal("i", 5)], false);
    batch.save();
    expect(scores()).toHaveLength(3);
  });

  it("set right what came before, and are set right by what came before them", () => {
    const { begin, state } = open(kickOff, goal("g", 5));
    const retract = (incidentId: string, minute: number): Incident => ({
      kind: "retracted",
      incidentId,
      atSeconds: at(minute),
    });
    const batch = begin(7);
    batch.append("A", [retract("g", 6)], false);
    batch.append("A", [retract("early", 7)], false);
    expect(batch.event("A")?.score).toEqual([0, 0]);
    batch.append("A", [goal("early", 8)], false);
    expect(batch.event("A")?.score).toEqual([0, 0]);
    batch.append("A", [goal("counts", 9)], false);
    batch.save();
    expect(state()?.score).toEqual([1, 0]);
    const later = begin(20);
    later.append("A", [retract("later", 20)], false);
    later.save();
    const last = begin(22);
    last.append("A", [goal("later", 21)], false);
    last.save();
    expect(state()?.score).toEqual([1, 0]);
  });

  it("move a start with the schedule before it, so that each earlier state can be had", () => {
    const { ledger, begin, rows, state } = open();
    const moved = (atMinute: number, startSeconds: number): Incident => ({
      kind: "moved",
      atSeconds: at(atMinute),
      startSeconds,
      timeKnown: false,
    });
    const batch = begin(3);
    batch.append("A", [moved(1, at(100)), moved(2, at(200))], false);
    batch.save();
    expect(state()?.schedule).toMatchObject({ startSeconds: at(200), timeKnown: false });
    const written = ledger.incidents
      .ofEvent("A")
      .map(({ incident }) =>
        incident.kind === "scheduled" ? [incident.before.startSeconds, incident.schedule.startSeconds] : incident.kind,
      );
    expect(written).toEqual([
      [at(0), at(100)],
      [at(100), at(200)],
    ]);
    expect(ledger.events.movedFrom(0, Infinity)).toEqual([
      { eventId: "A", from: { startSeconds: at(100), timeKnown: false } },
    ]);
    expect(ledger.events.movedFrom(at(100), at(101), 2)).toEqual([]);
    expect(rows(ledger.subjects.localUpdate)).toHaveLength(3);
  });

  it("do not move an event that is only named anew", () => {
    const { ledger, begin } = open();
    const before = posted("A");
    const batch = begin(1);
    batch.append("A", [{ kind: "scheduled", before, schedule: { ...before, round: "2" }, atSeconds: at(1) }], false);
    batch.save();
    expect([ledger.events.movedFrom(0, Infinity), ledger.events.event("A")?.state.schedule.round]).toEqual([[], "2"]);
  });

  it("are news of the game where they have just happened", () => {
    const { ledger, begin } = open(kickOff);
    const batch = begin(6);
    batch.append("A", [goal("g", 5)], false);
    batch.save();
    expect(ledger.gameNews.after("A", 0).map(({ news }) => news.message)).toEqual(["goal"]);
    const late = begin(60);
    late.append("A", [goal("h", 7)], false);
    late.save();
    expect(ledger.gameNews.after("A", 1)).toEqual([]);
  });

  it("price a game anew only where its row changed", () => {
    let asked = 0;
    const priced = { ...wire, mainPrices: () => ((asked += 1), []) };
    const ledger = openLedger([priced]);
    ledger.events.putLeague(aLeague());
    const first = openAppend(ledger, at(0), "sender");
    first.add(posted("A"), [kickOff]);
    first.save();
    expect(asked).toBe(1);
    const second = openAppend(ledger, at(2), "sender");
    second.append(
      "A",
      [
        { kind: "play", play: "foul", side: 1, minute: "1", atSeconds: at(1) },
        { kind: "play", play: "foul", side: 1, minute: "2", atSeconds: at(2) },
      ],
      false,
    );
    second.save();
    const { length } = ledger.incidents.ofEvent("A");
    const third = openAppend(ledger, at(3), "sender");
    const before = asked;
    third.append("A", [{ kind: "play", play: "foul", side: 1, minute: "3", atSeconds: at(3) }], false);
    third.save();
    expect([length, asked]).toEqual([3, before]);
    const fourth = openAppend(ledger, at(5), "sender");
    fourth.append("A", [goal("g", 5)], false);
    fourth.save();
    expect(asked).toBe(before + 1);
  });

  it("[F34] of a scripted event are folded with what its script has played", () => {
    const script = [kickOff, goal("s", 5)];
    const ledger = openLedger([aProvider([{ schedule: aGame("A"), script }])]);
    advance(ledger, at(10));
    const batch = openAppend(ledger, at(10), "sender");
    batch.append("A", [goal("late", 2)], false);
    batch.save();
    expect(ledger.events.event("A")?.state.score).toEqual([2, 0]);
  });

  it("show a merged club as the one that it is merged into", () => {
    const { ledger, begin, rows } = open();
    const into = aTeam("Shown000");
    ledger.merges.merge({ fromId: "A-home", intoId: into.id, into, name: "A-home", sender: "sender" }, 1, at(0));
    const take = (eventId: string, clubId: string) => {
      const batch = begin(1);
      batch.add(posted(eventId, { home: aTeam(clubId) }), []);
      batch.save();
    };
    take("C", into.id);
    take("B", "A-home");
    expect(rows().at(-1)).toMatchObject({ id: "B", homeName: "Shown000" });
    expect(ledger.events.event("B")?.state.schedule.home.id).toBe("A-home");
  });
});
