import { noticeOf } from "./notice-of.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { statusLabel } from "../../../shared/sports/status-label.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { statusTexts } from "../../i18n/status-texts.ts";
import { localDay, shortDate, startDayOf } from "../day/day-words.ts";
import { startAttribute } from "../day/times.tsx";
import { toLocalMoment, toLocalTime } from "../day/local-time.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import type { EventContext } from "./event-context.tsx";
import { sideScores } from "./period-scores.ts";
import { excitementOf, isResultHidden, scoreOf, viewOf } from "./result.ts";

export const homeOf = (event: EventFields): string => event.homeName ?? "";
export const awayOf = (event: EventFields): string => event.awayName ?? "";

/** "20:45" or "08:45 PM", or a text if only the day is known. */
export const startOf = (event: EventFields, { timeZone, t }: EventContext): string =>
  event.timeKnown === 0 ? t.timeUnknown : toLocalTime(event.startSeconds ?? 0, timeZone, t.clock);

/** "21.11." if a list of several days shows an event of another day than today; otherwise "". */
export function otherDayOf(event: EventFields, { timeZone, t, todayEpochDay }: EventContext): string {
  if (todayEpochDay === undefined) return "";
  const epochDay = startDayOf(event, timeZone);
  return epochDay === todayEpochDay ? "" : shortDate(epochDay, t);
}

/**
 * The text in the column of times: the start or the status, below the day if it is another one. A finished game of another day
 * shows the day alone, because its score says that it is over.
 */
export function whenOf(event: EventFields, context: EventContext): string {
  const words = statusOf(event, context, "mobile") || startOf(event, context);
  const day = otherDayOf(event, context);
  if (day === "") return [words, sinceOf(event, context)].filter(Boolean).join("\n");
  return event.status === eventStatus.finished ? day : `${day}\n${words}`;
}

/** The start in the form of `datetime`, if the column of times shows its hour or its day; null if it shows a state. */
export function shownStart(event: EventFields, context: EventContext): string | null {
  const isOver = event.status === eventStatus.finished && otherDayOf(event, context) !== "";
  return isOver || statusOf(event, context, "mobile") === "" ? startAttribute(event) : null;
}

/** The status in words; "" if the start is enough. */
export const statusOf = (
  event: EventFields,
  { sportId, lang }: Pick<EventContext, "sportId" | "lang">,
  width: "full" | "mobile",
): string =>
  isResultHidden(event)
    ? hiddenStatusOf(event, { sportId, lang }, width)
    : statusLabel({ status: event.status ?? eventStatus.scheduled, sportId, texts: statusTexts(lang), width });

/** "Tirs au but", or the sport's own word for its kicks or throws. */
export const shootOutWords = (sportId: number, lang: Language): string =>
  statusLabel({ status: eventStatus.penalties, sportId, texts: statusTexts(lang), width: "full" });

/** A row says beside the names that the result is hidden, so its column of times has the state alone. */
function hiddenStatusOf(
  event: EventFields,
  of: Pick<EventContext, "sportId" | "lang">,
  width: "full" | "mobile",
): string {
  if (width === "full") return hiddenWords(event, of.lang);
  const status = viewOf(event) === "live" ? eventStatus.live : eventStatus.finished;
  return statusLabel({ status, sportId: of.sportId, texts: statusTexts(of.lang), width: "full" });
}

/** "En direct, résultat masqué"; "" for a game whose result may be shown, or that has not begun. */
export function hiddenWords(event: EventFields, lang: Language): string {
  if (!isResultHidden(event)) return "";
  const { hiddenLive, hiddenResult } = siteTexts(lang);
  return viewOf(event) === "live" ? hiddenLive : hiddenResult;
}

/** The source's note on a game, or the time since which the source has been silent; "" if neither applies. */
const noteOf = (event: EventFields, context: EventContext): string =>
  noticeOf(event, context.lang) || silenceOf(event, context);

type OfPlace = Pick<EventContext, "timeZone" | "t">;

/** "sans nouvelles depuis 21:40", with the day if it is not the day of the start. */
export function silenceOf(event: EventFields, { timeZone, t }: OfPlace): string {
  const atSeconds = silentSince(event);
  if (atSeconds === null) return "";
  const isOfItsDay = localDay(atSeconds, timeZone) === startDayOf(event, timeZone);
  return t.noNewsSince({
    time: isOfItsDay ? toLocalTime(atSeconds, timeZone, t.clock) : toLocalMoment(atSeconds, timeZone, t),
  });
}

/** "dep. 21:40", or "dep. 22.11." for another day, because the column of times has no room for both. */
function sinceOf(event: EventFields, { timeZone, t }: OfPlace): string {
  const atSeconds = silentSince(event);
  if (atSeconds === null) return "";
  const epochDay = localDay(atSeconds, timeZone);
  const isOfItsDay = epochDay === startDayOf(event, timeZone);
  return t.since({ time: isOfItsDay ? toLocalTime(atSeconds, timeZone, t.clock) : shortDate(epochDay, t) });
}

/** The time of the last update of a game whose source fell silent; null for any other. */
const silentSince = ({ status, statusStartSeconds }: EventFields): number | null =>
  (status === eventStatus.resultAwaited && statusStartSeconds) || null;

/** "À voir : 9 sur 10", without a word about the sides; "" where too little is known. */
export function excitementWords(event: EventFields, { t }: Pick<EventContext, "t">): string {
  const mark = excitementOf(event);
  return mark === null ? "" : t.worthWatching({ mark });
}

/** Both sides as a screen reader says them. The hyphen saves bytes: a page has hundreds. A starter is named without an opponent. */
export const sidesOf = (event: EventFields): string =>
  event.awayName ? `${homeOf(event)} - ${event.awayName}` : homeOf(event);

/** "Inde 77 – Japon" while one side of cricket is yet to bat; null if both have a score. */
export function battedSides(event: EventFields, score: Pair, dash: string): string | null {
  const [home, away] = sideScores(event, score);
  if (home !== null && away !== null) return null;
  return withRuns(homeOf(event), home) + dash + withRuns(awayOf(event), away);
}

/** "Inde 77" while the other side of cricket is yet to bat; null if both have a score. */
function battingSide(event: EventFields, score: Pair): string | null {
  const [home, away] = sideScores(event, score);
  if (home !== null && away !== null) return null;
  return home === null ? withRuns(awayOf(event), away) : withRuns(homeOf(event), home);
}

const withRuns = (name: string, runs: number | null): string => (runs === null ? name : `${name} ${runs}`);

/**
 * A link's name: "Lens - Lyon, 2 à 1, 2e mi-temps", "PSG - Marseille, à 20:45", with the source's note: "reporté, pelouse gelée".
 * It begins with what the link shows, so that a voice command finds it, and does not change with the minute.
 */
export function linkName(event: EventFields, context: EventContext): string {
  const score = scoreOf(event);
  const words = statusOf(event, context, "full");
  const stands =
    score === null
      ? words || context.t.scheduledAt({ time: startOf(event, context) })
      : (battingSide(event, score) ?? context.t.scoreWords({ home: score[0], away: score[1] }));
  return [sidesOf(event), stands, score && words, noteOf(event, context)].filter(Boolean).join(commaIn(context.lang));
}
