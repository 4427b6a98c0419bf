import { encodeOddsRow, type OddsOutcome, type OddsRow } from "../../../../shared/wire/odds-feed.ts";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { eventStatus, statusType, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { marketOf } from "../../../../shared/betting/bookmakers.ts";
import { opensBeforeSeconds } from "../../../../shared/betting/quote.ts";
import { mainBetOf } from "../../../../shared/betting/main-bet.ts";
import type { MainPrices } from "../../../../shared/timeline/provider.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { postedQuotes } from "./event-quotes.ts";
import type { SourcedOddsRow } from "./odds-store.ts";

/** How often prices are computed while a game is live, and before. */
const livePeriodSeconds = 25;
const quietPeriodSeconds = 600;

/** Brings an event's prices up to date and numbers those that moved; a game that is over is withdrawn. */
export function quote(context: LedgerContext, state: EventState, nowSeconds: number): void {
  const { odds } = context;
  const { eventId } = state.schedule;
  const before = odds.rows(eventId);
  if (shownStatusType(state.status) === statusType.finished) {
    if (before === null) return;
    odds.remove(eventId);
    number(context, before.map(withdrawn), nowSeconds);
    return;
  }
  const after = toOddsRows(context, state, nowSeconds, before);
  if (after.length === 0 && before === null) return;
  const isLive = shownStatusType(state.status) === statusType.live;
  odds.put(eventId, after, nowSeconds, nowSeconds + (isLive ? livePeriodSeconds : quietPeriodSeconds));
  const gone = (before ?? []).filter(({ bookmakerId }) => after.every((row) => row.bookmakerId !== bookmakerId));
  const changed = after.filter((row) => !before?.includes(row));
  number(context, [...gone.map(withdrawn), ...changed], nowSeconds);
}

type Step = { readonly before: EventState | null; readonly after: EventState; readonly hasChanged: boolean };

/** Brings an event's prices up to date with its new state. @param hasChanged whether the change is published */
export function requote(context: LedgerContext, { before, after, hasChanged }: Step, nowSeconds: number): void {
  if (before !== null) endQuotes(context, before, after);
  if (hasChanged) quote(context, after, nowSeconds);
}

/** Ends posted quotes that the change of an event makes untrue: as it begins, and as it moves to another day. */
function endQuotes({ postedOdds }: LedgerContext, before: EventState, after: EventState): void {
  const { eventId, startSeconds } = after.schedule;
  if (dayNumber(before.schedule.startSeconds, 0) !== dayNumber(startSeconds, 0)) postedOdds.move(eventId);
  else if (!hasBegun(before.status) && hasBegun(after.status)) postedOdds.begin(eventId);
}

/** A game to finish counts as scheduled, but has begun. */
const hasBegun = (status: StatusId): boolean =>
  status === eventStatus.toFinish || shownStatusType(status) !== statusType.scheduled;

/** Gives each row the next number in the odds subject of its bookmaker's market. */
function number({ changes, subjects }: LedgerContext, rows: readonly OddsRow[], nowSeconds: number): void {
  for (const row of rows) {
    const market = marketOf(row.bookmakerId);
    if (market !== null) changes.append(subjects.odds(market), encodeOddsRow(row), nowSeconds);
  }
}

/** Opens the market of the events that start within a day, without numbering the prices: no subscriber has them yet. */
export function openMarkets(context: LedgerContext, nowSeconds: number): void {
  const { odds, events } = context;
  for (const eventId of odds.unquoted(nowSeconds + opensBeforeSeconds)) {
    const stored = events.event(eventId);
    if (stored === null) continue;
    const rows = toOddsRows(context, stored.state, nowSeconds, null);
    if (rows.length === 0) continue;
    const jitter = (eventId.charCodeAt(3) * 7 + eventId.charCodeAt(5)) % livePeriodSeconds;
    odds.put(eventId, rows, nowSeconds, nowSeconds + jitter);
  }
}

/** Unchanged rows are the same objects as in `before`. */
export function toOddsRows(
  context: LedgerContext,
  state: EventState,
  nowSeconds: number,
  before: readonly SourcedOddsRow[] | null,
): readonly SourcedOddsRow[] {
  return mainPrices(context, state, nowSeconds).map(({ bookmakerId, prices, openings = [], sender = "" }) => {
    const known = before?.find((row) => row.bookmakerId === bookmakerId && (row.sender ?? "") === sender);
    const outcomes = prices.map((price, index): OddsOutcome => ({
      price,
      previous: known?.outcomes[index]?.price ?? openings[index] ?? price,
    }));
    const hasMoved = outcomes.some(({ price, previous }) => price !== previous);
    if (known !== undefined && !hasMoved) return known;
    return { eventId: state.schedule.eventId, bookmakerId, outcomes, ...(sender !== "" && { sender }) };
  });
}

/** Posted prices move from where their own provider opened them, not from the prices of another source. */
type SourcedPrices = MainPrices & {
  readonly openings?: readonly (number | null)[];
  readonly sender?: string;
};

/** Prices of the main bet: those that were posted, else those of a provider that computes prices. */
function mainPrices(context: LedgerContext, state: EventState, nowSeconds: number): readonly SourcedPrices[] {
  const posted = postedQuotes(context, state);
  if (posted === null) return context.providers.first(({ mainPrices: ask }) => ask(state, nowSeconds));
  const mainBet = mainBetOf(state.schedule.sportId);
  return posted
    .filter(({ quote: { betType, period, line } }) => betType === mainBet && period === "full-time" && line === "")
    .map(({ quote: { bookmakerId, outcomes }, sender }) => ({
      bookmakerId,
      prices: outcomes.map(({ price }) => price),
      openings: outcomes.map(({ opening }) => opening),
      sender,
    }));
}

const withdrawn = (row: OddsRow): OddsRow => ({
  ...row,
  outcomes: row.outcomes.map(({ price }) => ({ price: null, previous: price })),
});
