import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { useLeagues, useLiveClient } from "../../../live/hooks.tsx";
import { useRankedIds } from "../../field/field-order.ts";

export type RankedStarter = { readonly event: EventFields; readonly isTied: boolean };

/** All starters of this page's race, by place. Their rows are as of the last change of order. */
export function useStarters(): readonly RankedStarter[] {
  const { store } = useLiveClient();
  const ids = useLeagues()[0]?.eventIds ?? none;
  const ranked = useRankedIds(ids);
  return ranked.flatMap(({ id, isTied }) => {
    const event = store.getEvent(id);
    return event === null ? [] : [{ event, isTied }];
  });
}

const none: readonly string[] = [];
