import { isOfPersons } from "../../../shared/sports/catalogue.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { flagOfCountryId } from "../../ui/country-flag.ts";
import { isNationalSide } from "../../../shared/places/national-side.ts";
import { awayOf, homeOf } from "./event-words.ts";

/** The flag's key of a person and of a country's side; "" for a pair, which has neither flag nor crest; null for a side with a crest. */
export function flagOf(event: EventFields, side: 1 | 2, sportId: number): string | null {
  const [id, country, name] =
    side === 1
      ? [event.homeCountryId, event.homeCountryName, homeOf(event)]
      : [event.awayCountryId, event.awayCountryName, awayOf(event)];
  const flag = id ? flagOfCountryId(Number(id)) : null;
  if (isOfPersons(sportId)) return flag ?? (id ? "world" : "");
  return isNationalSide(name, country) ? flag : null;
}
