import { toSeasonGame, type SeasonGame } from "../../../../../shared/sports/standings/season-game.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { keepWork } from "./keep-work.ts";

type Asked = { readonly league: League; readonly nowSeconds: number };

/** All games of a stage that the ledger knows, by start. */
export const seasonGames = keepWork({
  key: ({ league }: Asked) => league.stageId,
  version: ({ events }, { league }) => events.stageVersion(league.stageId),
  work: ({ events }, { league }): readonly SeasonGame[] =>
    events.eventsOfStage(league.stageId).flatMap(({ state }) => toSeasonGame(state) ?? []),
});
