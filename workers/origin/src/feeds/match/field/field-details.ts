import type { MatchDetails } from "../../../ledger/match-details.ts";
import { detailsOf } from "../../../ledger/timeline.ts";
import { stateIn } from "../../in-language.ts";
import { keepWork } from "../../tables/keep-work.ts";
import type { MatchQuestion } from "../match-question.ts";

/** The details of all who start in a race or a tournament, which is a stage of its own. */
const detailsOfStage = keepWork({
  key: (stageId: string) => stageId,
  work: (context, stageId): readonly MatchDetails[] =>
    context.events.eventsOfStage(stageId).map((stored) => detailsOf(context, stored)),
});

/** Empty where two sides meet. */
export function fieldDetails({ context, details, league, lang, clock }: MatchQuestion): readonly MatchDetails[] {
  if (details.state.schedule.away !== null || league === null) return [];
  return detailsOfStage(context, league.stageId, clock).map((each) => ({
    ...each,
    state: stateIn(each.state, lang),
  }));
}
