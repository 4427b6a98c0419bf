import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { rankingById } from "../../../../../shared/competitions/rankings.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { FeedAnswers, FeedQuestion } from "../feed-answers.ts";
import { toChampionshipBody } from "./championship-body.ts";
import { toDrawBody } from "./draw-body.ts";
import { stageEvents } from "./stage-events.ts";
import { toOverUnderBody } from "./over-under-body.ts";
import { rankedPlayers, toRankingBody } from "./ranking-body.ts";
import { scorersOf, toScorersBody } from "./scorers-body.ts";
import { seasonMatches } from "./season-matches.ts";
import { seasonRaces } from "./season-races.ts";
import { toStandingsBody } from "./standings-body.ts";

/** Feeds that are computed from results: tables, scorers, draws, rankings. */
export const tableFeeds: FeedAnswers = {
  standings(context, { tournamentId, stageId, tab }, question) {
    return leagueOf(context, tournamentId, stageId) !== null
      ? tableOf(context, stageId, { tab, eventId: null }, question)
      : emptyBody;
  },

  scorers(context, { tournamentId, stageId }, { clock, projectLanguage }) {
    const league = leagueOf(context, tournamentId, stageId);
    if (league === null) return emptyBody;
    return toScorersBody(scorersOf(context, league, clock), projectLanguage);
  },

  ranking: (context, name, question) => rankingOf(context, name, false, question),
  "live-ranking": (context, name, question) => rankingOf(context, name, true, question),

  "match-standings"(context, { eventId, tab }, question) {
    const stored = context.events.event(eventId);
    return stored === null
      ? emptyBody
      : tableOf(context, stored.state.schedule.leagueStageId, { tab, eventId }, question);
  },
};

/** A stage of a tournament, of any season that is known. */
const leagueOf = ({ events }: LedgerContext, tournamentId: string, stageId: string): League | null =>
  events.leaguesOfTournament(tournamentId).find((league) => league.stageId === stageId) ?? null;

function rankingOf(
  context: LedgerContext,
  { rankingId, page }: { readonly rankingId: string; readonly page: number },
  isLive: boolean,
  { clock, projectLanguage }: FeedQuestion,
): string {
  const ranking = rankingById(rankingId);
  if (ranking === null) return emptyBody;
  return toRankingBody(ranking, rankedPlayers(context, { ranking, isLive }, clock), page, projectLanguage);
}

type Asked = { readonly tab: number; readonly eventId: string | null };

function tableOf(context: LedgerContext, stageId: string, asked: Asked, question: FeedQuestion): string {
  const league = context.events.league(stageId);
  if (league === null) return emptyBody;
  const { clock, projectLanguage: language } = question;
  if (sportById(league.sportId)?.duel === false) {
    const { tournamentId, season } = league;
    return toChampionshipBody(seasonRaces(context, league, clock), { ...asked, league, language }, (ranked) =>
      context.standings.of(tournamentId, season, ranked),
    );
  }
  if (asked.tab === tableTab.draw) return toDrawBody(stageEvents(context, league), language);
  const matches = seasonMatches(context, league, clock);
  if (asked.tab === tableTab.overUnder) return toOverUnderBody(matches, { league, language });
  return toStandingsBody(matches, { ...asked, league, language });
}
