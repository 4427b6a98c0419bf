import { stage } from "../../../../shared/sports/stages.ts";
import type { Incident, Side } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { dayNumber } from "../../../../shared/time/day.ts";
import { toScript, type MatchPlan, type Moment } from "./match-script.ts";
import { intBetween, randomOf, type Random } from "./random.ts";
import { goalRates } from "./strength.ts";

/** Cards in 90 minutes, both sides together. */
const yellowCards = 3.8;
const redCards = 0.16;
const postponedShare = 0.006;
const noticeSeconds = 3600;

/** All that will ever happen in a simulated game: a pure function of (seed, event), whatever the time is. */
export function simulateMatch(seed: string, schedule: Schedule): readonly Incident[] {
  const random = randomOf(seed, "match", schedule.eventId);
  if (random() < postponedShare && mayBePostponed(schedule.startSeconds)) {
    return [{ kind: "stage", atSeconds: schedule.startSeconds - noticeSeconds, stage: stage.postponed }];
  }
  // Referees are punctual within a minute.
  const kickOffSeconds = schedule.startSeconds + intBetween(random, 0, 60);
  return toScript(toPlan(random, schedule), kickOffSeconds, schedule.clockRate);
}

/** Weekend afternoons of Europe, where so many games run that nobody is left without a live one. */
function mayBePostponed(startSeconds: number): boolean {
  const weekday = (dayNumber(startSeconds, 0) + 3) % 7;
  const hour = Math.floor((startSeconds % 86_400) / 3600);
  return weekday >= 5 && hour >= 13 && hour < 19;
}

function toPlan(random: Random, schedule: Schedule): MatchPlan {
  const addedMinutes = [intBetween(random, 1, 4), intBetween(random, 3, 7)] as const;
  const [homeRate, awayRate] = goalRates(schedule.home.id, schedule.away?.id ?? "");
  const moments = (rate: number) => arrivals(random, rate, addedMinutes);
  const bySide = (rate: number, side: Side) => moments(rate).map((moment) => ({ ...moment, side }));
  const cards = (rate: number, colour: "yellow" | "red") =>
    moments(rate).map((moment) => ({ ...moment, side: random() < 0.46 ? (1 as const) : (2 as const), colour }));
  return {
    addedMinutes,
    goals: [...bySide(homeRate, 1), ...bySide(awayRate, 2)],
    cards: [...cards(yellowCards, "yellow"), ...cards(redCards, "red")],
    hasExtraTime: false,
    shootOut: null,
  };
}

/** Moments of a Poisson process with `rate` events in 90 minutes. */
function arrivals(
  random: Random,
  rate: number,
  [firstAdded, secondAdded]: readonly [number, number],
): readonly Moment[] {
  const firstEnd = 45 + firstAdded;
  const end = firstEnd + 45 + secondAdded;
  const moments: Moment[] = [];
  let minutes = 0;
  for (;;) {
    minutes -= (Math.log(1 - random()) * 90) / rate;
    if (minutes >= end) return moments;
    moments.push(minutes < firstEnd ? { period: 0, minutes } : { period: 1, minutes: minutes - firstEnd });
  }
}
