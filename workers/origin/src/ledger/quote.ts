import { encodeOddsRow, type OddsOutcome, type OddsRow } from "../../../../shared/feed/odds-feed.ts";
import { stageType } from "../../../../shared/sports/stages.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { shownStageType } from "../../../../shared/sports/stage-types.ts";
import { priceEvent } from "../simulator/market/price-event.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** How often prices are looked at while a game is live, and before. */
const livePeriodSeconds = 25;
const quietPeriodSeconds = 600;
const quotedBeforeSeconds = 86_400;

/** Brings an event's prices up to date and numbers those that moved; a game that is over is withdrawn. */
export function quote({ seed, odds, changes, subjects }: LedgerContext, state: EventState, nowSeconds: number): void {
  const { eventId } = state.schedule;
  const before = odds.rows(eventId);
  if (shownStageType(state.stage) === stageType.finished) {
    if (before === null) return;
    odds.remove(eventId);
    for (const row of before) changes.append(subjects.odds, encodeOddsRow(withdrawn(row)), nowSeconds);
    return;
  }
  const after = toOddsRows(seed, state, nowSeconds, before);
  const isLive = shownStageType(state.stage) === stageType.live;
  odds.put(eventId, nowSeconds + (isLive ? livePeriodSeconds : quietPeriodSeconds), after);
  after.forEach((row, index) => {
    if (row !== before?.[index]) changes.append(subjects.odds, encodeOddsRow(row), nowSeconds);
  });
}

/** Opens the market of the events that start within a day, without numbering: nobody holds their prices yet. */
export function openMarkets({ seed, odds, events }: LedgerContext, nowSeconds: number): void {
  for (const eventId of odds.unquoted(nowSeconds + quotedBeforeSeconds)) {
    const stored = events.event(eventId);
    if (stored === null) continue;
    const jitter = (eventId.charCodeAt(3) * 7 + eventId.charCodeAt(5)) % livePeriodSeconds;
    odds.put(eventId, nowSeconds + jitter, toOddsRows(seed, stored.state, nowSeconds, null));
  }
}

/** Rows that did not move are the very objects of `before`. */
export function toOddsRows(
  seed: string,
  state: EventState,
  nowSeconds: number,
  before: readonly OddsRow[] | null,
): readonly OddsRow[] {
  return priceEvent(seed, state, nowSeconds).map(({ bookmakerId, prices }) => {
    const known = before?.find((row) => row.bookmakerId === bookmakerId);
    const outcomes = prices.map((price, index): OddsOutcome => ({
      price,
      previous: known?.outcomes[index]?.price ?? price,
    }));
    const hasMoved = outcomes.some(({ price, previous }) => price !== previous);
    return known === undefined || hasMoved ? { eventId: state.schedule.eventId, bookmakerId, outcomes } : known;
  });
}

const withdrawn = (row: OddsRow): OddsRow => ({
  ...row,
  outcomes: row.outcomes.map(({ price }) => ({ price: null, previous: price })),
});
