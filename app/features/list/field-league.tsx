import { useEvent, useRankedIds } from "../../live/hooks.tsx";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { stageOf, startOf } from "../match-row/event-words.ts";
import { FieldRow } from "../match-row/field-row.tsx";
import { viewOf } from "../match-row/result.ts";

type FieldRowsProps = {
  readonly eventIds: readonly string[];
  readonly category: ListCategory;
};

/** The starters of a race in the order of their places, as they are now. */
export function FieldRows({ eventIds, category }: FieldRowsProps) {
  return useRankedIds(eventIds).map((id) => <FieldRow key={id} id={id} category={category} />);
}

/** What a race is doing, said once for all its starters: its start, its stage, its end. */
export function FieldState({ eventId }: { readonly eventId: string }) {
  const context = useEventContext();
  const event = useEvent(eventId);
  if (event === null) return null;
  return <b className={`state ${viewOf(event)}`}>{stageOf(event, context, "mobile") || startOf(event, context)}</b>;
}
