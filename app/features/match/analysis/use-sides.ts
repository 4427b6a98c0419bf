import { useEvent } from "../../../live/hooks.tsx";
import { viewOf } from "../../match-row/result.ts";
import { useMatch } from "../match-context.tsx";

export type Sides = ReturnType<typeof useSides>;

/** The names of both sides, and whether the match is before, in or after its play. */
export function useSides() {
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  return {
    home: event?.homeName ?? "",
    away: event?.awayName ?? "",
    view: event === null ? ("finished" as const) : viewOf(event),
  };
}
