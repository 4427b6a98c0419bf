import { daySeconds } from "../../../shared/basics/day.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { saturday } from "./harness.ts";
import { anEvent, finished } from "./records.ts";

const team = (name: string) => ({
  id: `1${name.padEnd(7, "0")}`,
  name,
  code: name.slice(0, 3).toUpperCase(),
  slug: name.toLowerCase(),
});

/** "Lens Metz 2-1", played a number of days ago; without a score, or with days below 0, it is still to come. */
export function aMatch(text: string, daysAgo: number, changes: Partial<IngestEvent> = {}): IngestEvent {
  const [home = "", away = "", score] = text.split(" ");
  const [homeGoals = 0, awayGoals = 0] = (score ?? "").split("-").map(Number);
  return anEvent({
    eventId: `1${home.slice(0, 3)}${away.slice(0, 3)}0`,
    home: team(home),
    away: team(away),
    startSeconds: saturday - daysAgo * daySeconds,
    result: score === undefined ? null : finished(homeGoals, awayGoals),
    ...changes,
  });
}
