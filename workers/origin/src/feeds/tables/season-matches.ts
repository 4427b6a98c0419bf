import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { rulesForCompetition } from "../../standings/rules-for-competition.ts";
import { toSeasonMatch, type SeasonMatch } from "../../standings/season-match.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { correctTimeline } from "../../../../../shared/timeline/correct.ts";
import type { Incident, Pair, Side } from "../../../../../shared/timeline/incident.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { StoredEvent } from "../../ledger/event-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { timelineOf } from "../../ledger/timeline.ts";
import { createCachePerOwner } from "../../../../../shared/basics/cache.ts";
import { keepWork } from "./keep-work.ts";

/** All games of a stage's season, by start. */
export const seasonMatches = keepWork({
  key: (league: League) => league.stageId,
  work(context, league, clock): readonly SeasonMatch[] {
    const nowSeconds = clock.at(daySeconds);
    const { points } = rulesForCompetition(league.sportId, competitionKey(league));
    return context.events.eventsOfStage(league.stageId).flatMap((event) => {
      const match = toSeasonMatch(event.state);
      if (match === null) return [];
      return points.bonus === undefined ? match : withTries(context, event, match, nowSeconds);
    });
  },
});

/** A season of games whose tries were counted; games long over are counted once. */
const keptTries = 3000;
const settledSeconds = 6 * daySeconds;
const settledTries = createCachePerOwner<Pair>(keptTries);

/** Rugby's bonus points depend on tries, which the score does not show. */
function withTries(context: LedgerContext, event: StoredEvent, season: SeasonMatch, nowSeconds: number): SeasonMatch {
  if (season.match === null) return season;
  const count = (): Pair => {
    const incidents = correctTimeline(timelineOf(context, event));
    const of = (side: Side) => incidents.filter((incident) => isTry(incident) && incident.side === side).length;
    return [of(1), of(2)];
  };
  const { schedule } = event.state;
  const { providers } = context;
  // Posted games may be corrected at any time.
  const isSettled =
    schedule.startSeconds + settledSeconds < nowSeconds && providers.of(schedule).origin === "simulated";
  const tries = isSettled ? settledTries(providers).remember(schedule.eventId, count) : count();
  return { ...season, match: { ...season.match, tries } };
}

const isTry = (incident: Incident): incident is Extract<Incident, { kind: "points" }> =>
  incident.kind === "points" && incident.how === "try";
