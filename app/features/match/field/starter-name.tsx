import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { flagOfCountryId } from "../../../ui/country-flag.ts";
import type { MatchTab } from "../../../../shared/addresses/address.ts";
import { Flag } from "../../../ui/flag.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { homeOf } from "../../match-row/event-words.ts";

type StarterNameProps = {
  readonly event: EventFields;
  /** The tab of the starter's own page that the name leads to. */
  readonly tab?: MatchTab;
};

/** Flag and name of a starter in a table, with its team. */
export function StarterName({ event, tab = "summary" }: StarterNameProps) {
  const { href } = useEventContext();
  return (
    <th scope="row" className="name">
      <StarterFlag event={event} />
      <a href={href({ kind: "match", eventId: event.id ?? "", tab })}>
        <bdi translate="no">{homeOf(event)}</bdi>
      </a>
      {event.team ? <small>{event.team}</small> : null}
    </th>
  );
}

export function StarterFlag({ event }: { readonly event: EventFields }) {
  const flag = flagOfCountryId(Number(event.homeCountryId ?? event.countryId ?? 0));
  return flag === null ? null : <Flag name={flag} />;
}
