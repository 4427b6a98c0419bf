import { stage } from "../../../../shared/sports/stages.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { arrivals, courseOf } from "./match-outline.ts";
import { toScript } from "./match-script.ts";
import { intBetween, randomOf } from "./random.ts";

/** Cards in 90 minutes, both sides together. */
const yellowCards = 3.8;
const redCards = 0.16;
const noticeSeconds = 3600;

/** All that will ever happen in a simulated game: a pure function of (seed, event), whatever the time is. */
export function simulateMatch(seed: string, schedule: Schedule): readonly Incident[] {
  const course = courseOf(seed, schedule);
  if (course.kind === "postponed") {
    return [{ kind: "stage", atSeconds: schedule.startSeconds - noticeSeconds, stage: stage.postponed }];
  }
  const random = randomOf(seed, "story", schedule.eventId);
  const { outline } = course;
  const cards = (rate: number, colour: "yellow" | "red") =>
    arrivals(random, rate, outline.addedMinutes).map((moment) => ({
      ...moment,
      side: random() < 0.46 ? (1 as const) : (2 as const),
      colour,
    }));
  // Referees are punctual within a minute.
  const kickOffSeconds = schedule.startSeconds + intBetween(random, 0, 60);
  const plan = { ...outline, cards: [...cards(yellowCards, "yellow"), ...cards(redCards, "red")] };
  return toScript(plan, kickOffSeconds, schedule.clockRate);
}
