import { useCallback, useSyncExternalStore, type ReactElement } from "react";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { LiveStore } from "../../live/store.ts";
import { useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { viewOf } from "../match-row/result.ts";
import { isInTab } from "../match-row/use-is-shown.ts";

type HiddenGamesProps = { readonly eventIds: readonly string[]; readonly category: ListCategory };

/** What a closed league hides, in its head. Renders again only when a game begins or ends. */
export function HiddenGames({ eventIds, category }: HiddenGamesProps) {
  const { store } = useLiveClient();
  const context = useEventContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = eventIds.map((id) => store.subscribeEvent(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, eventIds],
  );
  const get = () => countGames(eventIds, category, store);
  return toHiddenGames(useSyncExternalStore(subscribe, get, get), context);
}

/** "6/2": the games of a tab, and those of them that are live. A text, so that equal counts are the same value. */
export function countGames(ids: readonly string[], category: ListCategory, store: Pick<LiveStore, "getEvent">): string {
  const isLive = ids.flatMap((id) => {
    const event = store.getEvent(id);
    const runs = event !== null && viewOf(event) === "live";
    return event !== null && isInTab(event, category, false, runs) ? [runs] : [];
  });
  return `${isLive.length}/${isLive.filter(Boolean).length}`;
}

export function toHiddenGames(counts: string, { t }: EventContext): ReactElement {
  const [games, live] = counts.split("/").map(Number);
  return (
    <em>
      {t.gameCount(games ?? 0)}
      {live ? <b> · {t.liveCount(live)}</b> : null}
    </em>
  );
}
