import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import type { Quote } from "../../../../../shared/betting/quote.ts";
import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { matchOddsSection } from "../../../../../shared/feed/sections/match-odds.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { isLive } from "../../../../../shared/sports/status-types.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { toSignedBody } from "../match/signed.ts";
import { toMarketRows } from "./market-rows.ts";

/** Bets of one event, each by each bookmaker: four times those of a match of football. */
const mostQuotes = 2_000;

/** The prices of one event. */
export const detailOddsFeeds: FeedAnswers = {
  "detail-odds"(context, { eventId, lang }, { nowSeconds }) {
    return marketsBody(context, eventId, lang, nowSeconds);
  },

  /** `od`: every market; `dos`: those of the summary. */
  "match-section"(context, { eventId, section }, { nowSeconds, projectLanguage }) {
    const isShown = section === "dos" ? isInSummary(context, eventId) : () => true;
    return marketsBody(context, eventId, projectLanguage, nowSeconds, isShown);
  },

  /** One bookmaker's prices of a live event. */
  "bookmaker-odds"(context, { eventId, bookmakerId }, { nowSeconds, projectLanguage }) {
    const state = context.events.event(eventId)?.state;
    if (state === undefined || !isLive(state.status)) return emptyBody;
    return marketsBody(context, eventId, projectLanguage, nowSeconds, (quote) => quote.bookmakerId === bookmakerId);
  },
};

/** Every market of an event, bookmaker by bookmaker. */
export function marketsBody(
  context: LedgerContext,
  eventId: string,
  language: Language,
  nowSeconds: number,
  isShown: (quote: Quote) => boolean = () => true,
): string {
  const stored = context.events.event(eventId);
  if (stored === null) return emptyBody;
  const quotes = quotesOf(context, stored.state, nowSeconds).filter(isShown).slice(0, mostQuotes);
  return toSignedBody(matchOddsSection, toMarketRows(quotes, language));
}

function isInSummary({ sportId, events }: LedgerContext, eventId: string): (quote: Quote) => boolean {
  const status = events.event(eventId)?.state.status;
  const summary = toSportBetting(sportId)?.summary;
  const list = (status !== undefined && isLive(status) ? summary?.live : summary?.prematch) ?? [];
  return ({ betType, period }) => list.includes(betType) && period === "full-time";
}
