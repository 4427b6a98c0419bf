import { useEffect } from "react";
import { notificationTexts } from "../../i18n/notification-texts.ts";
import type { LiveClient } from "../../live/client.ts";
import { announce } from "../../ui/announcer.tsx";
import { usePage } from "../page/page-context.tsx";
import type { BoxContent } from "./boxes.ts";
import { toExcitingAlert } from "./exciting-alert.ts";
import { watchExcitingGames, type ExcitingChoice } from "./watch-exciting-games.ts";

/** Shows and says each game that becomes exciting, as the visitor chose, without a sound. */
export function useExcitingAlert(
  client: LiveClient,
  { setting, excitingGames, mutedSports }: ExcitingChoice,
  show: (box: BoxContent) => void,
): void {
  const { lang, href } = usePage();
  useEffect(
    () =>
      watchExcitingGames(client, { setting, excitingGames, mutedSports }, (game) => {
        const { box, speech } = toExcitingAlert(game, notificationTexts(lang), { href, lang });
        show(box);
        announce(speech);
      }),
    [client, setting, excitingGames, mutedSports, lang, href, show],
  );
}
