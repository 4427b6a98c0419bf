import { useEffect, useState, type ComponentType } from "react";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";

/** Loads the code of notifications for visitors who follow a game, and for no others. */
export function LaterNotifications() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  const isWanted = useOfMyGames(({ games }) => Object.keys(games).length > 0);
  useEffect(() => {
    if (!isWanted) return;
    import("./notification-center.tsx").then(
      ({ NotificationCenter }) => setCenter(() => NotificationCenter),
      () => {}, // no network: the next page asks again
    );
  }, [isWanted]);
  return Center === null ? null : <Center />;
}
