import { betTypes } from "../../../../shared/betting/bet-types.ts";
import { betPeriods, type Quote } from "../../../../shared/betting/quote.ts";
import { isUndecided, shownStatusType } from "../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "./ledger-context.ts";
import type { SentQuote } from "./posted-odds-store.ts";
import type { Clock } from "./sources.ts";

/**
 * Every market of an event, by bookmaker: posted quotes, else those that a provider computes. Computed ones are not
 * stored: like the main market's prices, they are of the instant at which those were last computed.
 */
export function quotesOf(context: LedgerContext, state: EventState, clock: Clock): readonly Quote[] {
  const posted = postedQuotes(context, state);
  if (posted !== null) return posted.map(({ quote }) => quote).toSorted(byBet);
  const atSeconds = context.odds.quotedSeconds(state.schedule.eventId) ?? clock.at(60);
  const aheadInTie = aheadInTieOf(context, state);
  const priced = { state, field: fieldOf(context, state), aheadInTie };
  return context.providers.first(({ quotes }) => quotes(priced, atSeconds));
}

/**
 * The posted quotes that an event's state lets stand: the last ones, but once it is over those that stood at its start,
 * because pages call them prices of before the event. Null for an event that no provider ever quoted.
 */
export function postedQuotes(
  { postedOdds }: LedgerContext,
  { schedule, status }: EventState,
): readonly SentQuote[] | null {
  const { eventId } = schedule;
  if (!postedOdds.isQuoted(eventId)) return null;
  return postedOdds.ofEvent(eventId, shownStatusType(status) === statusType.finished ? "before" : "now");
}

const byBet = (a: Quote, b: Quote): number =>
  betTypes.indexOf(a.betType) - betTypes.indexOf(b.betType) ||
  betPeriods.indexOf(a.period) - betPeriods.indexOf(b.period) ||
  Number(a.line) - Number(b.line) ||
  a.bookmakerId - b.bookmakerId;

/** Returns all starters of a field; empty for a duel. */
const fieldOf = ({ events }: LedgerContext, { schedule }: EventState): readonly EventState[] =>
  schedule.away === null ? events.eventsOfStage(schedule.leagueStageId).map(({ state }) => state) : [];

/**
 * Home's lead from the first leg, 0 in a tie of one game; null where this game does not decide who reaches the next
 * round.
 */
function aheadInTieOf({ events }: LedgerContext, { schedule }: EventState): number | null {
  const format = events.league(schedule.leagueStageId)?.format;
  const isKnockOut = format === "knock-out" || (format === "groups" && schedule.group === undefined);
  if (!isKnockOut || schedule.away === null) return null;
  if (schedule.seriesId === undefined) return 0;
  const others = events
    .eventsOfStage(schedule.leagueStageId)
    .map(({ state }) => state)
    .filter((state) => state.schedule.seriesId === schedule.seriesId && state.schedule.eventId !== schedule.eventId);
  const [first] = others;
  if (first === undefined) return 0;
  const isOver = shownStatusType(first.status) === statusType.finished && !isUndecided(first.status);
  if (others.length > 1 || !isOver || first.score === null) return null;
  const [home, away] = first.score;
  return first.schedule.home.id === schedule.home.id ? home - away : away - home;
}
