import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Variant } from "../../../variants/variant.ts";
import { longDate, startDayOf } from "../day/day-words.ts";
import { toLocalTime } from "../day/local-time.ts";
import { shootOutWords, statusOf } from "../match-row/event-words.ts";
import { facingScores } from "../match-row/period-scores.ts";
import { scoreOf } from "../match-row/result.ts";
import { variantTexts } from "../page/own-texts.ts";

/** How a match stands, as its picture says it. */
export type CardFigure = {
  /** The scores, the home side's first, or the start alone: "20:45". */
  readonly figure: readonly string[];
  /** The state; "" before the start. */
  readonly note: string;
  /** The day, or that kicks decided. */
  readonly foot: string;
  /** The kicks of a shoot-out, the home side's first; empty without one. */
  readonly kicks: readonly string[];
};

/** The score and the state, or the start: everybody sees the same picture, so its zone is the site's own. */
export function toCardFigure(event: EventFields, sportId: number, variant: Variant): CardFigure {
  const { lang, timeZone, clock } = variant;
  const score = scoreOf(event);
  const note = statusOf(event, { sportId, lang }, "full").replaceAll("\n", " ");
  if (score !== null) {
    const kicks = kicksOf(event);
    const foot = kicks.length === 0 ? "" : shootOutWords(sportId, lang);
    return { figure: facingScores(event, score), note, foot, kicks };
  }
  return {
    figure: [event.timeKnown === 0 ? "–" : toLocalTime(event.startSeconds ?? 0, timeZone, clock)],
    note,
    kicks: [],
    foot: longDate(startDayOf(event, timeZone), variantTexts(variant)),
  };
}

/** Without its kicks a match that was level has no winner. */
const kicksOf = ({ homeShootOut, awayShootOut }: EventFields): readonly string[] =>
  typeof homeShootOut === "number" && typeof awayShootOut === "number" ? [`${homeShootOut}`, `${awayShootOut}`] : [];
