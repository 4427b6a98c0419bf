import { parseLeagueKey } from "../../../shared/identity/league-key.ts";
import { toStoredList, type PinnedLists } from "./pinned-leagues.ts";
import { remoteRemove, remoteStore, type RemoteCall } from "./remote-calls.ts";

export type PinState = {
  readonly lists: PinnedLists;
  /** Toggles that the store has not confirmed. */
  readonly pending: ReadonlySet<string>;
  /** The toggle that seeds a sport's list, null when none does. */
  readonly seeding: string | null;
};

export type PinAction =
  | { readonly type: "toggle"; readonly key: string; readonly defaults: readonly string[] }
  | { readonly type: "confirmed"; readonly key: string }
  | { readonly type: "failed"; readonly key: string };

/** The effect beside the new state: a call of the store, or redrawn icons under the technical-error dialog. */
type PinEffect = RemoteCall | { readonly kind: "reload-icons" } | { readonly kind: "technical-error" };
export type PinResult = { readonly state: PinState; readonly effects: readonly PinEffect[] };

export const toPinState = (lists: PinnedLists): PinState => ({ lists, pending: new Set(), seeding: null });

/**
 * Toggles show at once and wait for their confirmation. A second toggle of a league that waits is ignored, and while a
 * list is being seeded so are all (C4.03, C4.04); a failed one is taken back (C4.05).
 */
export function applyPinAction(state: PinState, action: PinAction): PinResult {
  switch (action.type) {
    case "toggle":
      return toggle(state, action.key, action.defaults);
    case "confirmed":
      return { state: settle(state, action.key), effects: [] };
    case "failed":
      return fail(state, action.key);
  }
}

function toggle(state: PinState, key: string, defaults: readonly string[]): PinResult {
  const sportId = parseLeagueKey(key)?.sportId;
  if (sportId === undefined || state.seeding !== null || state.pending.has(key)) return { state, effects: [] };
  const stored = state.lists.get(sportId);
  const seed = stored ?? new Set(defaults.filter((other) => parseLeagueKey(other)?.sportId === sportId));
  const list = flip(seed, key);
  const next = { ...state, lists: new Map(state.lists).set(sportId, list), pending: new Set(state.pending).add(key) };
  if (stored === undefined) {
    return { state: { ...next, seeding: key }, effects: [remoteStore(sportPath(sportId), toStoredList(list))] };
  }
  const path = `${sportPath(sportId)}.${key}`;
  return { state: next, effects: [list.has(key) ? remoteStore(path, true) : remoteRemove(path)] };
}

function fail(state: PinState, key: string): PinResult {
  const sportId = parseLeagueKey(key)?.sportId;
  const list = sportId === undefined ? undefined : state.lists.get(sportId);
  if (sportId === undefined || list === undefined || !state.pending.has(key)) return { state, effects: [] };
  const lists = new Map(state.lists);
  if (state.seeding === key) lists.delete(sportId);
  else lists.set(sportId, flip(list, key));
  return { state: settle({ ...state, lists }, key), effects: [{ kind: "reload-icons" }, { kind: "technical-error" }] };
}

function settle(state: PinState, key: string): PinState {
  const pending = new Set(state.pending);
  pending.delete(key);
  return { ...state, pending, seeding: state.seeding === key ? null : state.seeding };
}

function flip(list: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const flipped = new Set(list);
  if (!flipped.delete(key)) flipped.add(key);
  return flipped;
}

/** Pinned leagues in the remote store (C7.13): `myleagues.{sportId}` and, below, one flag for each league. */
const sportPath = (sportId: number) => `myleagues.${sportId}`;
