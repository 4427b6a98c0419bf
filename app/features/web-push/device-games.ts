import { parseGameKey } from "../../../shared/identity/game-key.ts";
import type { DeviceCall } from "../../../shared/push/device.ts";
import { maxGamesPerDevice } from "../../../shared/push/limits.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { newsEndSeconds } from "../notifications/followed-news.ts";

/** The followed games that may still have news, by sport, each with the end of its news: those that begin first. */
export function toDeviceGames({ games }: MyGames, nowSeconds: number): DeviceCall["sports"] {
  const sports: Record<string, Record<string, number>> = {};
  const next = Object.entries(games)
    .filter(([, game]) => !game.noDuel && game.statusType !== statusType.finished && newsEndSeconds(game) > nowSeconds)
    .toSorted(([, one], [, other]) => one.startSeconds - other.startSeconds)
    .slice(0, maxGamesPerDevice);
  for (const [key, game] of next) {
    const named = parseGameKey(key);
    if (named !== null) (sports[named.sportId] ??= {})[named.eventId] = newsEndSeconds(game);
  }
  return sports;
}
