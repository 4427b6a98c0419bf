import { useEffect, useState } from "react";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { Category } from "../day/category.ts";
import { useIsFollowed } from "../favourites/my-games-hooks.ts";
import { viewOf } from "./result.ts";

/** How long a game that is over stays in the live tab (C9.01, C4.27). */
const liveKeptMs = 180_000;

/** Whether a row belongs to the tab that is open. A game that ends does not vanish under the reader's eyes. */
export function useIsShown(gameKey: string, event: EventFields | null, category: Category): boolean {
  const isFollowed = useIsFollowed(gameKey);
  const isLive = event !== null && viewOf(event) === "live";
  const [wasLive, setWasLive] = useState(isLive);

  if (isLive && !wasLive) setWasLive(true);
  useEffect(() => {
    if (isLive || !wasLive) return;
    const timer = setTimeout(() => setWasLive(false), liveKeptMs);
    return () => clearTimeout(timer);
  }, [isLive, wasLive]);

  if (event === null) return false;
  if (category === "all") return true;
  if (category === "mine") return isFollowed;
  if (category === "live") return isLive || wasLive;
  return viewOf(event) === category;
}
