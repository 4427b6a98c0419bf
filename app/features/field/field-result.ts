import { isGolf } from "../../../shared/sports/catalogue.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { fieldPlace, lastRank } from "../../../shared/sports/field-place.ts";
import { parseParticipantStatus } from "../../../shared/sports/participant-statuses.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { isolatedIn } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { RaceTexts } from "../../../shared/texts/shared-texts.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { viewOf } from "../match-row/result.ts";
import { formatNumber, toLocalFigure } from "../../../shared/texts/numbers.ts";

/**
 * "3.", "T3" of a tied golfer, "3=" of others who share a place, or the short reason why a starter has no place ("Ab."); a dash
 * before there is either.
 */
export const placeOf = (
  starter: Pick<EventFields, "rank" | "stopReason">,
  lang: Language,
  tie: Tie = "none",
): string => {
  if (fieldPlace(starter) <= lastRank) return formatRank(starter.rank ?? null, tie);
  return starter.stopReason ? stopCode(starter.stopReason, lang) : "–";
};

/** The mark of a place that another starter has too, as the sport writes it. */
export const tieOf = (isTied: boolean, sportId: number): Tie => (!isTied ? "none" : isGolf(sportId) ? "golf" : "equal");

/** Why a starter has no place, as short as a place: "Ab." Shows a reason that no table has as its feed spells it. */
function stopCode(stopReason: string, lang: Language): string {
  const status = parseParticipantStatus(stopReason);
  return status === null ? stopReason : listTexts(lang).stopCodes[status];
}

/** Strokes against par: "−5", "+2", and the word for neither. A hyphen would be shorter than the plus. */
export const toParText = (strokes: number | string, evenPar: string): string => {
  const text = String(strokes);
  if (text === "0" || text === "E") return evenPar;
  return text.startsWith("-") ? `−${text.slice(1)}` : text.startsWith("+") ? text : `+${text}`;
};

/**
 * A gap as the list shows it (C9.09): a plus before positive values. `gap` is a number of seconds or points, or the text
 * of a source ("12.345", "+1:02.3").
 */
export function formatGap(gap: number | string): string {
  const text = String(gap).trim();
  return /^(?![0.:]*$)\d/.test(text) ? `+${text}` : text;
}

/** How many laps a participant is behind: "+1 tour", "+3 laps"; empty when not a whole lap. */
export const formatLapsBehind = (laps: number, { laps: inWords }: RaceTexts): string =>
  laps < 1 ? "" : `+${inWords({ count: laps })}`;

/** The value that ranks the field: strokes, points, the leader's time, and how far the others are behind. */
export function resultOf(event: EventFields, lang: Language, evenPar = "E"): string {
  const { golfResult, points, jump1Metres, gap, raceTime, stopReason } = event;
  if (golfResult) return isolatedIn(toParText(golfResult, evenPar), lang);
  // A race of a season gives points for the place; only jumpers are ranked by them.
  if (typeof points === "number" && (typeof jump1Metres === "number" || (!raceTime && !gap && !stopReason)))
    return formatNumber(points, lang, 1);
  if (stopReason) return "";
  return toLocalFigure(gap ? formatGap(gap) : raceTime || "", lang);
}

/** How far the leader has come, or a starter's own time beside its gap. */
export function sideNoteOf(event: EventFields, lang: Language): string {
  const { gap, raceTime, rank = null, distanceKm = null } = event;
  if (gap && raceTime) return toLocalFigure(raceTime, lang);
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

/** How far the leader has come, "12,5 km": only while the race is live, and only for the first (C9.09). */
export function leaderDistance(
  participant: { readonly rank: number | null; readonly distanceKm: number | null },
  isRaceLive: boolean,
  lang: Language,
): string {
  const { rank, distanceKm } = participant;
  if (!isRaceLive || rank !== 1 || distanceKm === null) return "";
  return `${formatNumber(distanceKm, lang)} km`;
}

/** How a place is marked that several share: "T2" in golf, "2=" in all else. */
type Tie = "none" | "golf" | "equal";

/** A participant's place: "T5" for a tied golfer, "5=" for others who share a place, "5." for anyone else (C9.09). Empty without a rank. */
export function formatRank(rank: number | null, tie: Tie): string {
  if (rank === null || rank < 1) return "";
  return tie === "golf" ? `T${rank}` : tie === "equal" ? `${rank}=` : `${rank}.`;
}
