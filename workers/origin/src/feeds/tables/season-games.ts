import { competitionKey } from "../../../../../shared/sports/standings/competition-key.ts";
import { rulesForCompetition } from "../../standings/rules-for-competition.ts";
import { toSeasonGame, type SeasonGame } from "../../standings/season-game.ts";
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
export const seasonGames = keepWork({
  key: ({ league }: Asked) => league.stageId,
  version: ({ events }, { league, nowSeconds }) => `${events.stageVersion(league.stageId)} ${dayNumber(nowSeconds, 0)}`,
  work(context, { league, nowSeconds }): readonly SeasonGame[] {
    const games = stageEvents(context, league, nowSeconds).flatMap((state) => toSeasonGame(state) ?? []);
    const { points } = rulesForCompetition(league.sportId, competitionKey(league));
    return points.bonus === undefined ? games : games.map((game) => withTries(context, game));
  },
});

/** Rugby's bonus hangs on tries, which the score does not tell. */
function withTries(context: LedgerContext, season: SeasonGame): SeasonGame {
  const stored = season.game === null ? null : context.events.event(season.eventId);
  if (stored === null || season.game === null) return season;
  const incidents = correctTimeline(timelineOf(context, stored));
  const of = (side: Side) => incidents.filter((incident) => isTry(incident) && incident.side === side).length;
  return { ...season, game: { ...season.game, tries: [of(1), of(2)] } };
}

const isTry = (incident: Incident): incident is Extract<Incident, { kind: "points" }> =>
  incident.kind === "points" && incident.how === "try";
