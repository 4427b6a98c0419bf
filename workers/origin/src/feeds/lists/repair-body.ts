import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { encodeChange, type EventChange } from "../../../../../shared/wire/changes.ts";
import type { EventFields } from "../../../../../shared/wire/event-fields.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { bettingFacts, duelFacts, starterFacts } from "../../../../../shared/timeline/facts.ts";
import { toEventFields } from "../../ledger/event-row/to-event-fields.ts";
import { reportsGames } from "../match/points/point-history.ts";

/** The cells of an event that a game or a rescheduling changes; names and ids stay. */
const sharedFields = [
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
  "homeAdvanced",
  "awayAdvanced",
  "homeUnderReview",
  "awayUnderReview",
  "homePenaltyShots",
  "awayPenaltyShots",
  "homePenaltiesMissed",
  "awayPenaltiesMissed",
  "notice",
  "broadcast",
  "moreContent",
  "comments",
  "periodUpdatedSeconds",
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

const footballFields = [...sharedFields, "excitement"] as const;
const duelFields = [...new Set([...footballFields, ...laterParts, ...duelFacts])];
/** The name that says who serves (`CX`). */
const tennisFields = [...duelFields, "homeNameShown"] as const;
const starterFields = [...new Set([...sharedFields, ...starterFacts])];

/** Each family pays for its own cells only: a football body has a thousand rows. */
export function changingFieldsOf(sportId: number): readonly (keyof EventFields)[] {
  if (sportId === sportIds.soccer) return footballFields;
  if (sportId === sportIds.tennis) return tennisFields;
  return sportById(sportId)?.duel === false ? starterFields : duelFields;
}

/**
 * The cells of each event as they are (F10): a missing one is unchanged, or was never there. A cell that comes and goes
 * is in each row, empty where it is not set, so that a stale one is cleared.
 */
export function toRepairBody(states: readonly EventState[]): string {
  if (states.length === 0) return emptyBody;
  return states
    .map((state) => {
      const fields: EventFields = toEventFields(state, "");
      const hasBegun = fields.statusType !== statusType.scheduled;
      const said = bettingFacts.filter((name) => fields[name] !== undefined && fields[name] !== null);
      const cells = [...changingFieldsOf(state.schedule.sportId), ...said].flatMap((name): [string, unknown][] => {
        if (fields[name] !== undefined) return [[name, fields[name]]];
        return isToClear(name, state.schedule.sportId, hasBegun) ? [[name, null]] : [];
      });
      // Each value was read from a field of its own name.
      const change = { id: state.schedule.eventId, ...Object.fromEntries(cells) } as EventChange;
      return encodeChange(change);
    })
    .join("");
}

/** For a cell that the event does not have: whether an older row may hold it. */
function isToClear(name: keyof EventFields, sportId: number, hasBegun: boolean): boolean {
  if (!hasBegun) return name === "timeKnown";
  return comesAndGoes.has(name) || (reportsGames(sportId) && (name === "homeGamePoints" || name === "awayGamePoints"));
}

const comesAndGoes: ReadonlySet<keyof EventFields> = new Set<keyof EventFields>([
  "live",
  "addedTime",
  "homeRedCards",
  "awayRedCards",
  "notice",
  "homePenaltyShots",
  "awayPenaltyShots",
  "homePenaltiesMissed",
  "awayPenaltiesMissed",
  "excitement",
]);
