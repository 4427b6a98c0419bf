import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import type { LiveStore } from "../../live/store.ts";
import { viewOf } from "../match-row/result.ts";
import { isInTab } from "../match-row/use-is-shown.ts";

/** "6/2": the games of a tab, and those of them that are live. A text, so that equal counts are the same value. */
export function countGames(ids: readonly string[], category: ListCategory, store: Pick<LiveStore, "getEvent">): string {
  const isLive = ids.flatMap((id) => {
    const event = store.getEvent(id);
    const runs = event !== null && viewOf(event) === "live";
    return event !== null && isInTab(event, category, false, runs) ? [runs] : [];
  });
  return `${isLive.length}/${isLive.filter(Boolean).length}`;
}
