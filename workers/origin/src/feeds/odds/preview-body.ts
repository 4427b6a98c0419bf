import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import { marketSlugs } from "../../../../../shared/wire/sections/match-odds-section.ts";
import { oddsPreviewSection } from "../../../../../shared/wire/sections/odds-preview-section.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { toBookmakerRow } from "./market-rows.ts";

const previewedEvents = 10;
const aheadSeconds = 86_400;

/** The next games of the leagues that rank first, with the prices of the sport's default bet. */
export function toPreviewBody(context: LedgerContext, clock: Clock): string {
  const { events, sportId } = context;
  const betType = toSportBetting(sportId)?.defaultBetType;
  if (betType === undefined) return oddsPreviewSection.encode({ sportId, rows: [], signature: "" });
  const ranks = new Map<string, number>();
  const rankOf = (stageId: string) => {
    const rank = ranks.get(stageId) ?? events.league(stageId)?.rank ?? Infinity;
    ranks.set(stageId, rank);
    return rank;
  };
  const nowSeconds = clock.at(60);
  const rows = events
    .eventsBetween(nowSeconds, nowSeconds + aheadSeconds)
    .map(({ state }) => state)
    .filter((state) => shownStatusType(state.status) === statusType.scheduled)
    .toSorted(
      ({ schedule: a }, { schedule: b }) =>
        rankOf(a.leagueStageId) - rankOf(b.leagueStageId) || a.startSeconds - b.startSeconds,
    )
    .slice(0, previewedEvents)
    .flatMap((state) => {
      const { schedule } = state;
      const quotes = quotesOf(context, state, clock).filter(
        (quote) => quote.betType === betType && quote.period === "full-time",
      );
      if (quotes.length === 0) return [];
      const event = {
        eventId: schedule.eventId,
        startSeconds: schedule.startSeconds,
        statusType: shownStatusType(state.status),
        homeName: schedule.home.name,
        awayName: schedule.away?.name ?? null,
        leagueId: schedule.leagueStageId,
        market: marketSlugs[betType],
      };
      return [{ kind: "event" as const, fields: event }, ...quotes.map(toBookmakerRow)];
    });
  return oddsPreviewSection.encode({ sportId, rows, signature: "" });
}
