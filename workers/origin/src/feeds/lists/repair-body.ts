import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { encodeChange, type EventChange } from "../../../../../shared/feed/changes.ts";
import type { EventFields } from "../../../../../shared/feed/event-fields.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { duelFacts, starterFacts } from "../../../../../shared/timeline/facts.ts";
import { toEventFields } from "../../ledger/event-row/to-event-fields.ts";

/** The cells of an event that a football game or a rescheduling changes; names and ids stay. */
const footballFields = [
  "startSeconds",
  "endSeconds",
  "statusType",
  "statusTypeShown",
  "status",
  "statusStartSeconds",
  "live",
  "minute",
  "addedTime",
  "timeKnown",
  "homeScore",
  "awayScore",
  "homeFullTime",
  "awayFullTime",
  "homePeriod1",
  "awayPeriod1",
  "homePeriod2",
  "awayPeriod2",
  "homePeriod3",
  "awayPeriod3",
  "homeRedCards",
  "awayRedCards",
  "homeShootOut",
  "awayShootOut",
  "winner",
  "winnerFullTime",
  "homeUnderReview",
  "awayUnderReview",
  "homePenaltyShots",
  "awayPenaltyShots",
  "homePenaltiesMissed",
  "awayPenaltiesMissed",
  "notice",
  "broadcast",
] as const satisfies readonly (keyof EventFields)[];

const laterParts = [
  "homePeriod4",
  "awayPeriod4",
  "homePeriod5",
  "awayPeriod5",
  "homePeriod6",
  "awayPeriod6",
  "homePeriod7",
  "awayPeriod7",
  "homePeriod8",
  "awayPeriod8",
  "homePeriod9",
  "awayPeriod9",
  "homePeriod10",
  "awayPeriod10",
  "homePeriod11",
  "awayPeriod11",
] as const satisfies readonly (keyof EventFields)[];

const duelFields = [...new Set([...footballFields, ...laterParts, ...duelFacts])];
const starterFields = [...new Set([...footballFields, ...starterFacts])];

/** Each family pays for its own cells only: a football body has a thousand rows. */
export function changingFieldsOf(sportId: number): readonly (keyof EventFields)[] {
  if (sportId === sportIds.soccer) return footballFields;
  return sportById(sportId)?.duel === false ? starterFields : duelFields;
}

/** Every cell that can change (F10): what an event does not have is sent empty, so that a stale one is cleared. */
export function toRepairBody(states: readonly EventState[]): string {
  if (states.length === 0) return emptyBody;
  return states
    .map((state) => {
      const fields: EventFields = toEventFields(state, "");
      const cells = Object.fromEntries(
        changingFieldsOf(state.schedule.sportId).map((name) => [name, fields[name] ?? null]),
      );
      const change: EventChange = { id: state.schedule.eventId, ...cells };
      return encodeChange(change);
    })
    .join("");
}
