import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sourceTypes } from "../../../shared/sports/source-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { toLocalFigure } from "../../../shared/texts/numbers.ts";

/** "objectif : 125 en 13 overs" where rain changed the target of a game of cricket; "" elsewhere. */
export const targetOf = ({ targetRuns, targetOvers }: EventFields, lang: Language): string =>
  targetRuns && targetOvers
    ? listTexts(lang).cricket.target({ runs: targetRuns, overs: toLocalFigure(targetOvers, lang) })
    : "";

/** The event as its league's source reports it, where the event itself says nothing of its source (C3.15). */
export const ofSource = (event: EventFields, { sourceType }: LeagueFields): EventFields =>
  sourceType === sourceTypes.finalOnly ? { ...event, sourceType: event.sourceType ?? sourceType } : event;

/**
 * The facts of a source that change how a game is read (C3.23, C3.15): who is at home, what is reported of it, who pitches. The final
 * result says by itself that it was reported.
 */
export function sourceWords(event: EventFields, lang: Language): string {
  const t = siteTexts(lang);
  const { homePitcher, awayPitcher } = event;
  const isOver = event.statusType === statusType.finished;
  const coverage =
    event.sourceType === sourceTypes.finalOnly ? t.finalOnly : event.liveCentre === 0 ? t.noLiveCentre : "";
  return [
    event.swappedSides === 1 ? t.swappedSides : "",
    isOver ? "" : coverage,
    homePitcher && awayPitcher ? t.pitchers({ home: homePitcher, away: awayPitcher }) : "",
  ]
    .filter(Boolean)
    .join(commaIn(lang));
}

/** The source's note on a game, with the changed target and the facts of the source beside it. */
export const noticeOf = (event: EventFields, lang: Language): string =>
  [event.notice, targetOf(event, lang), sourceWords(event, lang)].filter(Boolean).join(commaIn(lang));
