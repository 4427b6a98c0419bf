import type { PointsRule } from "../../../../shared/standings/points.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { CountedGame } from "./counted-game.ts";

export type ExpectedRow = {
  readonly participant: Participant;
  readonly games: number;
  readonly points: number;
  /** The points that the shots of both sides would bring on average. */
  readonly expectedPoints: number;
  /** Goals for and against. */
  readonly goals: Pair;
  readonly expectedGoals: Pair;
};

/** A season's table by shots; a match without any shot does not count. The team with the most expected points is first. */
export function toExpectedTable(games: readonly CountedGame[], points: PointsRule): readonly ExpectedRow[] {
  const rows = new Map<string, ExpectedRow>();
  for (const { schedule, score, shots } of games) {
    if (score === null || schedule.away === null || !hasShots(shots)) continue;
    const chances = toChances(toGoalChances(shots[0]), toGoalChances(shots[1]));
    const expected = [sum(shots[0]) / 1000, sum(shots[1]) / 1000] as const;
    add(rows, schedule.home, { goals: score, expected, chances }, points);
    const { home, draw, away } = chances;
    const seenFromAway = { goals: flip(score), expected: flip(expected), chances: { home: away, draw, away: home } };
    add(rows, schedule.away, seenFromAway, points);
  }
  return [...rows.values()].toSorted((a, b) => b.expectedPoints - a.expectedPoints);
}

export const hasShots = (shots: CountedGame["shots"]): boolean => shots[0].length + shots[1].length > 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const plus = (before: Pair | undefined, [first, second]: Pair): Pair => [
  (before?.[0] ?? 0) + first,
  (before?.[1] ?? 0) + second,
];
const flip = ([home, away]: Pair): Pair => [away, home];

/** A match as one of its sides sees it: that side is `home`. */
type Seen = {
  readonly goals: Pair;
  readonly expected: Pair;
  readonly chances: { readonly home: number; readonly draw: number; readonly away: number };
};

function add(
  rows: Map<string, ExpectedRow>,
  participant: Participant,
  { goals, expected, chances }: Seen,
  { win, draw, loss }: PointsRule,
): void {
  const known = rows.get(participant.id);
  const [scored, conceded] = goals;
  rows.set(participant.id, {
    participant,
    games: (known?.games ?? 0) + 1,
    points: (known?.points ?? 0) + (scored > conceded ? win : scored === conceded ? draw : loss),
    expectedPoints: (known?.expectedPoints ?? 0) + win * chances.home + draw * chances.draw + loss * chances.away,
    goals: plus(known?.goals, goals),
    expectedGoals: plus(known?.expectedGoals, expected),
  });
}

/** How likely each number of goals follows from shots that do not depend on each other. @param shots in thousandths */
export function toGoalChances(shots: readonly number[]): readonly number[] {
  let chances: readonly number[] = [1];
  for (const thousandths of shots) {
    const goal = thousandths / 1000;
    const before = chances;
    chances = Array.from(
      { length: before.length + 1 },
      (_, goals) => (before[goals] ?? 0) * (1 - goal) + (before[goals - 1] ?? 0) * goal,
    );
  }
  return chances;
}

function toChances(home: readonly number[], away: readonly number[]): Seen["chances"] {
  const chances = { home: 0, draw: 0, away: 0 };
  home.forEach((ofHome, scored) =>
    away.forEach((ofAway, conceded) => {
      const outcome = scored > conceded ? "home" : scored === conceded ? "draw" : "away";
      chances[outcome] += ofHome * ofAway;
    }),
  );
  return chances;
}
