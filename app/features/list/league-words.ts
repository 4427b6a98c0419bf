import type { LeagueFields } from "../../../shared/feed/league-fields.ts";

/** A league's title is "COUNTRY: League"; the part before the colon is shown beside it. */
export function leagueName({ title }: LeagueFields): string {
  const text = title ?? "";
  const at = text.indexOf(": ");
  return at === -1 ? text : text.slice(at + 2);
}

export const countryName = ({ countryName, categoryName }: LeagueFields): string => countryName ?? categoryName ?? "";
