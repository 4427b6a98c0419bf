import { expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { compareGame } from "./compare-game.ts";
import type { Detail, Game, Goal } from "./game.ts";
import type { Sent } from "./sent.ts";

const startSeconds = 1_795_000_000;
const side = (id: string, name: string) => ({ id, name, code: "AAA", slug: name.toLowerCase() });
const aGame = (given: Partial<Game> = {}): Game => ({
  sourceId: "1",
  group: "today",
  league: {
    sportId: 1,
    stageId: "1Stage00",
    tournamentId: "1Tourn00",
    templateId: "1Templ00",
    name: "Coupe",
    countryKey: "FR",
    season: "2026-27",
    timeZone: "Europe/Paris",
    rank: 1,
    type: "t",
  },
  sides: "clubs",
  round: "1",
  table: null,
  startSeconds,
  timeKnown: true,
  home: side("1Home000", "Home"),
  away: side("1Away000", "Away"),
  status: eventStatus.firstHalf,
  score: [0, 0],
  halfTime: null,
  goals: [],
  details: [],
  result: null,
  isOver: false,
  ...given,
});
const goal = (key: string, given: Partial<Goal> = {}): Goal => ({
  key,
  side: 1,
  minute: "",
  player: null,
  how: "open-play",
  ...given,
});
const result = (fullTime: readonly [number, number]) => ({
  status: eventStatus.finished,
  halfTime: null,
  fullTime,
  extraTime: null,
  shootOut: null,
});

/** Reports of one match, one after the other, and what pages make of them. */
function follow() {
  let sent: Sent | null = null;
  const incidents: Incident[] = [];
  return {
    see(afterMinutes: number, given: Partial<Game>) {
      const report = compareGame("1Event00", aGame(given), sent, startSeconds + afterMinutes * 60);
      ({ sent } = report);
      const kinds = report.incidents.map(({ kind }) => kind);
      for (const { eventId: _eventId, atSeconds = 0, ...incident } of report.incidents)
        incidents.push({ ...incident, atSeconds });
      return kinds;
    },
    state: () => {
      const { home, away } = aGame();
      const schedule = {
        eventId: "1Event00",
        leagueStageId: "1Stage00",
        sportId: 1,
        startSeconds,
        timeKnown: true,
        round: "1",
      };
      return foldTimeline({ ...schedule, home, away, provider: "ingest", clockRate: 1 }, incidents);
    },
    ids: () => incidents.map(({ id }) => id),
  };
}

it("announces a match once, and again when something of it is otherwise", () => {
  const { event, sent } = compareGame("1Event00", aGame(), null, startSeconds);
  expect(event).toMatchObject({ eventId: "1Event00", leagueStageId: "1Stage00", startSeconds });
  expect(compareGame("1Event00", aGame(), sent, startSeconds).event).toBeNull();
  expect(compareGame("1Event00", aGame({ startSeconds: startSeconds + 60 }), sent, startSeconds).event).not.toBeNull();
  expect(compareGame("1Event00", aGame({ table: "A" }), null, startSeconds).event?.group).toBe("A");
});

it("gives the name that comes later to the goal that only the score proved", () => {
  const match = follow();
  match.see(1, {});
  expect(match.see(10, { score: [1, 0] })).toEqual(["goal"]);
  expect(match.see(12, { score: [1, 0], goals: [goal("g1", { minute: "9" })] })).toEqual(["amended"]);
  expect(match.see(13, { score: [1, 0], goals: [goal("g1", { minute: "9" })] })).toEqual([]);
  expect(match.state().score).toEqual([1, 0]);
});

it("takes a goal of a side that was deleted and entered again for a correction of it", () => {
  const match = follow();
  match.see(1, {});
  match.see(10, { score: [1, 0], goals: [goal("g1", { minute: "9" })] });
  expect(match.see(11, { score: [1, 0], goals: [goal("g2", { minute: "8" })] })).toEqual(["amended"]);
  expect(match.see(12, { score: [0, 1], goals: [goal("g3", { side: 2 })] }).toSorted()).toEqual(["goal", "retracted"]);
  expect(match.state().score).toEqual([0, 1]);
});

it("counts a goal that is given again after it was taken back as another one", () => {
  const match = follow();
  match.see(1, {});
  match.see(10, { score: [1, 0], goals: [goal("g1")] });
  match.see(11, {});
  expect(match.state().score).toEqual([0, 0]);
  match.see(12, { score: [1, 0], goals: [goal("g1")] });
  expect(match.state().score).toEqual([1, 0]);
  expect(new Set(match.ids()).size).toBe(match.ids().length);
});

it("takes nothing back while the score is not known", () => {
  const match = follow();
  match.see(1, {});
  match.see(10, { score: [1, 1] });
  expect(match.see(11, { score: null })).toEqual([]);
  expect(match.state().score).toEqual([1, 1]);
});

it("makes up no goals of a match that was over before anybody looked", () => {
  const match = follow();
  const over = { score: [2, 1], status: eventStatus.finished, result: result([2, 1]), isOver: true } as const;
  expect(match.see(200, over)).toEqual(["result"]);
  expect(match.state()).toMatchObject({ status: eventStatus.finished, score: [2, 1] });
});

it("counts a goal of the first half there, although it is named in the second one", () => {
  const match = follow();
  match.see(1, {});
  // Each half is entered once, when it is seen to begin.
  expect(match.see(46, { status: eventStatus.halfTime })).toEqual(["status"]);
  expect(match.see(63, { status: eventStatus.secondHalf })).toEqual(["status"]);
  expect((match.state().statusStartSeconds - startSeconds) / 60).toBe(63);
  match.see(70, {
    status: eventStatus.secondHalf,
    score: [1, 1],
    goals: [goal("g1", { minute: "44" }), goal("g2", { side: 2, minute: "68" })],
  });
  expect(match.state().periods).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it("enters the halves that nobody saw, at their usual times", () => {
  const match = follow();
  expect(match.see(80, { status: eventStatus.secondHalf, score: [0, 0] })).toEqual(["status", "status"]);
  const { statusStartSeconds, periods } = match.state();
  expect([(statusStartSeconds - startSeconds) / 60, periods.length]).toEqual([62, 2]);
});

it("counts a goal of a long added time before the result", () => {
  const match = follow();
  match.see(1, {});
  match.see(114, { status: eventStatus.secondHalf, score: [1, 0] });
  match.see(117, { status: eventStatus.finished, score: [1, 0], result: result([1, 0]), isOver: true });
  expect(match.state()).toMatchObject({ status: eventStatus.finished, score: [1, 0] });
});

it("counts no goal twice that is named after the end, and takes the last result that was said", () => {
  const match = follow();
  match.see(1, {});
  match.see(112, { status: eventStatus.finished, score: [0, 1], result: result([0, 1]), isOver: true });
  const late = { goals: [goal("g1", { side: 2, minute: "120" })], isOver: true, status: eventStatus.finished } as const;
  match.see(300, { ...late, score: [0, 1], result: result([0, 1]) });
  expect(match.state().score).toEqual([0, 1]);
  expect(match.see(400, { ...late, score: [0, 2], result: result([0, 2]) })).toEqual(["result"]);
  expect(match.state().score).toEqual([0, 2]);
});

it("shows no minute of a match whose stage only the clock knows, and those of the others", () => {
  const guessed = follow();
  expect(guessed.see(1, { status: null })).toEqual(["status", "facts"]);
  expect(guessed.see(50, { status: null, halfTime: [0, 0] })).toEqual(["status"]);
  expect(guessed.state().facts).toEqual({ minute: -1 });
  const known = follow();
  known.see(1, {});
  expect(known.state().facts).toBeUndefined();
});

it("guesses no half-time and no second half of a match that began late, or was interrupted", () => {
  const match = follow();
  const scored = (minute: string) => ({ status: null, score: [1, 0], goals: [goal("a", { minute })] }) as const;
  match.see(1, { status: null });
  match.see(50, { status: null });
  expect(match.state().status).toBe(eventStatus.firstHalf);
  // The tenth minute, after a delay of an hour and a half: the clock of the match is behind by as much from here on.
  match.see(100, scored("10"));
  match.see(120, scored("10"));
  expect(match.state().status).toBe(eventStatus.firstHalf);
  match.see(140, { ...scored("10"), halfTime: [1, 0] });
  expect(match.state().status).toBe(eventStatus.halfTime);
  match.see(154, { ...scored("10"), halfTime: [1, 0] });
  expect(match.state().status).toBe(eventStatus.halfTime);
  match.see(156, { ...scored("10"), halfTime: [1, 0] });
  expect(match.state().status).toBe(eventStatus.secondHalf);
});

it("takes a goal that is entered late for no delay", () => {
  const match = follow();
  match.see(1, { status: null });
  match.see(38, { status: null, score: [1, 0], goals: [goal("a", { minute: "10" })] });
  match.see(63, { status: null, score: [1, 0], goals: [goal("a", { minute: "10" })] });
  expect(match.state().status).toBe(eventStatus.secondHalf);
});

it("gives a goal the assist that its source names, at once or later", () => {
  const match = follow();
  const player = (name: string) => ({ id: `1${name}`.padEnd(8, "0"), name });
  match.see(1, {});
  const scored = { minute: "10", player: player("Ada") };
  match.see(10, { score: [1, 0], goals: [goal("a", scored)] });
  expect(match.see(12, { score: [1, 0], goals: [goal("a", { ...scored, assist: player("Bea") })] })).toEqual([
    "amended",
  ]);
  expect(match.see(13, { score: [1, 0], goals: [goal("a", { ...scored, assist: player("Bea") })] })).toEqual([]);
});

it("reports postponed, and scheduled again with another start", () => {
  const match = follow();
  match.see(-60, { status: eventStatus.scheduled, score: null });
  expect(match.see(-50, { status: eventStatus.postponed, score: null })).toEqual(["status"]);
  expect(match.state().status).toBe(eventStatus.postponed);
  match.see(-40, { status: eventStatus.scheduled, score: null, startSeconds: startSeconds + 86_400 });
  expect(match.state().status).toBe(eventStatus.scheduled);
});

it("reports a card once, takes it back when it is gone, and again when it is another", () => {
  const card = (colour: "yellow" | "red"): Detail => ({
    key: "c1",
    minute: "30",
    content: { kind: "card", side: 1, colour, minute: "30" },
  });
  const match = follow();
  match.see(1, {});
  expect(match.see(31, { details: [card("red")] })).toEqual(["card"]);
  expect(match.see(32, { details: [card("red")] })).toEqual([]);
  expect(match.state().redCards).toEqual([1, 0]);
  expect(match.see(33, { details: [card("yellow")] })).toEqual(["retracted", "card"]);
  expect(match.state().redCards).toEqual([0, 0]);
  expect(match.see(34, {})).toEqual(["retracted"]);
});

it("takes back no goal during a shoot-out, whatever the score says", () => {
  const match = follow();
  match.see(1, {});
  match.see(50, { score: [1, 1], status: eventStatus.extraTime });
  expect(match.see(125, { score: [0, 0], status: eventStatus.penalties })).toEqual(["status"]);
  expect(match.state().score).toEqual([1, 1]);
});
