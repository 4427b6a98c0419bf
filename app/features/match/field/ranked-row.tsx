import type { ReactNode } from "react";
import type { MatchTab } from "../../../../shared/addresses/address.ts";
import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { fieldTexts } from "../../../i18n/field-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { useMatch } from "../match-context.tsx";
import { StarterName } from "./starter-name.tsx";

/** The first heads of a table whose rows are `RankedRow`. */
export function RankedHeads() {
  const { place, heads } = fieldTexts(useEventContext().lang);
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
  readonly place: ReactNode;
  readonly tab: MatchTab;
  /** The other cells. */
  readonly children: ReactNode;
};

/** A starter's row: where, who, and the rest; that of the page's own starter is marked. */
export function RankedRow({ event, place, tab, children }: RankedRowProps) {
  const { eventId } = useMatch();
  return (
    <tr className={event.id === eventId ? "current" : undefined}>
      <td>{place}</td>
      <StarterName event={event} tab={tab} />
      {children}
    </tr>
  );
}
