import { useCallback, useSyncExternalStore } from "react";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import { useEventContext } from "../match-row/event-context.tsx";
import { countGames } from "./count-games.ts";

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
