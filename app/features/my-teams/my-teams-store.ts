import { fieldsOf } from "../../../shared/json/record.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { createSeenText } from "../../storage/seen-text.ts";
import { loadValue, saveValue, type StoredKey } from "../../storage/stored-value.ts";
import {
  addTeam,
  countTeams,
  orderTeams,
  parseStoredTeams,
  removeTeam,
  toStoredTeams,
  type MyTeams,
} from "../favourites/my-teams.ts";
import { moveItem } from "../mine/move-item.ts";
import { parseMyTeam, type MyTeam } from "./my-team.ts";

/** The ids by sport, and what a page shows of each: `{ teams: { "1": ["id"] }, labels: { id: MyTeam } }`. */
export const myTeamsKey: StoredKey<unknown> = { name: "fsdc_my_teams", lifetimeSeconds: null, parse: (value) => value };

type Kept = { readonly teams: MyTeams; readonly labels: ReadonlyMap<string, MyTeam> };
/** `kept-here`: followed, but the browser stores nothing, so the choice lasts as long as the page. */
export type TeamOutcome = "added" | "removed" | "limit" | "kept-here";

/** The teams that a visitor follows, kept in this browser; `reload` tells who listens of another tab's choice. */
export function createMyTeamsStore(storage: KeyValueStore, nowSeconds: () => number) {
  const listeners = new Set<() => void>();
  let kept: Kept | null = null;
  const text = createSeenText(() => storage.get(myTeamsKey.name));
  /** The last removal, for who did not mean it. */
  let removed: { readonly team: MyTeam; readonly index: number } | null = null;
  let version = 0;

  function read(): Kept {
    if (kept === null || text.isOther()) {
      kept = parseKept(loadValue(storage, myTeamsKey, nowSeconds()));
      text.see();
    }
    return kept;
  }

  function notify() {
    version += 1;
    for (const listener of listeners) listener();
  }

  function write(next: Kept) {
    kept = next;
    saveValue(storage, myTeamsKey, toStored(next), nowSeconds());
    text.see();
    notify();
  }

  return {
    /** By sport, in the visitor's order. */
    all: (): ReadonlyMap<number, readonly MyTeam[]> => {
      const { teams, labels } = read();
      return new Map([...teams].map(([sportId, ids]) => [sportId, ids.flatMap((id) => labels.get(id) ?? [])]));
    },
    ids: (): MyTeams => read().teams,
    count: (): number => countTeams(read().teams),
    has: (sportId: number, id: string): boolean => read().teams.get(sportId)?.includes(id) === true,

    toggle(team: MyTeam): TeamOutcome {
      const { teams, labels } = read();
      const { sportId, id } = team;
      const index = teams.get(sportId)?.indexOf(id) ?? -1;
      if (index >= 0) {
        removed = { team: labels.get(id) ?? team, index };
        write({ teams: removeTeam(teams, sportId, id).teams, labels });
        return "removed";
      }
      const added = addTeam(teams, sportId, id);
      if (added.outcome === "limit") return "limit";
      write({ teams: added.teams, labels: new Map(labels).set(id, team) });
      return storage.hasRefused?.() === true ? "kept-here" : "added";
    },

    /** Takes back the last removal; what has been chosen since stays. */
    restore() {
      if (removed === null) return;
      const { team, index } = removed;
      const { sportId, id } = team;
      const { teams, labels } = read();
      removed = null;
      const added = addTeam(teams, sportId, id).teams;
      const order = moveItem(added.get(sportId) ?? [], id, index);
      write({ teams: orderTeams(added, sportId, order), labels: new Map(labels).set(id, team) });
    },

    move(sportId: number, id: string, toIndex: number) {
      const { teams, labels } = read();
      write({ teams: orderTeams(teams, sportId, moveItem(teams.get(sportId) ?? [], id, toIndex)), labels });
    },

    stored: () => toStored(read()),
    /** Puts others in place of all: those of a file. */
    replace: (stored: unknown) => write(parseKept(stored)),

    reload() {
      kept = null;
      notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another value after each change. */
    version: () => version,
  };
}

function toStored({ teams, labels }: Kept): Readonly<Record<"teams" | "labels", unknown>> {
  const ids = new Set([...teams.values()].flat());
  return {
    teams: toStoredTeams(teams),
    labels: Object.fromEntries([...labels].filter(([id]) => ids.has(id))),
  };
}

/** A team of which nothing is known is left out: it could not be shown. */
function parseKept(value: unknown): Kept {
  const { teams, labels } = fieldsOf(value);
  const known = new Map(
    Object.values(fieldsOf(labels))
      .flatMap((label) => parseMyTeam(label) ?? [])
      .map((team) => [team.id, team]),
  );
  const shown = Object.entries(fieldsOf(teams)).map(([sportId, ids]) => [
    sportId,
    Array.isArray(ids) ? ids.filter((id) => known.get(id)?.sportId === Number(sportId)) : [],
  ]);
  return { teams: parseStoredTeams(Object.fromEntries(shown)), labels: known };
}
