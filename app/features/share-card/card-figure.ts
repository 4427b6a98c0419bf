import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { Variant } from "../../../variants/variant.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { longDate, startDayOf } from "../day/day-words.ts";
import { toLocalTime } from "../day/local-time.ts";
import { statusOf } from "../match-row/event-words.ts";
import { facingScores } from "../match-row/period-scores.ts";
import { scoreOf } from "../match-row/result.ts";
import { variantTexts } from "../page/own-texts.ts";

/** How a match stands, as its picture says it. */
export type CardFigure = {
  /** "2 – 1", or the start: "20:45". */
  readonly figure: string;
  /** The state; "" before the start. */
  readonly note: string;
  /** The day, or the score of a shoot-out. */
  readonly foot: string;
};

/** The score and the state, or the start: everybody sees the same picture, so its zone is the site's own. */
export function toCardFigure(event: EventFields, sportId: number, variant: Variant): CardFigure {
  const { lang, timeZone, clock } = variant;
  const score = scoreOf(event);
  const note = statusOf(event, { sportId, lang }, "full").replaceAll("\n", " ");
  if (score !== null) return { figure: facingScores(event, score).join(" – "), note, foot: shootOutOf(event, lang) };
  return {
    figure: event.timeKnown === 0 ? "–" : toLocalTime(event.startSeconds ?? 0, timeZone, clock),
    note,
    foot: longDate(startDayOf(event, timeZone), variantTexts(variant)),
  };
}

/** "Tirs au but 4 – 3": without it a match that was level has no winner. */
const shootOutOf = ({ homeShootOut, awayShootOut }: EventFields, lang: Language): string =>
  typeof homeShootOut === "number" && typeof awayShootOut === "number"
    ? `${matchTexts(lang).periods.shootOut} ${homeShootOut} – ${awayShootOut}`
    : "";
