import type { LeagueFields } from "../../../shared/wire/league-fields.ts";

/** A league's title is "COUNTRY: League"; the part before the colon is shown beside it. */
export function leagueName({ title }: LeagueFields): string {
  const text = title ?? "";
  const at = text.indexOf(": ");
  return at === -1 ? text : text.slice(at + 2);
}

/** A league's name for text outside lists, followed by its country: "Ligue 1 · France"; a title without a country stays as it is. */
export function leagueInWords(league: LeagueFields, between: string): string {
  const name = leagueName(league);
  const country = countryName(league);
  return name === league.title || country === "" ? name : name + between + country;
}

export const countryName = ({ countryName, categoryName }: LeagueFields): string => countryName ?? categoryName ?? "";
