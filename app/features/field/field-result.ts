import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { parseParticipantStatus } from "../../../shared/sports/participant-statuses.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { decimalsIn } from "../../../shared/texts/decimals.ts";
import { isolatedIn } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { stopTexts } from "../../i18n/stop-texts.ts";
import { formatGap } from "../row-texts/gap.ts";
import { leaderDistance } from "../row-texts/leader-distance.ts";
import { formatRank, type Tie } from "../row-texts/rank.ts";
import { viewOf } from "../match-row/result.ts";

/**
 * "3.", "T3" of a tied golfer, "3=" of others who share a place, or the short reason why a starter has no place ("Ab."); a dash
 * before there is either.
 */
export const placeOf = (
  { rank, stopReason }: Pick<EventFields, "rank" | "stopReason">,
  lang: Language,
  tie: Tie = "none",
): string => formatRank(rank ?? null, tie) || (stopReason ? stopCode(stopReason, lang) : "–");

/** The mark of a place that another starter has too, as the sport writes it. */
export const tieOf = (isTied: boolean, sportId: number): Tie =>
  !isTied ? "none" : sportId === sportIds.golf ? "golf" : "equal";

/** Shows a reason that no table has as its feed spells it. */
function stopCode(stopReason: string, lang: Language): string {
  const status = parseParticipantStatus(stopReason);
  return status === null ? stopReason : stopTexts(lang)[status];
}

/** Times, gaps and lengths come with a point. */
export const toLocalDecimals = (text: string, lang: Language): string => isolatedIn(decimalsIn(text, lang), lang);

/** Strokes against par: "−5", "+2", and the word for neither. A hyphen would be shorter than the plus. */
export const toParText = (strokes: number | string, evenPar: string): string => {
  const text = String(strokes);
  if (text === "0" || text === "E") return evenPar;
  return text.startsWith("-") ? `−${text.slice(1)}` : text.startsWith("+") ? text : `+${text}`;
};

/** The value that ranks the field: strokes, points, the leader's time, and how far the others are behind. */
export function resultOf(event: EventFields, lang: Language, evenPar = "E"): string {
  const { golfResult, points, jump1Metres, gap, raceTime, stopReason } = event;
  if (golfResult) return isolatedIn(toParText(golfResult, evenPar), lang);
  // A race of a season gives points for the place; only jumpers are ranked by them.
  if (typeof points === "number" && (typeof jump1Metres === "number" || (!raceTime && !gap && !stopReason)))
    return toLocalDecimals(points.toFixed(1), lang);
  if (stopReason) return "";
  return toLocalDecimals(gap ? formatGap(gap) : raceTime || "", lang);
}

/** How far the leader has come, or a starter's own time beside its gap. */
export function sideNoteOf(event: EventFields, lang: Language): string {
  const { gap, raceTime, rank = null, distanceKm = null } = event;
  if (gap && raceTime) return toLocalDecimals(raceTime, lang);
  return leaderDistance({ rank, distanceKm }, viewOf(event) === "live", lang);
}

/** Whether the starter leads a race that runs: the others have gaps then, and the one in front has none. */
export const isAhead = (event: EventFields): boolean =>
  event.rank === 1 && viewOf(event) === "live" && !event.stopReason;

/** Whether the starter is under way just now: not while the round rests or is suspended, nor after the last hole of the day. */
export const isUnderWay = ({ status, golfHole, stopReason }: EventFields): boolean =>
  isPlaying(status ?? eventStatus.scheduled) && golfHole !== "F" && !stopReason;

/** Whether the race has no result to come: it was called off before its start, or moved. */
export const isNotRun = ({ status, rank }: EventFields): boolean =>
  (status === eventStatus.cancelled || status === eventStatus.postponed) && rank == null;
