import { competitionKey } from "../../../../../shared/sports/standings/competition-key.ts";
import { rulesForCompetition } from "../../standings/rules-for-competition.ts";
import { toSeasonMatch, type SeasonMatch } from "../../standings/season-match.ts";
import { dayNumber } from "../../../../../shared/time/day.ts";
import { correctTimeline } from "../../../../../shared/timeline/correct.ts";
import type { Incident, Side } from "../../../../../shared/timeline/incident.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { timelineOf } from "../../ledger/timeline.ts";
import { keepWork } from "./keep-work.ts";
import { stageEvents } from "./past-events.ts";

type Asked = { readonly league: League; readonly nowSeconds: number };

/** All games of a stage's season, by start. */
export const seasonMatches = keepWork({
  key: ({ league }: Asked) => league.stageId,
  version: ({ events }, { league, nowSeconds }) => `${events.stageVersion(league.stageId)} ${dayNumber(nowSeconds, 0)}`,
  work(context, { league, nowSeconds }): readonly SeasonMatch[] {
    const matches = stageEvents(context, league, nowSeconds).flatMap((state) => toSeasonMatch(state) ?? []);
    const { points } = rulesForCompetition(league.sportId, competitionKey(league));
    return points.bonus === undefined ? matches : matches.map((match) => withTries(context, match));
  },
});

/** Rugby's bonus hangs on tries, which the score does not tell. */
function withTries(context: LedgerContext, season: SeasonMatch): SeasonMatch {
  const stored = season.match === null ? null : context.events.event(season.eventId);
  if (stored === null || season.match === null) return season;
  const incidents = correctTimeline(timelineOf(context, stored));
  const of = (side: Side) => incidents.filter((incident) => isTry(incident) && incident.side === side).length;
  return { ...season, match: { ...season.match, tries: [of(1), of(2)] } };
}

const isTry = (incident: Incident): incident is Extract<Incident, { kind: "points" }> =>
  incident.kind === "points" && incident.how === "try";
