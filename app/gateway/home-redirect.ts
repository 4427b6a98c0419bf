import { today } from "../../shared/addresses/list-query.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Variant } from "../../variants/variant.ts";

/**
 * Returns the list of the variant's own sport, to which a visitor is redirected who opens the front page from another site
 * or directly. Null where the front page is that list already, for a visitor who navigates within the site, and for
 * programs, which send no `sec-fetch-site` header.
 */
export function frontSport({ headers }: Pick<Request, "headers">, { sportId, lang }: Variant): string | null {
  if (sportId === sportIds.soccer) return null;
  const from = headers.get("sec-fetch-site");
  if (from !== "none" && from !== "cross-site") return null;
  return formatAddress({ kind: "list", sportId, day: today, category: "all" }, lang);
}
