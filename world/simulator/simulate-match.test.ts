import { describe, expect, it } from "vitest";
import { expectedGoals } from "../../shared/sports/football/expected-goals.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { statisticTypes } from "../../shared/sports/statistic-types.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import { correctTimeline } from "../../shared/timeline/correct.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import type { Incident, Side } from "../../shared/timeline/incident.ts";
import { foldDetails } from "../../workers/origin/src/ledger/match-details.ts";
import { fixturesOfDay } from "./world-of-sport.ts";
import { simulateMatch } from "./simulate-match.ts";

const saturday = parseIsoDay("2026-11-21") ?? 0;
const recorded = ["seed", "other"].flatMap((seed) =>
  fixturesOfDay(seed, saturday).map(({ schedule }) => {
    const script = simulateMatch(seed, schedule);
    return { seed, schedule, script, state: foldTimeline(schedule, script) };
  }),
);
const unplayed: ReadonlySet<number> = new Set([eventStatus.postponed, eventStatus.cancelled, eventStatus.awarded]);
const broken = new Set([...unplayed, eventStatus.abandoned]);
const played = recorded.filter(({ state }) => !broken.has(state.status));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const of = <K extends Incident["kind"]>(script: readonly Incident[], kind: K) =>
  script.filter((incident): incident is Extract<Incident, { kind: K }> => incident.kind === kind);
const aFinished = () => {
  const found = played.find(({ schedule }) => schedule.round !== "");
  if (found === undefined) throw new Error("nobody played");
  return found;
};

describe("a simulated match", () => {
  it("is the same whenever it is asked, and another for another seed", () => {
    for (const { seed, schedule, script } of recorded.slice(0, 300)) {
      // A schedule of another name, so that what is kept is not simply given again.
      const again = simulateMatch(seed, { ...schedule, startSeconds: schedule.startSeconds + 60 });
      expect(again.map((incident) => ({ ...incident, atSeconds: incident.atSeconds - 60 }))).toEqual(script);
    }
    const { schedule, script } = aFinished();
    expect(simulateMatch("elsewhere", schedule)).not.toEqual(script);
  });

  it("reports its incidents in order and ends", () => {
    for (const { script, state } of recorded) {
      const times = script.map((incident) => incident.atSeconds);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect([eventStatus.finished, ...broken]).toContain(state.status);
      expect(script.length > 1).toBe(!unplayed.has(state.status));
    }
    const reached = new Set<number>(recorded.map(({ state }) => state.status));
    expect([...broken].filter((status) => !reached.has(status))).toEqual([]);
  });

  it("is awarded by three goals to none", () => {
    const scores = recorded.filter(({ state }) => state.status === eventStatus.awarded).map(({ state }) => state.score);
    expect(new Set(scores.map((score) => score?.toSorted().join()))).toEqual(new Set(["0,3"]));
  });

  it("scores like football: two to three and a half goals a game, more at home, and hardly ever a red card", () => {
    const home = sum(played.map(({ state }) => state.score?.[0] ?? 0)) / played.length;
    const away = sum(played.map(({ state }) => state.score?.[1] ?? 0)) / played.length;
    expect(home + away).toBeGreaterThan(2);
    expect(home + away).toBeLessThan(3.5);
    expect(home).toBeGreaterThan(away);
    expect(sum(played.flatMap(({ state }) => state.redCards)) / played.length).toBeLessThan(0.35);
  });

  it("adds up: the periods' goals are the score", () => {
    for (const { state } of played) {
      const { periods, score } = state;
      expect([sum(periods.map((period) => period[0])), sum(periods.map((period) => period[1]))]).toEqual(score);
    }
  });

  it("rests a quarter of an hour at half-time", () => {
    const { script } = aFinished();
    const at = (id: number) => of(script, "status").find((incident) => incident.status === id)?.atSeconds ?? 0;
    expect(at(eventStatus.secondHalf) - at(eventStatus.halfTime)).toBe(900);
  });

  it("names eleven starters an hour before the start, a captain among them, nobody twice, and nobody who is absent", () => {
    for (const { script, schedule } of played) {
      const lineUps = of(script, "line-up");
      expect(lineUps.map(({ side }) => side)).toEqual([1, 2]);
      for (const { lineUp, atSeconds } of lineUps) {
        expect(atSeconds).toBe(schedule.startSeconds - 3600);
        expect(lineUp.starters).toHaveLength(11);
        expect(lineUp.starters.filter(({ captain }) => captain)).toHaveLength(1);
        expect(lineUp.starters.filter(({ line }) => line === 0).map(({ role }) => role)).toEqual(["goalkeeper"]);
        const lines = lineUp.formation.split("-").map(Number);
        expect(lines.map((_, index) => lineUp.starters.filter(({ line }) => line === index + 1).length)).toEqual(lines);
        const absent = (lineUp.absences ?? []).map(({ player }) => player.id);
        const ids = [...lineUp.starters, ...lineUp.bench].map(({ id }) => id);
        expect(new Set([...ids, ...absent]).size).toBe(ids.length + absent.length);
      }
    }
  });

  it("lets only those act who are on the pitch, and nobody after a red card", () => {
    const strangers: string[] = [];
    for (const { script } of played) {
      const onPitch = toPitches(script);
      for (const incident of correctTimeline(script)) {
        const [side, players] = actorsOf(incident);
        for (const player of players) {
          if (!onPitch[side].has(player)) strangers.push(`${incident.kind} by ${player}`);
        }
        if (incident.kind === "substitution") {
          if (onPitch[incident.side].has(incident.on.id)) strangers.push(`${incident.on.name} twice`);
          onPitch[incident.side].delete(incident.off.id);
          onPitch[incident.side].add(incident.on.id);
        }
        if (incident.kind === "card" && incident.colour !== "yellow") {
          onPitch[incident.side].delete(incident.player?.id ?? "");
        }
      }
    }
    expect(strangers).toEqual([]);
  });

  it("changes at most five players in ninety minutes, in three stops", () => {
    for (const { script, state } of played.filter(({ state: { status: end } }) => end === eventStatus.finished)) {
      for (const side of [1, 2] as const) {
        const changes = of(script, "substitution").filter((change) => change.side === side);
        expect(changes.length, `in ${state.schedule.eventId}`).toBeLessThanOrEqual(5);
        expect(new Set(changes.map(({ atSeconds }) => atSeconds)).size).toBeLessThanOrEqual(3);
      }
    }
    expect(sum(played.map(({ script }) => of(script, "substitution").length)) / played.length).toBeGreaterThan(6);
  });

  it("sends off for a second yellow card exactly those who had one", () => {
    for (const { script } of played) {
      const booked = new Set<string>();
      for (const { player, colour } of of(script, "card")) {
        const id = player?.id ?? "";
        expect(booked.has(id)).toBe(colour === "second-yellow" || (colour === "red" && booked.has(id)));
        booked.add(id);
      }
    }
  });

  it("names a scorer of the right side for every goal, and takes back what did not count", () => {
    let takenBack = 0;
    for (const { script, state } of played) {
      const goals = of(correctTimeline(script), "goal");
      expect([1, 2].map((side) => goals.filter((goal) => goal.side === side).length)).toEqual([...(state.score ?? [])]);
      expect(goals.every(({ player, id }) => player !== undefined && id !== undefined)).toBe(true);
      expect(goals.every(({ player, assist }) => player?.id !== assist?.id)).toBe(true);
      expect(state.underReview).toBeUndefined();
      takenBack += of(script, "retracted").length;
    }
    expect(takenBack).toBeGreaterThan(0);
    expect(played.some(({ script }) => of(script, "amended").length > 0)).toBe(true);
    expect(played.some(({ script }) => of(script, "review").some(({ outcome }) => outcome === "stands"))).toBe(true);
  });

  it("gives every incident that may be corrected a name of its own", () => {
    for (const { script } of played) {
      const ids = script.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const named = [...of(script, "card"), ...of(script, "substitution"), ...of(script, "missed-penalty")];
      expect(named.every(({ id }) => id !== undefined)).toBe(true);
    }
  });

  it("has sixty to a hundred plays where it is followed in full, and its figures make sense", () => {
    const full = played.filter(({ script }) => of(script, "play").some(({ play }) => play === "foul"));
    expect(full.length).toBeGreaterThan(played.length / 2);
    const plays = sum(full.map(({ script }) => of(script, "play").length)) / full.length;
    expect(plays).toBeGreaterThan(60);
    expect(plays).toBeLessThan(100);
    for (const { schedule, script } of full.slice(0, 200)) {
      const { figures, playerFigures } = foldDetails(schedule, script);
      const figure = (type: number) => figures.find((one) => one.period === 0 && one.type === type);
      const possession = figure(statisticTypes.possession);
      expect(Number.parseInt(possession?.home ?? "", 10) + Number.parseInt(possession?.away ?? "", 10)).toBe(100);
      expect(Number(figure(statisticTypes.shots)?.home ?? 0)).toBeGreaterThanOrEqual(
        Number(figure(statisticTypes.shotsOnTarget)?.home ?? 0),
      );
      for (const { values } of playerFigures.flat()) {
        const rating = Number(values["rating"] ?? 6);
        expect(rating).toBeGreaterThanOrEqual(3);
        expect(rating).toBeLessThanOrEqual(10);
      }
    }
  });

  it("takes shots from places that promise as many goals as are scored", () => {
    const full = played.filter(({ script }) => script.some((incident) => incident.kind === "play" && incident.shot));
    const shots = full.flatMap(({ script }) =>
      correctTimeline(script).flatMap((incident) =>
        "shot" in incident && incident.shot !== undefined
          ? [{ isGoal: incident.kind === "goal", expected: expectedGoals(incident.shot), shot: incident.shot }]
          : [],
      ),
    );
    const goals = shots.filter(({ isGoal }) => isGoal);
    const expected = (of: typeof shots) => of.reduce((sum, shot) => sum + shot.expected, 0);
    expect(shots.length).toBeGreaterThan(4000);
    expect(expected(shots) / goals.length).toBeGreaterThan(0.93);
    expect(expected(shots) / goals.length).toBeLessThan(1.07);
    for (const kind of ["head", "foot"] as const) {
      const own = shots.filter(({ shot }) => shot.body === kind && shot.situation !== "penalty");
      const ratio = expected(own) / own.filter(({ isGoal }) => isGoal).length;
      expect([kind, ratio > 0.85 && ratio < 1.15]).toEqual([kind, true]);
    }
  });

  it("says where it is played and who whistles, and never that more came than there are seats", () => {
    for (const { schedule, script } of played) {
      const { information } = foldDetails(schedule, script);
      expect(information.venue).not.toContain("*");
      expect(information.referees?.[0]?.name).toBeTruthy();
      expect(information.attendance ?? 0).toBeLessThanOrEqual(information.capacity ?? 0);
    }
  });
});

type Pitches = Readonly<Record<Side, Set<string>>>;

function toPitches(script: readonly Incident[]): Pitches {
  const startersOf = (side: Side) =>
    of(script, "line-up").find((incident) => incident.side === side)?.lineUp.starters ?? [];
  const ids = (side: Side) => new Set(startersOf(side).map(({ id }) => id));
  return { 1: ids(1), 2: ids(2) };
}

/** The side of an incident and the ids of the players who act in it. */
function actorsOf(incident: Incident): readonly [Side, readonly string[]] {
  switch (incident.kind) {
    case "goal": {
      const side = incident.how === "own-goal" ? (incident.side === 1 ? 2 : 1) : incident.side;
      return [side, [incident.player, incident.assist].flatMap((player) => player?.id ?? [])];
    }
    case "card":
    case "play":
    case "missed-penalty":
      return [incident.side, incident.player === undefined ? [] : [incident.player.id]];
    case "substitution":
      return [incident.side, [incident.off.id]];
    default:
      return [1, []];
  }
}
