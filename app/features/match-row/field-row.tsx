import { memo } from "react";
import { toGameKey } from "../../../shared/identity/game-key.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { useEvent } from "../../live/hooks.tsx";
import { useEventContext } from "./event-context.tsx";
import { homeOf } from "./event-words.ts";
import { placeOf, resultOf, sideNoteOf } from "./field-result.ts";
import { viewOf } from "./result.ts";
import { useIsShown } from "./use-is-shown.ts";

type FieldRowProps = {
  readonly id: string;
  /** Whether another starter has the same place. */
  readonly isTied: boolean;
  readonly category: ListCategory;
};

/** One starter of a race or a tournament on one line: place, name, and how far behind. */
export const FieldRow = memo(function FieldRow({ id, isTied, category }: FieldRowProps) {
  const { sportId, lang } = useEventContext();
  const gameKey = toGameKey(sportId, id);
  const event = useEvent(id);
  const isShown = useIsShown(gameKey, event, category);
  if (event === null || !isShown) return null;
  const note = sideNoteOf(event, lang);
  return (
    <li id={gameKey} className={`row starter ${viewOf(event)}${event.rank === 1 ? " first" : ""}`}>
      <span className="t">{placeOf(event, isTied && sportId === sportIds.golf)}</span>
      <span className="n">{homeOf(event)}</span>
      {note === "" ? null : <small>{note}</small>}
      <b>{resultOf(event)}</b>
    </li>
  );
});
