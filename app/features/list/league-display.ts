import { startsOpen, type TournamentType } from "../../../shared/competitions/tournament-types.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { createValueChoice } from "../../storage/value-choice.ts";

/**
 * Whether a league is displayed (C4.01): one that the visitor has opened or closed is the opposite of its type's start
 * (C3.06), any other is as its type starts. Pages of a country ignore the visitor's choice; a country of 0 means none.
 */
export const isLeagueDisplayed = (type: TournamentType, isToggled: boolean, countryId: number | null): boolean =>
  startsOpen(type) !== (isToggled && (countryId === null || countryId === 0));

/** The leagues that this browser's visitor has opened or closed, by `{sportId}_{stageId}`. */
export const toggledLeagues = createValueChoice(storedKeys.expandedLeagues, {});

export const isToggled = (leagueId: string): boolean => Object.hasOwn(toggledLeagues.get(), leagueId);

export function setToggled(leagueId: string, isOn: boolean): void {
  if (isToggled(leagueId) === isOn) return;
  const { [leagueId]: _, ...others } = toggledLeagues.get();
  const isNone = !isOn && Object.keys(others).length === 0;
  toggledLeagues.set(isNone ? toggledLeagues.initial : isOn ? { ...others, [leagueId]: true } : others);
}
