import { formatFeedName } from "../../../shared/feed/names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** What the feeds of one season of a competition are named by. */
export type SeasonScope = {
  readonly sportId: number;
  readonly countryId: string;
  readonly tournamentId: string;
  readonly stageId: string;
  /** The feeds of a tournament are asked for its stage alone. */
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

/** Prices of the games that are near. Asked for only where the place may see them. */
export const oddsFeedName = ({ sportId, countryId, tournamentId, stageId, isPart }: SeasonScope): string =>
  formatFeedName({ kind: "tournament-odds", sportId, countryId, tournamentId: isPart ? stageId : tournamentId });

/** @param count one of those of a page of news */
export const newsFeedName = ({ tournamentId, stageId, isPart }: SeasonScope, count: number): string =>
  formatFeedName({ kind: "my-news", participantId: isPart ? stageId : tournamentId, count });

/** `tab` is one of `tableTab`. */
export const standingsFeedName = (scope: Pick<SeasonScope, "tournamentId" | "stageId">, tab: number): string =>
  formatFeedName({ kind: "standings", tournamentId: scope.tournamentId, stageId: scope.stageId, tab });
export const scorersFeedName = ({ tournamentId, stageId }: SeasonScope): string =>
  formatFeedName({ kind: "scorers", tournamentId, stageId });
