import { parseLeagueKey } from "../../../shared/identity/league-key.ts";
import { isRecord } from "../../../shared/json/record.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { createSeenText } from "../../storage/seen-text.ts";
import { moveItem } from "../mine/move-item.ts";
import { toPinClick } from "../favourites/pin-click.ts";
import { applyPinAction, toPinState, type PinState } from "../favourites/pin-toggles.ts";
import { isLeaguePinned, parseStoredLists, toStoredList, type PinnedLists } from "../favourites/pinned-leagues.ts";
import { myLeaguesName } from "./my-leagues-name.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

/** What the browser stores: the lists by sport (C3.19), and of each pinned league what a menu shows. */
type Stored = { readonly lists: Readonly<Record<string, unknown>>; readonly labels: Readonly<Record<string, unknown>> };

/** `failed`: the browser or the account could not store it, and nothing has changed (C4.05). */
export type PinOutcome = "done" | "ignored" | "failed";

type Confirm = () => Promise<boolean>;

export type MyLeagues = {
  readonly isPinned: (league: PinnableLeague, defaults: readonly PinnableLeague[]) => boolean;
  /** The pinned leagues of a sport; null where the visitor has changed none. */
  readonly ofSport: (sportId: number) => readonly PinnableLeague[] | null;
  /** Shows at once; the outcome comes with the confirmation. */
  readonly toggle: (league: PinnableLeague, defaults: readonly PinnableLeague[]) => Promise<PinOutcome>;
  /** Takes back the last removal: the league has its place again. What has been chosen since stays. */
  readonly restore: () => Promise<PinOutcome>;
  /** Whether a toggle of the league would be ignored, because an earlier one is not confirmed yet (C4.04). */
  readonly isWaiting: (league: PinnableLeague) => boolean;
  /** From now on a toggle is confirmed by `confirm`: false where the account did not take it. Null: by the browser's storage alone. */
  readonly confirmBy: (confirm: Confirm | null) => void;
  /** Gives a pinned league another place among those of its sport; nothing has changed where the browser could not store it. */
  readonly move: (league: PinnableLeague, toIndex: number) => PinOutcome;
  /** The sports of which the visitor has pinned leagues. */
  readonly sportIds: () => readonly number[];
  readonly stored: () => unknown;
  /** Puts other leagues in place of all: those of a file. Throws where the browser stores nothing. */
  readonly replace: (stored: unknown) => void;
  readonly reload: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another value after each change. */
  readonly version: () => number;
};

/**
 * The leagues that a visitor has pinned, kept in this browser.
 * @param storage throws where the browser stores nothing
 */
export function createMyLeagues(storage: () => Pick<Storage, "getItem" | "setItem">): MyLeagues {
  let version = 0;
  let labels: Readonly<Record<string, unknown>> = {};
  let state: PinState | null = null;
  let confirm: Confirm | null = null;
  const kept = new Map<number, readonly PinnableLeague[]>();
  const text = createSeenText(() => readText(storage));
  /** The last removal, for who did not mean it. */
  let removed: { readonly league: PinnableLeague; readonly index: number } | null = null;
  const listeners = new Set<() => void>();

  function read(): PinState {
    const isWaiting = state !== null && (state.seeding !== null || state.pending.size > 0);
    if (state !== null && (isWaiting || !text.isOther())) return state;
    const stored = parseStored(readText(storage));
    text.see();
    kept.clear();
    labels = stored.labels;
    state = toPinState(parseStoredLists(stored.lists));
    return state;
  }

  /** With the labels of what is pinned alone. */
  function toStoredValue(lists: PinnedLists): Stored {
    const pinned = new Set([...lists.values()].flatMap((list) => [...list]));
    return {
      lists: toStoredLists(lists),
      labels: Object.fromEntries(Object.entries(labels).filter(([key]) => pinned.has(key))),
    };
  }

  /** False where the browser does not store it. */
  function store(lists: PinnedLists): boolean {
    try {
      storage().setItem(myLeaguesName, JSON.stringify(toStoredValue(lists)));
      text.see();
      return true;
    } catch {
      return false;
    }
  }

  function changed(next: PinState): void {
    state = next;
    version += 1;
    kept.clear();
    for (const listener of listeners) listener();
  }

  const mine: MyLeagues = {
    isPinned: (league, defaults) =>
      isLeaguePinned(read().lists, { key: league.key, tournamentType: league.type }, keysOf(defaults)),

    ofSport(sportId) {
      const list = read().lists.get(sportId);
      if (list === undefined) return null;
      const known = kept.get(sportId) ?? [...list].flatMap((key) => toLabel(labels[key]) ?? []);
      kept.set(sportId, known);
      return known;
    },

    async toggle(league, defaults) {
      const { key } = league;
      // Who is not signed in keeps the leagues in the browser: local only.
      if (toPinClick(key, { hasUserFunctions: false, isLocalOnly: true }).kind !== "toggle") return "ignored";
      const before = read();
      const asked = applyPinAction(before, { type: "toggle", key, defaults: keysOf(defaults) });
      if (asked === before) return "ignored";
      const place = asked.pending.get(key) ?? -1;
      if (place >= 0) removed = { league, index: place };
      labels = { ...labels, ...Object.fromEntries([...defaults, league].map((each) => [each.key, each])) };
      const settle = (isTaken: boolean): PinOutcome => {
        changed(applyPinAction(read(), { type: isTaken ? "confirmed" : "failed", key }));
        return isTaken ? "done" : "failed";
      };
      state = asked;
      if (!store(asked.lists)) return settle(false);
      if (confirm === null) return settle(true);
      changed(asked);
      const outcome = settle(await confirm());
      if (outcome === "failed") store(read().lists);
      return outcome;
    },

    async restore() {
      if (removed === null || mine.isPinned(removed.league, [])) return "ignored";
      const { league, index } = removed;
      removed = null;
      const outcome = await mine.toggle(league, []);
      return outcome === "done" ? mine.move(league, index) : outcome;
    },

    isWaiting: ({ key }) => read().seeding !== null || read().pending.has(key),

    confirmBy: (by) => void (confirm = by),

    move(league, toIndex) {
      const before = read();
      const sportId = parseLeagueKey(league.key)?.sportId ?? 0;
      const list = before.lists.get(sportId);
      if (list?.has(league.key) !== true) return "ignored";
      const moved = new Set(moveItem([...list], league.key, toIndex));
      const lists = new Map(before.lists).set(sportId, moved);
      if (!store(lists)) return "failed";
      changed({ ...before, lists });
      return "done";
    },

    sportIds: () => [...read().lists].flatMap(([sportId, list]) => (list.size > 0 ? [sportId] : [])),

    stored: () => toStoredValue(read().lists),

    replace(value) {
      const { lists, labels: named } = toStored(value);
      const sound = Object.entries(named).filter(([, label]) => toLabel(label) !== null);
      const next = { lists: toStoredLists(parseStoredLists(lists)), labels: Object.fromEntries(sound) };
      storage().setItem(myLeaguesName, JSON.stringify(next));
      text.see();
      labels = next.labels;
      changed(toPinState(parseStoredLists(next.lists)));
    },

    reload() {
      state = null;
      changed(read());
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
  return mine;
}

const keysOf = (leagues: readonly PinnableLeague[]): readonly string[] => leagues.map(({ key }) => key);

function readText(storage: () => Pick<Storage, "getItem">): string {
  try {
    return storage().getItem(myLeaguesName) ?? "";
  } catch {
    return "";
  }
}

const toStoredLists = (lists: PinnedLists): Stored["lists"] =>
  Object.fromEntries([...lists].map(([sportId, list]) => [sportId, toStoredList(list)]));

const parseStored = (text: string): Stored => toStored(parseJson(text));

function toStored(value: unknown): Stored {
  const part = (name: string) => (isRecord(value) && isRecord(value[name]) ? value[name] : {});
  return { lists: part("lists"), labels: part("labels") };
}

const labelParts = ["key", "type", "name", "country", "flag", "path"] as const;

/** Null for what is no label; a path that leads to another site is none. */
function toLabel(value: unknown): PinnableLeague | null {
  if (!isRecord(value)) return null;
  const parts = labelParts.map((part) => [part, value[part]] as const);
  const path = value["path"];
  const isSound = parts.every(([, text]) => typeof text === "string") && typeof path === "string" && /^\/\w/.test(path);
  // Each part was looked at.
  return isSound ? (Object.fromEntries(parts) as PinnableLeague) : null;
}
