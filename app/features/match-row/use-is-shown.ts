import { useEffect, useState } from "react";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { keepLiveSeconds } from "../../../shared/loading/timing.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { useIsFollowed } from "../favourites/my-games-hooks.ts";
import { viewOf } from "./result.ts";

/** Whether a row belongs to the tab that is open. A game that ends does not vanish under the reader's eyes. */
export function useIsShown(gameKey: string, event: EventFields | null, category: ListCategory): boolean {
  const isFollowed = useIsFollowed(gameKey);
  const isLive = event !== null && viewOf(event) === "live";
  const [wasLive, setWasLive] = useState(isLive);

  if (isLive && !wasLive) setWasLive(true);
  useEffect(() => {
    if (isLive || !wasLive) return; // C4.27
    const timer = setTimeout(() => setWasLive(false), keepLiveSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isLive, wasLive]);

  return event !== null && isInTab(event, category, isFollowed, isLive || wasLive);
}

/** @param isLive also of a game that has just ended before the reader's eyes */
export function isInTab(event: EventFields, category: ListCategory, isFollowed: boolean, isLive: boolean): boolean {
  if (category === "all" || category === "odds") return true;
  if (category === "myGames") return isFollowed;
  if (category === "live") return isLive;
  return viewOf(event) === category;
}
