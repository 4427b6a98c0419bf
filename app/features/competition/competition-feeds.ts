import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** The values that form the feed names of one season of a competition. */
export type SeasonScope = {
  readonly sportId: number;
  readonly countryId: string;
  readonly tournamentId: string;
  readonly stageId: string;
  /** Whether feeds use the id of the stage in place of the tournament's. */
  readonly isPart: boolean;
  readonly tzHour: number;
  readonly lang: Language;
};

const lists = ({ sportId, countryId, tournamentId, stageId, isPart, tzHour, lang }: SeasonScope) => ({
  sportId,
  countryId,
  tournamentId: isPart ? stageId : tournamentId,
  tzHour,
  lang,
  projectTypeId,
});

/** Live, last and next events of the tournament. */
export const summaryFeedName = (scope: SeasonScope): string => formatFeedName({ kind: "tournament", ...lists(scope) });

/** @param dataPart from 0 */
export const resultsFeedName = (scope: SeasonScope, dataPart: number): string =>
  formatFeedName({ kind: "tournament-results", ...lists(scope), seasonId: scope.stageId, dataPart });
export const fixturesFeedName = (scope: SeasonScope, dataPart: number): string =>
  formatFeedName({ kind: "tournament-fixtures", ...lists(scope), seasonId: scope.stageId, dataPart });

/** Odds of the next games. Requested only if the visitor's place may see odds. */
export const oddsFeedName = ({ sportId, countryId, tournamentId, stageId, isPart }: SeasonScope): string =>
  formatFeedName({ kind: "tournament-odds", sportId, countryId, tournamentId: isPart ? stageId : tournamentId });

/** @param count one of the counts that a page of news uses */
export const newsFeedName = ({ tournamentId, stageId, isPart }: SeasonScope, count: number): string =>
  formatFeedName({ kind: "my-news", participantId: isPart ? stageId : tournamentId, count });

/** `tab` is one of `tableTab`. */
export const standingsFeedName = (scope: Pick<SeasonScope, "tournamentId" | "stageId">, tab: number): string =>
  formatFeedName({ kind: "standings", tournamentId: scope.tournamentId, stageId: scope.stageId, tab });
export const scorersFeedName = ({ tournamentId, stageId }: SeasonScope): string =>
  formatFeedName({ kind: "scorers", tournamentId, stageId });
