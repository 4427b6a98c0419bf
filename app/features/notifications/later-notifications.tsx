import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { readStored } from "../../storage/read-stored.ts";
import { liveTableName } from "../../storage/storage-keys.ts";
import { myGames, useOfMyGames } from "../favourites/my-games-hooks.ts";
import { liveTableSignal } from "../live-table/live-table-signal.ts";

const hasSettings = () => readStored(liveTableName) !== null;

/** Loads the code of notifications for visitors who follow a game or have changed a setting of notifications, and for no others. */
export function LaterNotifications() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  const isFollowing = useOfMyGames(({ games }) => Object.keys(games).length > 0);
  const isWanted = useSyncExternalStore(liveTableSignal.on, hasSettings, () => false) || isFollowing;
  useEffect(() => {
    if (!isWanted) return;
    // The games first: the code of notifications would take unknown ones for none, and tell the site so.
    Promise.all([import("./notification-center.tsx"), myGames.open()]).then(
      ([{ NotificationCenter }]) => setCenter(() => NotificationCenter),
      () => {}, // no network: the next page asks again
    );
  }, [isWanted]);
  return Center === null ? null : <Center />;
}
