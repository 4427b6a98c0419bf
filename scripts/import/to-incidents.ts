import type { IncidentPost } from "../../workers/origin/src/ingest/schemas.ts";
import type { ParsedMatch } from "./parsed-match.ts";

type Incident = IncidentPost["incidents"][number];

const minuteSeconds = 60;
/** Sources say the minute of play; the break between the halves is not one. */
const halfTimeBreakMinutes = 15;

/** Goals and cards of a match that is told in full, in their order; none where the source does not tell them all. */
export function toIncidents(match: ParsedMatch, startSeconds: number): readonly Incident[] {
  if (match.cards === undefined) return [];
  const goals = (match.goals ?? []).flatMap(({ side, minute }): readonly Incident[] =>
    minute === null ? [] : [{ kind: "goal", side, minute, atSeconds: atSecondsOf(minute, startSeconds) }],
  );
  const cards = match.cards.map(({ side, colour, minute }): Incident => ({
    kind: "card",
    side,
    colour,
    minute,
    atSeconds: atSecondsOf(minute, startSeconds),
  }));
  return [...goals, ...cards].toSorted((a, b) => (a.atSeconds ?? 0) - (b.atSeconds ?? 0));
}

/** "45+2" → two minutes after the 45th; the second half begins after the break. */
function atSecondsOf(minute: string, startSeconds: number): number {
  const [regular = 0, added = 0] = minute.split("+").map(Number);
  const breakMinutes = regular > 45 ? halfTimeBreakMinutes : 0;
  return startSeconds + (regular + added + breakMinutes) * minuteSeconds;
}
