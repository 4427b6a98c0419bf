import { startsOpen, type TournamentType } from "../../../shared/sports/tournament-types.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import { storedKeys } from "../../storage/storage-keys.ts";

/**
 * Whether a league is displayed (C4.01): one that the visitor has opened or closed is the opposite of its type's start
 * (C3.06), any other is as its type starts. Pages of a country ignore the visitor's choice; a country of 0 means none.
 */
export const isLeagueDisplayed = (type: TournamentType, isToggled: boolean, countryId: number | null): boolean =>
  startsOpen(type) !== (isToggled && (countryId === null || countryId === 0));

/** The leagues that this browser's visitor has opened or closed, by `{sportId}_{stageId}`. */
export function createToggledLeagues(storage: KeyValueStore, nowSeconds: () => number) {
  const listeners = new Set<() => void>();
  let toggled: ReadonlySet<string> | null = null;
  const read = () => {
    toggled ??= new Set(Object.keys(loadValue(storage, storedKeys.expandedLeagues, nowSeconds()) ?? {}));
    return toggled;
  };
  return {
    has: (leagueId: string): boolean => read().has(leagueId),
    set(leagueId: string, isToggled: boolean) {
      if (read().has(leagueId) === isToggled) return;
      const next = new Set(read());
      if (isToggled) next.add(leagueId);
      else next.delete(leagueId);
      toggled = next;
      const value = next.size === 0 ? null : Object.fromEntries([...next].map((id) => [id, true]));
      saveValue(storage, storedKeys.expandedLeagues, value, nowSeconds());
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
