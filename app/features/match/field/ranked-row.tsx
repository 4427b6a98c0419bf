import type { ReactNode } from "react";
import type { MatchTab } from "../../../../shared/addresses/address.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { placeOf, tieOf } from "../../field/field-result.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { useMatch } from "../match-context.tsx";
import { StarterName } from "./starter-name.tsx";

type PlaceProps = {
  /** A starter, or one of its places (of the tour, after a stage). */
  readonly event: Pick<EventFields, "rank" | "stopReason">;
  /** Whether another starter has the same place. */
  readonly isTied: boolean;
};

/** A starter's place. A shared place has a mark, and words for screen readers. */
export function Place({ event, isTied }: PlaceProps) {
  const { lang, sportId } = useEventContext();
  const text = placeOf(event, lang, tieOf(isTied, sportId));
  if (!isTied || !event.rank) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{listTexts(lang).field.shared({ rank: event.rank })}</span>
    </>
  );
}

/** The first heads of a table whose rows are `RankedRow`. */
export function RankedHeads() {
  const { place, heads } = listTexts(useEventContext().lang).field;
  return (
    <>
      <th scope="col">{place}</th>
      <th scope="col" className="name">
        {heads.name}
      </th>
    </>
  );
}

type RankedRowProps = {
  readonly event: EventFields;
  /** Replaces the starter's own place, such as by that of the tour. */
  readonly place?: ReactNode;
  readonly isTied?: boolean;
  readonly tab: MatchTab;
  /** The other cells. */
  readonly children: ReactNode;
};

/** A starter's row: place, name, and the other cells; the row of the page's own starter is marked. */
export function RankedRow({ event, isTied = false, place, tab, children }: RankedRowProps) {
  const { eventId } = useMatch();
  return (
    <tr className={event.id === eventId ? "current" : undefined}>
      <td>{place ?? <Place event={event} isTied={isTied} />}</td>
      <StarterName event={event} tab={tab} />
      {children}
    </tr>
  );
}
