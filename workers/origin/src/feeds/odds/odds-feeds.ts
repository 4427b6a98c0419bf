import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { daySeconds, quarterSeconds } from "../../../../../shared/basics/day.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { eventsOfDay } from "../lists/events-of-day.ts";
import { latestSeasons, leaguesOf } from "../lists/season-leagues.ts";
import { statusesNear } from "../lists/stages-near.ts";
import { toUpdateBody } from "../lists/update-body.ts";
import { pricesBody } from "./prices-body.ts";
import { detailOddsFeeds } from "./detail-feeds.ts";
import { toPreviewBody } from "./preview-body.ts";

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

/** The feeds of prices. The proxy passes on only those of the visitor's market. */
export const oddsFeeds: FeedAnswers = {
  ...detailOddsFeeds,

  "odds-day": (context, { day, tzHour }, { clock }) =>
    pricesBody(context, eventsOfDay(context, day, tzHour, clock.at(quarterSeconds)), clock),
  "mixed-odds-day": (context, { day, tzHour }, { clock }) =>
    pricesBody(context, eventsOfDay(context, day, tzHour, clock.at(quarterSeconds)), clock),

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
