import { toSeasonGame, type SeasonGame } from "../../../../../shared/sports/standings/season-game.ts";
import { dayNumber } from "../../../../../shared/time/day.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { keepWork } from "./keep-work.ts";
import { stageEvents } from "./past-events.ts";

type Asked = { readonly league: League; readonly nowSeconds: number };

/** All games of a stage's season, by start. */
export const seasonGames = keepWork({
  key: ({ league }: Asked) => league.stageId,
  version: ({ events }, { league, nowSeconds }) => `${events.stageVersion(league.stageId)} ${dayNumber(nowSeconds, 0)}`,
  work: (context, { league, nowSeconds }): readonly SeasonGame[] =>
    stageEvents(context, league, nowSeconds).flatMap((state) => toSeasonGame(state) ?? []),
});
