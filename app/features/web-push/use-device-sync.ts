import { useEffect } from "react";
import { usePage } from "../page/page-context.tsx";
import { pushTrouble } from "./push-trouble.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { parseGameKey, toGameKey } from "../../../shared/timeline/game-key.ts";
import type { DeviceCall } from "../../../shared/push/device.ts";
import { maxGamesPerDevice } from "../../../shared/push/push-limits.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { toLeagueKey } from "../../../shared/competitions/league-key.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { trueNowSeconds } from "../../time/true-time.ts";
import { useChoice } from "../../storage/choice.ts";
import { newsEndSeconds } from "../notifications/followed-news.ts";
import { webPushChoice } from "./web-push-choice.ts";

/** A visitor who follows several games in quick succession causes one change. */
const settleMs = 1_500;

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

/** Which league a followed game is of, by its label; null where that is not known. */
const toLeagueKeyOf =
  ({ games, labels }: MyGames) =>
  (sportId: string, eventId: string): string | null => {
    const { templateKey } = labels[games[toGameKey(Number(sportId), eventId)]?.leagueId ?? ""] ?? {};
    return templateKey ? toLeagueKey(Number(sportId), templateKey) : null;
  };

/** Keeps the site informed of the games that this browser follows, for visitors who want messages while it is closed. */
export function useDeviceSync(games: MyGames, lang: Language): void {
  const kinds = useChoice(webPushChoice);
  const haveStopped = useChoice(pushTrouble) === "stopped" && kinds !== null;
  const settingsPath = usePage().href({ kind: "settings" });
  useEffect(() => {
    if (!haveStopped) return;
    import("./say-stopped.tsx").then(
      ({ sayStopped }) => sayStopped(lang, settingsPath),
      () => {}, // no network: the next page says it
    );
  }, [haveStopped, lang, settingsPath]);
  useEffect(() => {
    if (kinds === null) return;
    const timer = setTimeout(() => {
      import("./browser-push.ts").then(
        ({ syncBrowser }) => syncBrowser(toDeviceGames(games, trueNowSeconds()), toLeagueKeyOf(games), lang, kinds),
        () => {}, // no network: the next change tries again
      );
    }, settleMs);
    return () => clearTimeout(timer);
  }, [games, lang, kinds]);
}
