import type { Side } from "../../shared/timeline/incident.ts";
import type { Moment, MatchPlan } from "../../shared/timeline/plan/match-plan.ts";
import { arrivals, uniform } from "./match-outcome.ts";
import { intBetween, type Random } from "../../shared/basics/random.ts";

/** An action of a side at a moment, before a player is chosen for it. A ghost goal is a goal that is disallowed later. */
export type Action = Moment & { readonly side: Side; readonly what: ActionKind };
export type ActionKind =
  | "goal"
  | "ghost-goal"
  | "missed-penalty"
  | "yellow"
  | "dismissal"
  | "substitution"
  | "shot-on-target"
  | "shot-off-target"
  | "shot-blocked"
  | "woodwork"
  | "corner"
  | "offside"
  | "foul";

type Rates = readonly (readonly [what: ActionKind, per90: number])[];
/** How often a side does a thing in 90 minutes; the stronger side attacks more often. */
const attackRates: Rates = [
  ["shot-on-target", 3],
  ["shot-off-target", 4.2],
  ["shot-blocked", 2.7],
  ["woodwork", 0.2],
  ["corner", 4.7],
];
const otherRates: Rates = [
  ["offside", 1.8],
  ["foul", 10.5],
];
const eventRates: Rates = [
  ["yellow", 1.85],
  ["missed-penalty", 0.03],
  ["ghost-goal", 0.05],
];
/** The goals in 90 minutes of a side that attacks at the rates above. */
const usualGoals = 1.3;

/**
 * Returns all actions of a game in their order. `goals` are the averages that each side scores; `isFull` adds the actions
 * that do not change a list's row.
 */
export function planActions(
  random: Random,
  plan: MatchPlan,
  goals: readonly [home: number, away: number],
  isFull: boolean,
): readonly Action[] {
  const actions: Action[] = [
    ...plan.goals.map((goal): Action => ({ ...goal, what: "goal" })),
    ...plan.dismissals.map((dismissal): Action => ({ ...dismissal, what: "dismissal" })),
  ];
  for (const side of [1, 2] as const) {
    const pressure = Math.sqrt((goals[side - 1] ?? usualGoals) / usualGoals);
    const add = (rates: Rates, factor: number) => {
      for (const [what, per90] of rates) {
        for (const moment of throughout(random, per90 * factor, plan)) {
          if (what !== "ghost-goal" || isQuiet(moment, plan)) actions.push({ ...moment, side, what });
        }
      }
    };
    add(eventRates, 1);
    if (isFull) {
      add(attackRates, pressure);
      add(otherRates, 1);
    }
    for (const moment of substitutionMoments(random, plan)) actions.push({ ...moment, side, what: "substitution" });
  }
  return actions.toSorted((a, b) => a.period - b.period || a.minutes - b.minutes);
}

function throughout(random: Random, rate: number, plan: MatchPlan): readonly Moment[] {
  const regular = arrivals(random, rate, plan.addedMinutes);
  if (!plan.hasExtraTime) return regular;
  return [...regular, ...uniform(random, rate / 3, 30).map((minutes): Moment => ({ period: 2, minutes }))];
}

/** Whether a review has time before anything else happens to the score. */
const reviewMinutes = 4;
const isQuiet = ({ period, minutes }: Moment, { goals }: MatchPlan): boolean =>
  minutes < 45 - reviewMinutes &&
  period < 2 &&
  !goals.some((goal) => goal.period === period && Math.abs(goal.minutes - minutes) < reviewMinutes);

/** Three to five changes in at most three stops, now and then one of them at half-time; one more in extra time. */
function substitutionMoments(random: Random, { hasExtraTime }: MatchPlan): readonly Moment[] {
  const stops: Moment[] = Array.from({ length: 3 }, () => ({ period: 1, minutes: 10 + random() * 34 }));
  if (random() < 0.25) stops[0] = { period: 1, minutes: 0 };
  const changes = intBetween(random, 3, 5);
  const moments = Array.from({ length: changes }, (_, index) => stops[index % stops.length]).flatMap((moment) =>
    moment === undefined ? [] : [moment],
  );
  return hasExtraTime ? [...moments, { period: 2, minutes: random() * 25 }] : moments;
}
