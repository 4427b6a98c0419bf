import { toSeasonGame, type SeasonGame } from "../../../../../shared/sports/standings/season-game.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { keptPerStage } from "./kept-per-stage.ts";

const kept = keptPerStage((context, { stageId }): readonly SeasonGame[] =>
  context.events.eventsOfStage(stageId).flatMap(({ state }) => toSeasonGame(state) ?? []),
);

/** All games of a stage that the ledger knows, by start. */
export const seasonGames = (context: LedgerContext, league: League, nowSeconds: number): readonly SeasonGame[] =>
  kept(context, league, nowSeconds);
