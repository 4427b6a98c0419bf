import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { startOf } from "../../../features/match-row/event-words.ts";
import { placeOf, resultOf, sideNoteOf } from "../../../features/match-row/field-result.ts";
import { viewOf } from "../../../features/match-row/result.ts";
import { ParticipantName } from "./team.tsx";
import { BoardStatus } from "./board-status.tsx";

/** One starter of a field (C1.04): no other side, but a place among many. */
export function StarterBoard({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const note = sideNoteOf(event);
  return (
    <div className="starter-board">
      <strong>{viewOf(event) === "scheduled" ? startOf(event, context) : placeOf(event)}</strong>
      <b>
        <ParticipantName event={event} side={1} />
      </b>
      <p>{[resultOf(event), note].filter((text) => text !== "").join(" · ")}</p>
      <BoardStatus event={event} />
    </div>
  );
}
