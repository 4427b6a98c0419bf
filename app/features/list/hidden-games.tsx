import { useCallback, useSyncExternalStore } from "react";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { LiveStore } from "../../live/store.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { viewOf } from "../match-row/result.ts";
import { isInTab } from "../match-row/use-is-shown.ts";

type HiddenGamesProps = { readonly eventIds: readonly string[]; readonly category: ListCategory };

/** The note in the head of a closed league about the games that it hides. Renders again only when a game begins or ends. */
export function HiddenGames({ eventIds, category }: HiddenGamesProps) {
  const { store } = useLiveClient();
  const { t } = useEventContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = eventIds.map((id) => store.subscribeEvent(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, eventIds],
  );
  const get = () => countGames(eventIds, category, store);
  const [games, live] = useSyncExternalStore(subscribe, get, get).split("/").map(Number);
  return (
    <em>
      {t.gameCount({ count: games ?? 0 })}
      {live ? <b> · {t.liveCount({ count: live })}</b> : null}
    </em>
  );
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
