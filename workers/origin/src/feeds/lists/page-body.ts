import { tennisTypeOf } from "../../ledger/event-row/tennis-type.ts";
import type { FeedNameParts } from "../../../../../shared/wire/feed-name-parts.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { inRuns, withChanges } from "./by-league.ts";
import { toListBody } from "./day-body.ts";
import { dataPartOf, type PageKind } from "./pages.ts";

type PageName = Pick<FeedNameParts, "dataPart"> & {
  readonly lang: Language;
  readonly tennisType?: FeedNameParts["tennisType"];
};

/** One part of a season's or a participant's fixtures or results, in their order. */
export function toPageBody(
  context: LedgerContext,
  { lang, dataPart, tennisType }: PageName,
  states: readonly EventState[],
  kind: PageKind,
): string {
  const isAsked = ({ schedule }: EventState) => {
    const league = context.events.league(schedule.leagueStageId);
    return league !== null && tennisTypeOf(league, schedule) === tennisType;
  };
  const asked = tennisType === undefined ? states : states.filter(isAsked);
  const runs = inRuns(context, dataPartOf(asked, kind, dataPart, lang));
  return toListBody(context.sportId, lang, withChanges(context, runs));
}
