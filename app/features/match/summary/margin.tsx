import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { outcomeParts } from "../../match-row/outcome-parts.ts";

/** Beside the title of the course of a game of cricket, how it ended: "Inde gagne de 6 guichets". There it moves nothing. */
export function Margin({ event }: { readonly event: EventFields }) {
  const { lang } = useEventContext();
  const margin = outcomeParts.read().cricketEnd(event, lang);
  return margin === "" ? null : <small className="margin">{margin}</small>;
}
