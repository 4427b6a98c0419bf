import { isRecord } from "../../../shared/json/record.ts";
import { parseGroups } from "../favourites/stored-my-games.ts";
import { defaultGroup } from "../favourites/my-games-limits.ts";
import { moveItem } from "../mine/move-item.ts";

/** A group of followed games, in the visitor's words. Records of games name groups by their keys (`mgGroup`, C3.16). */
export type Group = {
  readonly key: string;
  readonly name: string;
  /** Counted from 0. */
  readonly colour: number;
};

export const groupLimits = { groups: 20, nameLength: 40, colours: 8 } as const;

/** A name on one line, as long as it may be; "" for one without a letter. */
export const cleanName = (text: string): string =>
  [...text.replace(/[\p{White_Space}\p{Cc}]+/gu, " ").trim()].slice(0, groupLimits.nameLength).join("").trim();

/** The groups of a stored list, of a file or of the account; what is not sound is left out. */
export function parseGroupList(value: unknown): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const item of Array.isArray(value) ? value : []) {
    const group = isRecord(item) ? parseGroup(item) : null;
    if (group !== null && groups.size < groupLimits.groups && !groups.has(group.key)) groups.set(group.key, group);
  }
  return [...groups.values()];
}

function parseGroup({ key, name, colour }: Readonly<Record<string, unknown>>): Group | null {
  const [named] = parseGroups(key) ?? [];
  if (named === undefined || named !== key || named === defaultGroup) return null;
  if (typeof name !== "string" || cleanName(name) === "") return null;
  return { key: named, name: cleanName(name), colour: isColour(colour) ? colour : 0 };
}

const isColour = (colour: unknown): colour is number =>
  Number.isInteger(colour) && Number(colour) >= 0 && Number(colour) < groupLimits.colours;

/** With a new group at the end, in the first colour that no other has; null where its name is empty or there is no room. */
export function withNewGroup(groups: readonly Group[], key: string, text: string): readonly Group[] | null {
  const name = cleanName(text);
  if (name === "" || groups.length >= groupLimits.groups) return null;
  const used = new Set(groups.map(({ colour }) => colour));
  const free = Array.from({ length: groupLimits.colours }, (_, colour) => colour).find((colour) => !used.has(colour));
  return [...groups, { key, name, colour: free ?? groups.length % groupLimits.colours }];
}

/** With another name or colour; an empty name changes nothing. */
export const withChangedGroup = (
  groups: readonly Group[],
  key: string,
  change: Partial<Pick<Group, "name" | "colour">>,
): readonly Group[] =>
  groups.map((group) => {
    if (group.key !== key) return group;
    const name = cleanName(change.name ?? group.name);
    return { ...group, ...change, name: name === "" ? group.name : name };
  });

/** With a group that was removed at the place where it was. */
export const withGroupAt = (groups: readonly Group[], group: Group, index: number): readonly Group[] =>
  groups.some(({ key }) => key === group.key) ? groups : moveItem([...groups, group], group, index);

/** Those of the groups that a game is in; a key of none of them, as of a removed group, names nothing. */
export const groupsOf = (groups: readonly Group[], keys: readonly string[]): readonly Group[] =>
  groups.filter(({ key }) => keys.includes(key));

/** The keys of a game that is put into a group, or taken out of it; keys of no group are gone then. */
export function toToggledKeys(groups: readonly Group[], keys: readonly string[], key: string): readonly string[] {
  const known = groupsOf(groups, keys).map((group) => group.key);
  return known.includes(key) ? known.filter((other) => other !== key) : [...known, key];
}
