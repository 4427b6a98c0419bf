import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { fieldTexts } from "../../i18n/field-texts.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { placeOf, tieOf } from "./field-result.ts";

type PlaceProps = {
  /** A starter, or one of its places (of the tour, after a stage). */
  readonly event: Pick<EventFields, "rank" | "stopReason">;
  /** Whether another starter has the same place. */
  readonly isTied: boolean;
};

/** A starter's place; that it is shared is a mark to see and words to hear. */
export function Place({ event, isTied }: PlaceProps) {
  const { lang, sportId } = useEventContext();
  const text = placeOf(event, lang, tieOf(isTied, sportId));
  if (!isTied || !event.rank) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{fieldTexts(lang).shared(event.rank)}</span>
    </>
  );
}
