import { expect, it } from "vitest";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { Incident, Pair } from "../../../../shared/timeline/incident.ts";
import type { Provider } from "../../../../shared/timeline/provider.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import {
  aGame,
  aLeague,
  aProvider,
  aTeam,
  days,
  openLedger,
  posted,
  saturday,
  wire,
} from "../../test/ledger-in-node.ts";
import { openAppend } from "../ledger/append.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { withMergedClubs } from "../ledger/merged-clubs.ts";
import { withSeasons } from "../ledger/whole-seasons.ts";
import { createStrengthKeeper } from "./strength-keeper.ts";

const [lens, metz, nice, brest] = [aTeam("Lens"), aTeam("Metz"), aTeam("Nice"), aTeam("Brest")];
const teams = [lens, metz, nice, brest];

const resultOf = (score: Pair, status: StatusId = eventStatus.finished): Incident => ({
  kind: "result",
  atSeconds: saturday,
  result: { status, halfTime: null, fullTime: score, extraTime: null, shootOut: null },
});

type Match = readonly [id: string, dayFromToday: number, home: typeof lens, away: typeof lens, score: Pair];
const matches: readonly Match[] = [
  ["1Game000", -21, lens, metz, [3, 0]],
  ["1Game001", -21, nice, brest, [1, 1]],
  ["1Game002", -14, metz, nice, [0, 2]],
  ["1Game003", -7, brest, lens, [0, 1]],
  ["1Game004", 0, lens, nice, [2, 1]],
];

const scheduleOf = ([id, day, home, away]: Match): Schedule =>
  posted(id, { startSeconds: saturday + day * days - 7200, home, away });
function open(providers: readonly Provider[] = [wire]) {
  const ledger = openLedger(providers);
  let now = saturday;
  const context = withMergedClubs(withSeasons(ledger, () => now));
  const keeper = createStrengthKeeper(context);
  const post = (match: Match, status?: StatusId) => {
    ledger.events.putLeague(aLeague());
    const batch = openAppend(ledger, now, "sender");
    batch.add(scheduleOf(match), [resultOf(match[4], status)]);
    batch.save();
  };
  /** Does all that is due. */
  const keep = (seconds = 100) => {
    now += seconds;
    for (let step = 0; step < 20 && keeper.dueSeconds() <= now; step += 1) {
      keeper.step(now);
      now += 1;
    }
  };
  return { ledger, keeper, keep, post };
}

/** All strengths of a ledger that counts these matches from the start. */
function strengthsAfter(played: readonly Match[]) {
  const { ledger, keeper, keep, post } = open();
  for (const match of played) post(match);
  keeper.want();
  keep();
  return pointsOf(ledger);
}
const pointsOf = ({ strengths }: LedgerContext) => {
  const last = strengths.ratedDays()?.last ?? 0;
  return teams.map(({ id }) => strengths.pointsOf(id, last));
};

it("does nothing until somebody asks for strengths", () => {
  const { ledger, keeper, keep, post } = open();
  for (const match of matches) post(match);
  keep();
  expect(keeper.dueSeconds()).toBe(Infinity);
  expect(ledger.strengths.ratedDays()).toBeNull();
  expect(keeper.want()).toBe(true);
  expect(keeper.want()).toBe(false);
  keep();
  expect(keeper.dueSeconds(), "all is counted").toBe(Infinity);
  expect(ledger.strengths.dirtyFrom()).toBeNull();
  const today = dayNumber(saturday, 0);
  expect(ledger.strengths.ratedDays()).toEqual({ first: today - 21, last: today });
  expect(pointsOf(ledger).map((points) => points.map(({ day }) => day - today))).toEqual([
    [-21, -7, 0],
    [-21, -14],
    [-21, -14, 0],
    [-21, -7],
  ]);
});

it("counts results as they become final as it counts them from the start, in whatever order they come", () => {
  const { ledger, keeper, keep, post } = open();
  keeper.want();
  keep();
  for (const at of [3, 0, 4, 2, 1]) {
    const match = matches[at];
    if (match !== undefined) post(match);
    keep();
  }
  expect(pointsOf(ledger)).toEqual(strengthsAfter(matches));
});

it.each([
  ["of the first day", "1Game001"],
  ["of a day between", "1Game002"],
  ["of the last day that is over", "1Game003"],
  ["of today", "1Game004"],
])("counts a corrected result %s from its day on, and leaves the days before it", (_, corrected) => {
  const { ledger, keeper, keep, post } = open();
  for (const match of matches) post(match);
  keeper.want();
  keep();
  const before = pointsOf(ledger);
  const changed = matches.map(([id, day, home, away, score]): Match => [
    id,
    day,
    home,
    away,
    id === corrected ? [0, 4] : score,
  ]);
  const change = changed.find(([id]) => id === corrected);
  if (change === undefined) throw new Error("there is no such match");
  post(change);
  expect(keeper.dueSeconds()).toBeLessThan(Infinity);
  keep();
  const after = pointsOf(ledger);
  expect(after).toEqual(strengthsAfter(changed));
  expect(after).not.toEqual(before);
  const earlier = (points: typeof after) =>
    points.map((own) => own.filter(({ day }) => day < dayNumber(saturday, 0) + change[1]));
  expect(earlier(after)).toEqual(earlier(before));
});

it("counts no result of a game that was awarded, or that is one no longer", () => {
  const { ledger, keeper, keep, post } = open();
  for (const match of matches) post(match, match[0] === "1Game003" ? eventStatus.awarded : undefined);
  keeper.want();
  keep();
  expect(pointsOf(ledger)).toEqual(strengthsAfter(matches.filter(([id]) => id !== "1Game003")));
  const [, , , , last] = matches;
  if (last === undefined) throw new Error("there is no such match");
  post(last, eventStatus.awarded);
  keep();
  expect(pointsOf(ledger)).toEqual(strengthsAfter(matches.slice(0, 3)));
});

it("goes on after the ledger has slept where it was", () => {
  const { ledger, keeper, keep, post } = open();
  for (const match of matches.slice(0, 4)) post(match);
  keeper.want();
  keep();
  const [, , , , last] = matches;
  if (last === undefined) throw new Error("there is no such match");
  post(last);
  const later = saturday + 10 * days;
  const woken = createStrengthKeeper(withSeasons(ledger, () => later));
  for (const second of [0, 1, 2, 3]) woken.step(later + second);
  expect(pointsOf(ledger)).toEqual(strengthsAfter(matches));
});

it("lets the first sides of a second division begin below those of the first one", () => {
  const { ledger, keeper, keep, post } = open();
  ledger.events.putLeague(aLeague({ stageId: "1Second0", tournamentId: "1TourSec", rank: 5, name: "Ligue 2" }));
  for (const match of matches.slice(0, 1)) post(match);
  const schedule = posted("1Second1", {
    leagueStageId: "1Second0",
    startSeconds: saturday - 20 * days,
    home: aTeam("Caen"),
    away: aTeam("Laval"),
  });
  const batch = openAppend(ledger, saturday, "sender");
  batch.add(schedule, [resultOf([0, 0])]);
  batch.save();
  keeper.want();
  keep();
  const strengths = ledger.strengths.strengthsBefore(Infinity);
  expect([strengths.get("Lens")?.level, strengths.get("Caen")?.level]).toEqual([1500, 1350]);
});

it("reads all games again when a club is merged into another, and counts them as one side", () => {
  const { ledger, keeper, keep, post } = open();
  for (const match of matches) post(match);
  keeper.want();
  keep();
  const seq = ledger.changes.lastSeq(ledger.subjects.update) + 1;
  ledger.merges.merge({ fromId: "Brest", intoId: "Metz", into: metz, name: "Brest", sender: "sender" }, seq, saturday);
  post(["1Game005", 0, brest, metz, [0, 0]]);
  keep();
  const strengths = ledger.strengths.strengthsBefore(Infinity);
  expect([...strengths.keys()].toSorted()).toEqual(["Lens", "Metz", "Nice"]);
  expect(strengths.get("Metz")?.games).toBe(4);
});

it("counts real games in the place of a tournament's simulated ones", () => {
  const game = aGame("1Sim0000", { startSeconds: saturday - 27 * days - 7200, home: lens, away: nice });
  const simulated = aProvider([{ schedule: game, script: [resultOf([5, 0])] }], {
    tournaments: () => ["1Tourn00"],
    seasons: () => [aLeague()],
  });
  const { ledger, keeper, keep, post } = open([wire, simulated]);
  keeper.want();
  keep();
  expect(pointsOf(ledger)[0]).toHaveLength(1);
  for (const [id, day, home, away, score] of matches) post([id, day - 20, home, away, score]);
  keep();
  keep();
  expect(pointsOf(ledger).map((points) => points.length)).toEqual([3, 2, 3, 2]);
});

it("knows a side's league whatever game of it is read last", () => {
  const { ledger, keeper, keep, post } = open();
  for (const match of matches) post(match);
  const cup = aLeague({ stageId: "1Cup0000", tournamentId: "1Acup000", format: "knock-out" });
  ledger.events.putLeague(cup);
  const batch = openAppend(ledger, saturday, "sender");
  batch.add(posted("1CupGame", { leagueStageId: cup.stageId, home: lens, away: nice }), [resultOf([0, 0])]);
  batch.save();
  keeper.want();
  keep();
  const sides = ledger.strengths.sidesThrough(Infinity);
  expect(sides.map(({ stageId, countryKey }) => [stageId, countryKey])).toEqual(teams.map(() => ["1Stage00", "FR"]));
});
