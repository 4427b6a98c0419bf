import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Language } from "../../../../shared/texts/languages.ts";
import { readAnalysis, type Chances } from "../../../../shared/wire/sections/read-analysis.ts";
import { readDecision } from "../../../../shared/wire/sections/decision-section.ts";
import { readReasons } from "../../../../shared/wire/sections/reasons-section.ts";
import { findEvent } from "../../../feeds/find-event.ts";
import { loadFeeds } from "../../../feeds/load-feed.server.ts";
import { loadTexts } from "../../../i18n/texts.ts";
import { renderStatic } from "../../../ui/render-static.ts";
import { awayOf, homeOf } from "../../match-row/event-words.ts";
import { eventFeedName } from "../section/section-feeds.ts";
import { toAxis } from "./axis.ts";
import { CurveMarks } from "./curve-marks.tsx";
import { Decision, type SideNames } from "./decision.tsx";
import { analysisFeedName } from "./followed-analysis.tsx";
import { ReasonsCard } from "./reasons-card.tsx";
import { toShownDecision } from "./shown-decision.ts";

/** Markup of the server alone: nothing of it changes, so no browser has its code (docs/adr/005). */
export type DecisionMarkup = {
  readonly card: string;
  /** The inside of the curve of chances, above its bands. */
  readonly marks: string;
};

/** Why the chances before a match are what they are, and which chances these are. */
export type ReasonsMarkup = { readonly card: string; readonly start: Chances };

export type AnalysisCards = { readonly decision: DecisionMarkup | null; readonly reasons: ReasonsMarkup | null };

/** The cards below the chances of a match: why it has them, before it, and what decided it, after it. Null if the match is not known. */
export async function loadAnalysisCards(context: AppLoadContext, eventId: string): Promise<AnalysisCards | null> {
  const { lang } = context.variant;
  const [match, analysis] = await loadFeeds(context, [eventFeedName(eventId, lang), analysisFeedName(eventId)]);
  const found = findEvent(match?.body ?? "", eventId);
  if (found === null) return null;
  const { event, sportId } = found;
  // React waits for texts that are not there, and this markup is written without React's waiting.
  await loadTexts(lang);
  const sides = { home: homeOf(event), away: awayOf(event) };
  const body = analysis?.body ?? "";
  return {
    decision: toDecisionMarkup(body, sides, { lang, sportId }),
    reasons: toReasonsMarkup(body, sides, lang),
  };
}

type MarkupOptions = { readonly lang: Language; readonly sportId: number };

/** What decided a match that is over; null for any other match, and for a body whose result is hidden. */
export function toDecisionMarkup(
  body: string,
  sides: SideNames,
  { lang, sportId }: MarkupOptions,
): DecisionMarkup | null {
  const decision = readDecision(body);
  if (decision === null) return null;
  const { marks, periods, start } = readAnalysis(body);
  const shown = toShownDecision(decision, marks);
  if (shown === null) return null;
  return {
    card: renderStatic(<Decision shown={shown} sides={sides} isStartKnown={start !== null} lang={lang} />),
    marks: renderStatic(<CurveMarks swings={shown.swings} axis={toAxis(periods, sportId)} lang={lang} />),
  };
}

/** Null for a match that has begun, or whose sides' past is too little known. */
export function toReasonsMarkup(body: string, sides: SideNames, lang: Language): ReasonsMarkup | null {
  const why = readReasons(body);
  const { start } = readAnalysis(body);
  if (why === null || start === null) return null;
  return { card: renderStatic(<ReasonsCard why={why} start={start} sides={sides} lang={lang} />), start };
}
