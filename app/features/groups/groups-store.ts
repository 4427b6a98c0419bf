import { parseJson } from "../../../shared/json/parse-json.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { createSeenText } from "../../storage/seen-text.ts";
import { moveItem } from "../mine/move-item.ts";
import { groupsName } from "./groups-name.ts";
import { parseGroupList, withChangedGroup, withGroupAt, withNewGroup, type Group } from "./group-list.ts";

/** The groups of a visitor's games, in the visitor's order, kept in this browser. */
export function createGroupStore(storage: KeyValueStore, newKey: () => string) {
  const listeners = new Set<() => void>();
  let kept: readonly Group[] | null = null;
  const text = createSeenText(() => storage.get(groupsName));

  function get(): readonly Group[] {
    if (kept === null || text.isOther()) {
      kept = parseGroupList(parseJson(storage.get(groupsName) ?? ""));
      text.see();
    }
    return kept;
  }

  /** Groups may outlive the games that are in them: a game that comes back from the account is in its group again. */
  function put(next: readonly Group[]) {
    kept = next;
    storage.set(groupsName, JSON.stringify(next));
    text.see();
    for (const listener of listeners) listener();
  }

  return {
    /** The same array until something changes. */
    get,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The new group; null where its name is empty, or there are as many as there may be. */
    add(name: string): Group | null {
      const next = withNewGroup(get(), newKey(), name);
      if (next === null) return null;
      put(next);
      return next.at(-1) ?? null;
    },
    change: (key: string, change: Partial<Pick<Group, "name" | "colour">>) => put(withChangedGroup(get(), key, change)),
    move: (group: Group, toIndex: number) => put(moveItem(get(), group, toIndex)),
    /** The games of a removed group stay followed, and keep its key until they are put into other groups. */
    remove: (key: string) => put(get().filter((group) => group.key !== key)),
    restore: (group: Group, index: number) => put(withGroupAt(get(), group, index)),
    /** Puts other groups in place of all: those of a file, or of the account. */
    replace: (value: unknown) => put(parseGroupList(value)),
    /** Another tab may have changed them. */
    reload() {
      kept = null;
      for (const listener of listeners) listener();
    },
    isKept: () => storage.hasRefused?.() !== true,
  };
}
export type GroupStore = ReturnType<typeof createGroupStore>;
