import { encodeOddsFeed, encodeOddsRow, type OddsRow } from "../../../../../shared/wire/odds-feed.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { toOddsRows } from "../../ledger/quote.ts";

/** A row's text for as long as the row is held: the store gives the same rows again until they change. */
const texts = new WeakMap<OddsRow, string>();

function toText(row: OddsRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = encodeOddsRow(row);
  texts.set(row, text);
  return text;
}

/** The main prices of the events that are not over, a row for each bookmaker (F11). */
export const pricesBody = (context: LedgerContext, states: readonly EventState[], clock: Clock): string =>
  encodeOddsFeed(
    context.sportId,
    states
      .filter((state) => shownStatusType(state.status) !== statusType.finished)
      .flatMap((state) => context.odds.rows(state.schedule.eventId) ?? toOddsRows(context, state, clock.at(60), null)),
    toText,
  );
