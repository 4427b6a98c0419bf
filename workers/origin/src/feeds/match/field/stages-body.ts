import { emptyBody } from "../../../../../../shared/wire/codec.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import { groupBy } from "../../../standings/group-by.ts";
import { byLeague } from "../../lists/by-league.ts";
import { toDayBody } from "../../lists/day-body.ts";
import { keepWork } from "../../tables/keep-work.ts";
import type { MatchQuestion } from "../match-question.ts";

type Asked = { readonly seriesId: string };

/** For each stage of a tour, the rider who won it (before that, any rider who starts in it) and the one who leads after it. */
const stagesOf = keepWork({
  key: ({ seriesId }: Asked) => seriesId,
  work({ events }, { seriesId }): readonly EventState[] {
    const byStage = groupBy(
      events.eventsOfSeries(seriesId).map(({ state }) => state),
      ({ schedule }) => schedule.leagueStageId,
    );
    return [...byStage.values()].flatMap((riders) => {
      const first = riders.find(({ facts }) => facts?.rank === 1) ?? riders[0];
      const leader = riders.find(({ facts }) => facts?.overallRank === 1);
      return first === undefined ? [] : leader === undefined || leader === first ? [first] : [first, leader];
    });
  },
});

/** The stages of a tour as a list of events, each as a league (`df_se_` of a sport without duels); "0" for a race outside a tour. */
export function stagesBody({ context, details, league, lang, clock }: MatchQuestion): string {
  const { seriesId } = details.state.schedule;
  if (seriesId === undefined || league === null) return emptyBody;
  const riders = stagesOf(context, { seriesId }, clock);
  return riders.length === 0 ? emptyBody : toDayBody(context.sportId, lang, byLeague(context, riders));
}
