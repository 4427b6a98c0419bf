import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { myGames } from "../favourites/my-games-hooks.ts";

const hasGames = () => Object.keys(myGames.get().games).length > 0;

/** Loads the code of notifications for visitors who follow a game, and for no others. */
export function LaterNotifications() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  const isWanted = useSyncExternalStore(myGames.subscribe, hasGames, () => false);
  useEffect(() => {
    if (!isWanted) return;
    import("./notification-center.tsx").then(
      ({ NotificationCenter }) => setCenter(() => NotificationCenter),
      () => {}, // no network: the next page asks again
    );
  }, [isWanted]);
  return Center === null ? null : <Center />;
}
