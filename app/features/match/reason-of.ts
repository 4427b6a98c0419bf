import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { awayOf, homeOf } from "../match-row/event-words.ts";
import type { MatchTexts } from "../../i18n/match-texts.ts";

/**
 * Why a match does not go as planned: the source's own words, or else what its status means for the result; "" for a match that
 * goes as planned.
 */
export const reasonOf = (event: EventFields, reasons: MatchTexts["statusReasons"]): string =>
  event.notice || meaningOf(event, reasons);

function meaningOf(event: EventFields, reasons: MatchTexts["statusReasons"]): string {
  const { status, winner } = event;
  const loser = winner === 1 ? awayOf(event) : winner === 2 ? homeOf(event) : "";
  switch (status) {
    case eventStatus.postponed:
      return reasons.postponed;
    case eventStatus.cancelled:
      return reasons.cancelled;
    case eventStatus.abandoned:
      return reasons.abandoned;
    case eventStatus.interrupted:
      return reasons.interrupted;
    case eventStatus.awarded:
      return reasons.awarded;
    case eventStatus.walkover:
      return loser === "" ? reasons.walkover : reasons.walkoverOf({ name: loser });
    case eventStatus.retired:
      return loser === "" ? reasons.retired : reasons.retiredOf({ name: loser });
    default:
      return "";
  }
}

/** Statuses of matches that will not be played any further, or not at their time. */
const unplayed: ReadonlySet<number> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.walkover,
  eventStatus.awarded,
  eventStatus.abandoned,
]);

/** The same, but "" for a match whose status does not explain missing sections. */
export const whyMissing = (event: EventFields, reasons: MatchTexts["statusReasons"]): string =>
  unplayed.has(event.status ?? 0) ? reasonOf(event, reasons) : "";
