import { useEffect, useSyncExternalStore } from "react";
import { useLivePlace } from "../../live/live-provider.tsx";
import { usePage } from "../page/page-context.tsx";
import { noGames, type MyGames } from "./my-games.ts";
import { createTextChoice } from "../../storage/text-choice.ts";
import { createLaterMyGames } from "./later-my-games.ts";
import { myGamesStampName } from "../../storage/storage-keys.ts";

/** How often a tab checks whether another has changed the favourites (C6.01). */
export const tabPollMs = 500;

/** The stamp of the last change, in this tab or another (C6.01). */
const stamp = createTextChoice(myGamesStampName);

/** The games of this browser's visitor. They never reach the server, so a page rendered there has none. */
export const myGames = createLaterMyGames({
  hasChoices: () => stamp.reread() !== null,
  load: async () => (await import("./my-games-store.ts")).openMyGamesStore(),
});

/** Keeps the games current while the site is open: the days, and what other tabs choose (C6.01). */
export function MyGamesSync() {
  const { timeZone, lang } = usePage();
  const place = useLivePlace();
  useEffect(() => {
    void myGames.refresh({ timeZone, lang }, place);
    const timer = setInterval(myGames.check, tabPollMs);
    // Sooner than the next look, where the browser tells.
    const unlisten = stamp.listen(() => void myGames.check());
    return () => {
      clearInterval(timer);
      unlisten();
    };
  }, [timeZone, lang, place]);
  return null;
}

/** Returns the result of `select` on the games: the component renders again when the result changes, and not with every star. */
export const useOfMyGames = <T>(select: (games: MyGames) => T): T =>
  useSyncExternalStore(
    myGames.subscribe,
    () => select(myGames.get()),
    () => select(noGames),
  );

export const useMyGames = (): MyGames => useOfMyGames((games) => games);

/** `key` is `g_{sportId}_{eventId}`. */
export const useIsFollowed = (key: string): boolean => useOfMyGames(({ games }) => Object.hasOwn(games, key));
