import { emptyBody } from "../../../../shared/feed/codec.ts";
import { encodeChange, type EventChange } from "../../../../shared/feed/changes.ts";
import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { toEventFields } from "../../../../shared/timeline/to-event-fields.ts";

/** The cells of an event that a game or a rescheduling changes; names and ids stay. */
const changingFields = [
  "startSeconds",
  "endSeconds",
  "stageType",
  "stageTypeShown",
  "stage",
  "stageStartSeconds",
  "live",
  "minute",
  "addedTime",
  "timeKnown",
  "homeScore",
  "awayScore",
  "homeFullTime",
  "awayFullTime",
  "homePart1",
  "awayPart1",
  "homePart2",
  "awayPart2",
  "homePart3",
  "awayPart3",
  "homeRedCards",
  "awayRedCards",
  "homeShootOut",
  "awayShootOut",
  "winner",
  "winnerFullTime",
] as const satisfies readonly (keyof EventFields)[];

/** Every cell that can change (F10): what an event does not have is sent empty, so that a stale one is cleared. */
export function toRepairBody(states: readonly EventState[]): string {
  if (states.length === 0) return emptyBody;
  return states
    .map((state) => {
      const fields: EventFields = toEventFields(state, "");
      const cells = Object.fromEntries(changingFields.map((name) => [name, fields[name] ?? null]));
      const change: EventChange = { id: state.schedule.eventId, ...cells };
      return encodeChange(change);
    })
    .join("");
}
