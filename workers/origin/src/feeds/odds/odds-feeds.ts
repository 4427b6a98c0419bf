import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { daySeconds, quarterSeconds } from "../../../../../shared/basics/day.ts";
import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import { marketSlugs, oddsPreviewSection } from "../../../../../shared/wire/sections/match-odds-section.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { encodeOddsFeed, encodeOddsRow, type OddsRow } from "../../../../../shared/wire/odds-feed.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import { toOddsRows } from "../../ledger/quote.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { eventsOfDay } from "../lists/events-of-day.ts";
import { latestSeasons, leaguesOf } from "../lists/season-leagues.ts";
import { statusesNear } from "../lists/stages-near.ts";
import { toUpdateBody } from "../lists/update-body.ts";
import { detailOddsFeeds } from "./detail-feeds.ts";
import { toBookmakerRow } from "./market-rows.ts";

/**
 * The games of a tournament or a participant that are quoted: those that still run, and those that begin within a
 * month.
 */
const daysBack = 2;
const daysAhead = 30;
/** The next season is announced before the last one ends. */
const quotedSeasons = 2;
/** A tour may have very many tournaments, so only the nearest ones are read. */
const quotedStages = 16;

const previewedEvents = 10;
const aheadSeconds = 86_400;

/** The next games of the leagues that rank first, with the prices of the sport's default bet. */
function toPreviewBody(context: LedgerContext, clock: Clock): string {
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
const pricesBody = (context: LedgerContext, states: readonly EventState[], clock: Clock): string =>
  encodeOddsFeed(
    context.sportId,
    states
      .filter((state) => shownStatusType(state.status) !== statusType.finished)
      .flatMap((state) => context.odds.rows(state.schedule.eventId) ?? toOddsRows(context, state, clock.at(60), null)),
    toText,
  );

/** The feeds of prices. The proxy passes on only those of the visitor's market. */
export const oddsFeeds: FeedAnswers = {
  ...detailOddsFeeds,

  "odds-day": (context, name, { clock }) =>
    pricesBody(context, eventsOfDay(context, name, clock.at(quarterSeconds)), clock),
  "mixed-odds-day": (context, name, { clock }) =>
    pricesBody(context, eventsOfDay(context, name, clock.at(quarterSeconds)), clock),

  // Only visitors of a market may read its changes.
  "updated-odds": (context, { market: named }, { clock, market }) =>
    named === undefined || named === market ? changesBody(context, market, clock) : emptyBody,
  "mixed-updated-odds": (context, _, { clock, market }) => changesBody(context, market, clock),

  "tournament-odds"(context, { countryId, tournamentId }, { clock }) {
    const nowSeconds = clock.at(60);
    const leagues = latestSeasons(leaguesOf(context, countryId, tournamentId), quotedSeasons);
    const [from, until] = [nowSeconds - daysBack * daySeconds, nowSeconds + daysAhead * daySeconds];
    const states = statusesNear(context, leagues, "fixtures", clock, quotedStages)
      .flatMap(({ stageId }) => context.events.eventsOfStage(stageId).map(({ state }) => state))
      .filter(({ schedule: { startSeconds } }) => startSeconds >= from && startSeconds < until);
    return pricesBody(context, states, clock);
  },

  // Ignores the country in the name, because a club plays in leagues of several countries.
  "participant-odds"(context, { participantId }, { clock }) {
    const nowSeconds = clock.at(60);
    const [from, until] = [nowSeconds - daysBack * daySeconds, nowSeconds + daysAhead * daySeconds];
    const states = context.events.eventsOfParticipant(participantId, from, until).map(({ state }) => state);
    return pricesBody(context, states, clock);
  },

  "odds-preview": (context, _, { clock }) => toPreviewBody(context, clock),
};

/** Empty for a visitor who may see no market. */
const changesBody = (context: LedgerContext, market: string | null, clock: Clock): string =>
  market === null ? emptyBody : toUpdateBody(context, context.subjects.odds(market), clock.at(1));
