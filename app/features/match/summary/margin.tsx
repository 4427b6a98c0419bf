import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { cricketEnd } from "../../match-row/cricket-words.ts";

/** Beside the title of the course of a game of cricket, how it ended: "Inde gagne de 6 guichets". There it moves nothing. */
export function Margin({ event }: { readonly event: EventFields }) {
  const { lang } = useEventContext();
  const margin = cricketEnd(event, lang);
  return margin === "" ? null : <small className="margin">{margin}</small>;
}
