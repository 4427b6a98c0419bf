import { startsOpen, type TournamentType } from "../../../shared/sports/tournament-types.ts";

/** Where a browser keeps the leagues whose display its visitor turned over (C4.01). */
export const toggledLeaguesKey = "fsdc_expand_collapse_league";

export type DisplayedLeague = { readonly type: TournamentType; readonly isDisplayed: boolean };

/**
 * The display of leagues after the stored list was read (C4.01): a listed league is the opposite of how its type starts,
 * any other stays as it is. A listed league that the page does not hold is skipped. Country pages ignore the list.
 */
export function applyToggledLeagues(
  leagues: ReadonlyMap<string, DisplayedLeague>,
  toggled: readonly string[],
  countryId: number | null,
): ReadonlyMap<string, DisplayedLeague> {
  if (countryId !== null && countryId !== 0) return leagues;
  const displayed = new Map(leagues);
  for (const id of toggled) {
    const league = leagues.get(id);
    if (league !== undefined) displayed.set(id, { ...league, isDisplayed: !startsOpen(league.type) });
  }
  return displayed;
}
