import { useSyncExternalStore } from "react";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createChoice, isChoiceKept } from "../../storage/choice.ts";
import { formatValue, parseValue, type StoredKey } from "../../storage/stored-value.ts";
import {
  addTeam,
  orderTeams,
  parseStoredTeams,
  removeTeam,
  toStoredTeams,
  type MyTeams,
} from "../favourites/my-teams.ts";
import { moveItem } from "../mine/move-item.ts";
import { parseMyTeam, type MyTeam } from "./my-team.ts";

/** The ids by sport, and what a page shows of each: `{ teams: { "1": ["id"] }, labels: { id: MyTeam } }`. */
const key: StoredKey<unknown> = { name: "fsdc_my_teams", lifetimeSeconds: null, parse: (value) => value };

type Kept = { readonly teams: MyTeams; readonly labels: ReadonlyMap<string, MyTeam> };
/** `kept-here`: followed, but the browser stores nothing, so the choice lasts as long as the page. */
export type TeamOutcome = "added" | "removed" | "limit" | "kept-here";

const kept = createChoice<Kept>(key.name, parseKept(null), {
  parse: (text) => parseKept(parseValue(text, key, 0)),
  format: (value) => formatValue(key, toStored(value), 0),
});

/** The last removal, so that the visitor can undo it. */
let removed: { readonly team: MyTeam; readonly index: number } | null = null;

/** The teams that a visitor follows, kept in this browser. */
export const myTeams = {
  /** By sport, in the visitor's order. */
  all: (): ReadonlyMap<number, readonly MyTeam[]> => {
    const { teams, labels } = kept.get();
    return new Map([...teams].map(([sportId, ids]) => [sportId, ids.flatMap((id) => labels.get(id) ?? [])]));
  },
  ids: (): MyTeams => kept.get().teams,
  has: (sportId: number, id: string): boolean => kept.get().teams.get(sportId)?.includes(id) === true,

  toggle(team: MyTeam): TeamOutcome {
    const { teams, labels } = kept.get();
    const { sportId, id } = team;
    const index = teams.get(sportId)?.indexOf(id) ?? -1;
    if (index >= 0) {
      removed = { team: labels.get(id) ?? team, index };
      kept.set({ teams: removeTeam(teams, sportId, id).teams, labels });
      return "removed";
    }
    const added = addTeam(teams, sportId, id);
    if (added.outcome === "limit") return "limit";
    kept.set({ teams: added.teams, labels: new Map(labels).set(id, team) });
    return isChoiceKept(key.name) ? "added" : "kept-here";
  },

  /** Takes back the last removal; what has been chosen since stays. */
  restore() {
    if (removed === null) return;
    const { team, index } = removed;
    const { sportId, id } = team;
    const { teams, labels } = kept.get();
    removed = null;
    const added = addTeam(teams, sportId, id).teams;
    const order = moveItem(added.get(sportId) ?? [], id, index);
    kept.set({ teams: orderTeams(added, sportId, order), labels: new Map(labels).set(id, team) });
  },

  move(sportId: number, id: string, toIndex: number) {
    const { teams, labels } = kept.get();
    kept.set({ teams: orderTeams(teams, sportId, moveItem(teams.get(sportId) ?? [], id, toIndex)), labels });
  },

  stored: () => toStored(kept.get()),
  /** Puts others in place of all: those of a file. */
  replace: (stored: unknown) => kept.set(parseKept(stored)),
  subscribe: kept.listen,
};

/** The visitor's teams; null on the server and while a page is hydrated, which do not know the visitor. */
export const useMyTeams = (): typeof myTeams | null =>
  useSyncExternalStore(kept.listen, kept.get, () => null) === null ? null : myTeams;

function toStored({ teams, labels }: Kept): Readonly<Record<"teams" | "labels", unknown>> {
  const ids = new Set([...teams.values()].flat());
  return {
    teams: toStoredTeams(teams),
    labels: Object.fromEntries([...labels].filter(([id]) => ids.has(id))),
  };
}

/** Leaves out ids without a label: a page could not show them. */
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
