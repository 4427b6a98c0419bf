import { useEffect, useState } from "react";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { keepLiveSeconds } from "../../../shared/basics/timing.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { useIsFollowed } from "../favourites/my-games-hooks.ts";
import { tabOf } from "../../live/counts.ts";
import { isShownLive } from "./keep-live.ts";
import { viewOf } from "./result.ts";

const nowSeconds = () => Date.now() / 1000;

/** Whether a row belongs to the tab that is open. A game that ends while the visitor watches stays. */
export function useIsShown(gameKey: string, event: EventFields | null, category: ListCategory): boolean {
  const isFollowed = useIsFollowed(gameKey);
  const isLive = event !== null && viewOf(event) === "live";
  /** When this page saw the game stop; null while it is live, far in the past for a game that it never saw live. */
  const [endedSeconds, setEndedSeconds] = useState(isLive ? null : -Infinity);

  if (isLive && endedSeconds !== null) setEndedSeconds(null);
  if (!isLive && endedSeconds === null) setEndedSeconds(nowSeconds());
  useEffect(() => {
    if (endedSeconds === null || endedSeconds === -Infinity) return;
    const timer = setTimeout(() => setEndedSeconds(-Infinity), keepLiveSeconds * 1000);
    return () => clearTimeout(timer);
  }, [endedSeconds]);

  return event !== null && isInTab(event, category, isFollowed, isShownLive(endedSeconds, nowSeconds()));
}

/** @param isLive also true of a game that has just ended while the visitor watched */
export function isInTab(event: EventFields, category: ListCategory, isFollowed: boolean, isLive: boolean): boolean {
  if (category === "all" || category === "odds") return true;
  if (category === "myGames") return isFollowed;
  if (category === "live") return isLive;
  return tabOf(event) === category;
}
