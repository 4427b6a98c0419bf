import { useEvent, useRankedIds } from "../../live/hooks.tsx";
import { toGameKey } from "../../../shared/identity/game-key.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { statusOf, startOf } from "../match-row/event-words.ts";
import { FieldRow } from "../match-row/field-row.tsx";
import { viewOf } from "../match-row/result.ts";
import { rowLimit, type LimitedList } from "./row-limit.ts";

type FieldRowsProps = {
  readonly eventIds: readonly string[];
  readonly category: ListCategory;
  /** The list whose limit counts. */
  readonly place?: LimitedList;
};

/** The starters of a race in the order of their places, as they are now; as many as the list has room for (C9.05). */
export function FieldRows({ eventIds, category, place = "main" }: FieldRowsProps) {
  const { sportId } = useEventContext();
  const { games } = useMyGames();
  const ranked = useRankedIds(eventIds);
  const isMine = category === "myGames";
  const ids = isMine ? ranked.filter(({ id }) => Object.hasOwn(games, toGameKey(sportId, id))) : ranked;
  const sport = sportById(sportId);
  const limit = sport === null ? null : rowLimit(sport, isMine ? "my-games" : place);
  return ids
    .slice(0, limit ?? ids.length)
    .map(({ id, isTied }) => <FieldRow key={id} id={id} isTied={isTied} category={category} />);
}

/** The state of a race, shown once for all its starters: its start, its status, its end. */
export function FieldState({ eventId }: { readonly eventId: string }) {
  const context = useEventContext();
  const event = useEvent(eventId);
  if (event === null) return null;
  return <b className={`state ${viewOf(event)}`}>{statusOf(event, context, "mobile") || startOf(event, context)}</b>;
}
