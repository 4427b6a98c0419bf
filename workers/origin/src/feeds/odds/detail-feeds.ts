import type { BetType } from "../../../../../shared/betting/bet-types.ts";
import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import type { Quote } from "../../../../../shared/betting/quote.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { matchOddsSection } from "../../../../../shared/wire/sections/match-odds-section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { isLive } from "../../../../../shared/sports/status-types.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { toSignedBody } from "../match/signed.ts";
import { toMarketRows } from "./market-rows.ts";

/** Bets of one event, each by each bookmaker: four times those of a match of football. */
const mostQuotes = 2_000;

/** The prices of one event. */
export const detailOddsFeeds: FeedAnswers = {
  "detail-odds"(context, { eventId, lang }, { clock }) {
    return marketsBody(context, eventId, lang, clock);
  },

  /** `od`: every market; `dos`: those of the summary. */
  "match-section"(context, { eventId, section }, { clock, projectLanguage }) {
    const summary = betTypesOf(context, eventId, "summary");
    const isShown = ({ betType, period }: Quote) =>
      section !== "dos" || (summary.includes(betType) && period === "full-time");
    return marketsBody(context, eventId, projectLanguage, clock, isShown);
  },

  /** One bookmaker's prices of a live event. */
  "bookmaker-odds"(context, { eventId, bookmakerId }, { clock, projectLanguage }) {
    const state = context.events.event(eventId)?.state;
    if (state === undefined || !isLive(state.status)) return emptyBody;
    return marketsBody(context, eventId, projectLanguage, clock, (quote) => quote.bookmakerId === bookmakerId);
  },
};

/** Every market of an event, bookmaker by bookmaker. */
export function marketsBody(
  context: LedgerContext,
  eventId: string,
  language: Language,
  clock: Clock,
  isShown: (quote: Quote) => boolean = () => true,
): string {
  const stored = context.events.event(eventId);
  if (stored === null) return emptyBody;
  const quotes = quotesOf(context, stored.state, clock).filter(isShown).slice(0, mostQuotes);
  return toSignedBody(matchOddsSection, toMarketRows(quotes, betTypesOf(context, eventId, "odds"), language));
}

/** The bets of a sport's list, by whether the event is live. */
function betTypesOf({ sportId, events }: LedgerContext, eventId: string, list: "summary" | "odds"): readonly BetType[] {
  const status = events.event(eventId)?.state.status;
  const when = status !== undefined && isLive(status) ? "live" : "prematch";
  return toSportBetting(sportId)?.[list][when] ?? [];
}
