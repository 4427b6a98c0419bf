import { parseJson } from "../../../shared/basics/parse-json.ts";
import { createChoice, isChoiceKept, useChoice } from "../../storage/choice.ts";
import { moveItem } from "../mine/move-item.ts";
import { parseGroupList, withChangedGroup, withGroupAt, withNewGroup, type Group } from "./group-list.ts";
import { groupsName } from "./groups-name.ts";

const groups = createChoice<readonly Group[]>(groupsName, [], {
  parse: (text) => parseGroupList(parseJson(text)),
  format: (list) => JSON.stringify(list),
});

/** Eight digits and letters: two devices that make a group at the same time make two. */
const newKey = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, "0") ?? "";

/**
 * The groups of a visitor's games, in the visitor's order, kept in this browser. They may outlive the games that are in them: a game
 * that comes back from the account is in its group again.
 */
export const groupStore = {
  /** The same array until something changes. */
  get: groups.get,
  subscribe: groups.listen,
  /** The new group; null where its name is empty, or there are as many as there may be. */
  add(name: string): Group | null {
    const next = withNewGroup(groups.get(), newKey(), name);
    if (next === null) return null;
    groups.set(next);
    return next.at(-1) ?? null;
  },
  change: (key: string, change: Partial<Pick<Group, "name" | "colour">>) =>
    groups.set(withChangedGroup(groups.get(), key, change)),
  move: (group: Group, toIndex: number) => groups.set(moveItem(groups.get(), group, toIndex)),
  /** The games of a removed group stay followed, and keep its key until they are put into other groups. */
  remove: (key: string) => groups.set(groups.get().filter((group) => group.key !== key)),
  restore: (group: Group, index: number) => groups.set(withGroupAt(groups.get(), group, index)),
  /** Puts other groups in place of all: those of a file, or of the account. */
  replace: (value: unknown) => groups.set(parseGroupList(value)),
  isKept: () => isChoiceKept(groupsName),
};

/** The visitor's groups; none on the server, which does not know the visitor. */
export const useGroups = (): readonly Group[] => useChoice(groups);
