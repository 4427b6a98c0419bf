import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { encodeOddsFeed } from "../../../../../shared/feed/odds-feed.ts";
import { shownStageType } from "../../../../../shared/sports/stage-types.ts";
import { stageType } from "../../../../../shared/sports/stages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { toOddsRows } from "../../ledger/quote.ts";

/** How far back the changes reach, as those of the scores do. */
const updateWindowSeconds = 300;

/** The main prices of the events that are not over, a row for each bookmaker (F11). */
export const pricesBody = (context: LedgerContext, states: readonly EventState[], nowSeconds: number): string =>
  encodeOddsFeed(
    context.sportId,
    states
      .filter((state) => shownStageType(state.stage) !== stageType.finished)
      .flatMap((state) => context.odds.rows(state.schedule.eventId) ?? toOddsRows(context, state, nowSeconds, null)),
  );

/** The last changes of a market's odds subject, as `u_` has those of the scores (F15). */
export function changesBody({ changes, subjects }: LedgerContext, market: string, nowSeconds: number): string {
  const rows = changes.since(subjects.odds(market), nowSeconds - updateWindowSeconds);
  return rows.length === 0 ? emptyBody : rows.map(({ row }) => row).join("");
}
