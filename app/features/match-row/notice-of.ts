import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { cricketTexts } from "../../i18n/cricket-texts.ts";
import { toLocalFigure } from "../match/statistics/figure.ts";

/** "objectif : 125 en 13 overs" where rain changed the target of a game of cricket; "" elsewhere. */
export const targetOf = ({ targetRuns, targetOvers }: EventFields, lang: Language): string =>
  targetRuns && targetOvers
    ? cricketTexts(lang).target({ runs: targetRuns, overs: toLocalFigure(targetOvers, lang) })
    : "";

/** The source's note on a game, with the changed target beside it. */
export const noticeOf = (event: EventFields, lang: Language): string =>
  [event.notice, targetOf(event, lang)].filter(Boolean).join(commaIn(lang));
