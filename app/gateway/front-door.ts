import { today } from "../../shared/addresses/list-query.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Variant } from "../../variants/variant.ts";

/**
 * Where a visitor is led who comes to the front page from elsewhere: the list of the variant's own sport. Null where the front
 * page is that list, for a visitor who asks for it within the site, and for programs, which send no such header.
 */
export function frontSport({ headers }: Pick<Request, "headers">, { sportId, lang }: Variant): string | null {
  if (sportId === sportIds.soccer) return null;
  const from = headers.get("sec-fetch-site");
  if (from !== "none" && from !== "cross-site") return null;
  return formatAddress({ kind: "list", sportId, day: today, category: "all" }, lang);
}
