import { atom } from "nanostores";
import { useSyncExternalStore } from "react";
import { parseLeagueKey } from "../../../shared/competitions/league-key.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf, isRecord } from "../../../shared/basics/record.ts";
import { readStored } from "../../storage/read-stored.ts";
import { accountSettings } from "../account/account-settings.ts";
import { sessionIdKey } from "../account/session-keys.ts";
import { createChoice, isChoiceKept } from "../../storage/choice.ts";
import { isLeaguePinned, parseStoredLists, toStoredList, type PinnedLists } from "../favourites/pinned-leagues.ts";
import { applyPinAction, toPinState, type PinState } from "../favourites/pin-toggles.ts";
import { moveItem } from "../mine/move-item.ts";
import { myLeaguesName, sayPinned } from "./my-leagues-name.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

/** The lists by sport (C3.19), and the label that a menu shows for each pinned league. */
type Kept = { readonly lists: PinnedLists; readonly labels: ReadonlyMap<string, PinnableLeague> };

/** `failed`: the browser or the account could not store it, and nothing has changed (C4.05). `ask-login`: it needs an account (C5.01). */
export type PinOutcome = "done" | "ignored" | "failed" | "ask-login";

const labelParts = ["key", "type", "name", "country", "flag", "path"] as const;

const kept = createChoice<Kept>(myLeaguesName, parseKept(null), {
  parse: (text) => parseKept(parseJson(text)),
  format: (value) => JSON.stringify(toStored(value)),
});

/** Toggles that the account has not confirmed yet. */
const waiting = atom<Pick<PinState, "pending" | "seeding">>(toPinState(new Map()));
const pinState = (): PinState => ({ ...waiting.get(), lists: kept.get().lists });

/** False if the browser does not store it; then nothing has changed. */
function store(next: Kept): boolean {
  const before = kept.get();
  kept.set(next);
  if (isChoiceKept(myLeaguesName)) {
    sayPinned();
    return true;
  }
  kept.set(before);
  return false;
}

let confirm: (() => Promise<boolean>) | null = null;
/** The last removal, so that the visitor can undo it. */
let removed: { readonly league: PinnableLeague; readonly index: number } | null = null;

/** The effect of a click on a pin (C5.01). */
export function toPinClick(
  key: string,
  { hasUserFunctions, isLocalOnly }: { readonly hasUserFunctions: boolean; readonly isLocalOnly: boolean },
): "toggle" | "ignored" | "ask-login" {
  if (parseLeagueKey(key) === null) return "ignored";
  return hasUserFunctions || isLocalOnly ? "toggle" : "ask-login";
}

/** The leagues that a visitor has pinned, kept in this browser. */
export const myLeagues = {
  isPinned: (league: Pick<PinnableLeague, "key" | "type">, defaults: readonly PinnableLeague[]): boolean =>
    isLeaguePinned(kept.get().lists, league, keysOf(defaults)),

  /** The pinned leagues of a sport; null where the visitor has changed none. */
  ofSport(sportId: number): readonly PinnableLeague[] | null {
    const { lists, labels } = kept.get();
    const list = lists.get(sportId);
    return list === undefined ? null : [...list].flatMap((key) => labels.get(key) ?? []);
  },

  /** Shows at once; the outcome comes with the confirmation. */
  async toggle(league: PinnableLeague, defaults: readonly PinnableLeague[]): Promise<PinOutcome> {
    const { key } = league;
    const click = toPinClick(key, {
      hasUserFunctions: readStored(sessionIdKey) !== null,
      isLocalOnly: accountSettings().pinsNeedAccount !== true,
    });
    if (click !== "toggle") return click;
    const before = pinState();
    const asked = applyPinAction(before, { type: "toggle", key, defaults: keysOf(defaults) });
    if (asked === before) return "ignored";
    const place = asked.pending.get(key) ?? -1;
    if (place >= 0) removed = { league, index: place };
    const labels = new Map(kept.get().labels);
    for (const each of [...defaults, league]) labels.set(each.key, each);
    if (!store({ lists: asked.lists, labels })) return "failed";
    if (confirm === null) return "done";
    waiting.set(asked);
    const isTaken = await confirm();
    const settled = applyPinAction(pinState(), { type: isTaken ? "confirmed" : "failed", key });
    waiting.set(settled);
    if (!isTaken) store({ ...kept.get(), lists: settled.lists });
    return isTaken ? "done" : "failed";
  },

  /** Undoes the last removal: the league gets its place back. Later choices stay. */
  async restore(): Promise<PinOutcome> {
    if (removed === null || myLeagues.isPinned(removed.league, [])) return "ignored";
    const { league, index } = removed;
    removed = null;
    const outcome = await myLeagues.toggle(league, []);
    return outcome === "done" ? myLeagues.move(league, index) : outcome;
  },

  /** Whether a toggle of the league would be ignored, because an earlier one is not confirmed yet (C4.04). */
  isWaiting: ({ key }: PinnableLeague): boolean => waiting.get().seeding !== null || waiting.get().pending.has(key),

  /** From now on `by` confirms each toggle; it returns false if the account did not accept it. Null: only the browser's storage confirms. */
  confirmBy: (by: typeof confirm) => void (confirm = by),

  /**
   * Moves a pinned league within the list of its sport, which begins as the defaults where the visitor has changed nothing. If the
   * browser cannot store it, nothing changes.
   */
  move(league: PinnableLeague, toIndex: number, defaults: readonly PinnableLeague[] = []): PinOutcome {
    const { lists, labels } = kept.get();
    const sportId = parseLeagueKey(league.key)?.sportId ?? 0;
    const list = lists.get(sportId) ?? new Set(keysOf(defaults));
    if (!list.has(league.key)) return "ignored";
    const moved = new Set(moveItem([...list], league.key, toIndex));
    const known = new Map([...labels, ...defaults.map((each) => [each.key, each] as const)]);
    return store({ lists: new Map(lists).set(sportId, moved), labels: known }) ? "done" : "failed";
  },

  /** The sports of which the visitor has pinned leagues. */
  sportIds: (): readonly number[] =>
    [...kept.get().lists].flatMap(([sportId, { size }]) => (size > 0 ? [sportId] : [])),

  stored: () => toStored(kept.get()),

  /** Replaces all pinned leagues with those of a file. Throws if the browser does not store them. */
  replace(stored: unknown): void {
    if (!store(parseKept(stored))) throw new Error("The browser does not store the pinned leagues.");
  },

  subscribe: kept.listen,
};

/** The visitor's leagues; null on the server and during hydration, where the visitor is unknown. */
export function useMyLeagues(): typeof myLeagues | null {
  useSyncExternalStore(waiting.listen, waiting.get, waiting.get);
  return useSyncExternalStore(kept.listen, kept.get, () => null) === null ? null : myLeagues;
}

const keysOf = (leagues: readonly PinnableLeague[]): readonly string[] => leagues.map(({ key }) => key);

/** Includes only the labels of pinned leagues. */
function toStored({ lists, labels }: Kept) {
  const pinned = new Set([...lists.values()].flatMap((list) => [...list]));
  return {
    lists: Object.fromEntries([...lists].map(([sportId, list]) => [sportId, toStoredList(list)])),
    labels: Object.fromEntries([...labels].filter(([key]) => pinned.has(key))),
  };
}

function parseKept(stored: unknown): Kept {
  const { lists, labels } = fieldsOf(stored);
  const sound = Object.entries(fieldsOf(labels)).flatMap(([key, value]) => {
    const label = toLabel(value);
    return label === null ? [] : [[key, label] as const];
  });
  return { lists: parseStoredLists(lists), labels: new Map(sound) };
}

/** Null for a value that is not a label, or whose path leads to another site. */
function toLabel(value: unknown): PinnableLeague | null {
  if (!isRecord(value)) return null;
  const parts = labelParts.map((part) => [part, value[part]] as const);
  const path = value["path"];
  const isSound = parts.every(([, text]) => typeof text === "string") && typeof path === "string" && /^\/\w/.test(path);
  // Each part was checked above.
  return isSound ? (Object.fromEntries(parts) as PinnableLeague) : null;
}
