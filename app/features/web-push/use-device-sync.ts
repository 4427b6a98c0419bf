import { useEffect } from "react";
import type { Language } from "../../../shared/texts/languages.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { useChoice } from "../../storage/choice.ts";
import { toDeviceGames, toLeagueKeyOf } from "./device-games.ts";
import { webPushChoice } from "./web-push-choice.ts";

/** A visitor who follows several games in quick succession causes one change. */
const settleMs = 1_500;

/** Keeps the site informed of the games that this browser follows, for visitors who want messages while it is closed. */
export function useDeviceSync(games: MyGames, lang: Language): void {
  const kinds = useChoice(webPushChoice);
  useEffect(() => {
    if (kinds === null) return;
    const timer = setTimeout(() => {
      import("./browser-push.ts").then(
        ({ syncBrowser }) =>
          syncBrowser(toDeviceGames(games, Math.floor(Date.now() / 1000)), toLeagueKeyOf(games), lang, kinds),
        () => {}, // no network: the next change tries again
      );
    }, settleMs);
    return () => clearTimeout(timer);
  }, [games, lang, kinds]);
}
