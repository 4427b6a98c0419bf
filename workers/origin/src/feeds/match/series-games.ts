import { emptyBody } from "../../../../../shared/wire/codec.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { countsAwayGoals } from "../../standings/season-rules.ts";
import { toDraw } from "../../draws/draw.ts";
import { byLeague } from "../lists/by-league.ts";
import { toDayBody } from "../lists/day-body.ts";
import { keepWork } from "../tables/keep-work.ts";
import { stageEvents } from "../tables/stage-events.ts";
import type { MatchQuestion } from "./match-question.ts";

/** The tree of a stage. */
export const stageDraw = keepWork({
  key: (league: League) => league.stageId,
  work: (context, league) => toDraw(stageEvents(context, league), countsAwayGoals(league)),
});

/** Whether a competition is decided by ties, of which it has a draw. */
export const isCup = ({ format }: League): boolean => format === "knock-out" || format === "groups";

/**
 * The games of the tie or series that a match is one of, by start; empty for a match that decides alone. Where the source
 * ties no games together the draw does. A race is one of no tie: the stages of its tour are in `field/stages-body.ts`.
 */
export function seriesGames({ context, details, league, clock }: MatchQuestion): readonly EventState[] {
  const { seriesId, eventId, away } = details.state.schedule;
  if (away === null) return [];
  const games =
    seriesId === undefined
      ? tieGames({ context, league, eventId, clock })
      : context.events.eventsOfSeries(seriesId).map(({ state }) => state);
  return games.length < 2 ? [] : games.toSorted((a, b) => a.schedule.startSeconds - b.schedule.startSeconds);
}

function tieGames({
  context,
  league,
  eventId,
  clock,
}: Pick<MatchQuestion, "context" | "league" | "clock"> & { eventId: string }) {
  if (league === null || !isCup(league)) return [];
  const ties = stageDraw(context, league, clock).flatMap((round) => round.ties);
  return ties.find((tie) => tie?.matches.some(({ schedule }) => schedule.eventId === eventId))?.matches ?? [];
}

/** The games as a list of events (`df_se_`); "0" for a match that is alone. */
export function seriesBody(match: MatchQuestion): string {
  const { context, lang } = match;
  const games = seriesGames(match);
  return games.length === 0 ? emptyBody : toDayBody(context.sportId, lang, byLeague(context, games));
}
