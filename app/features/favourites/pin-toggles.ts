import { parseLeagueKey } from "../../../shared/competitions/league-key.ts";
import { moveItem } from "../mine/move-item.ts";
import type { PinnedLists } from "./pinned-leagues.ts";

export type PinState = {
  readonly lists: PinnedLists;
  /** Toggles that are not confirmed yet, each with the league's place before it; -1 for a new one. */
  readonly pending: ReadonlyMap<string, number>;
  /** The toggle that seeds a sport's list, null when none does. */
  readonly seeding: string | null;
};

export type PinAction =
  | { readonly type: "toggle"; readonly key: string; readonly defaults: readonly string[] }
  | { readonly type: "confirmed"; readonly key: string }
  | { readonly type: "failed"; readonly key: string };

export const toPinState = (lists: PinnedLists): PinState => ({ lists, pending: new Map(), seeding: null });

/**
 * Toggles show at once and wait for their confirmation. A second toggle of a league that waits is ignored, and while a
 * list is being seeded so are all (C4.03, C4.04); a failed one is taken back (C4.05). What changes nothing returns the same state.
 */
export function applyPinAction(state: PinState, action: PinAction): PinState {
  const { key } = action;
  if (action.type === "toggle") return toggle(state, key, action.defaults);
  if (!state.pending.has(key)) return state;
  return settle(action.type === "failed" ? takeBack(state, key) : state, key);
}

function toggle(state: PinState, key: string, defaults: readonly string[]): PinState {
  const sportId = parseLeagueKey(key)?.sportId;
  if (sportId === undefined || state.seeding !== null || state.pending.has(key)) return state;
  const stored = state.lists.get(sportId);
  const list = stored ?? new Set(defaults.filter((other) => parseLeagueKey(other)?.sportId === sportId));
  return {
    lists: new Map(state.lists).set(sportId, flip(list, key)),
    pending: new Map(state.pending).set(key, [...list].indexOf(key)),
    seeding: stored === undefined ? key : null,
  };
}

function takeBack(state: PinState, key: string): PinState {
  const sportId = parseLeagueKey(key)?.sportId ?? 0;
  const lists = new Map(state.lists);
  const list = flip(lists.get(sportId) ?? [], key);
  if (state.seeding === key) lists.delete(sportId);
  else lists.set(sportId, new Set(moveItem([...list], key, state.pending.get(key) ?? 0)));
  return { ...state, lists };
}

function settle(state: PinState, key: string): PinState {
  const pending = new Map(state.pending);
  pending.delete(key);
  return { ...state, pending, seeding: state.seeding === key ? null : state.seeding };
}

function flip(list: Iterable<string>, key: string): ReadonlySet<string> {
  const flipped = new Set(list);
  if (!flipped.delete(key)) flipped.add(key);
  return flipped;
}
