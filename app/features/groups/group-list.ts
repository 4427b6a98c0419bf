import { isRecord } from "../../../shared/basics/record.ts";
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

/** The name on one line, cut to the longest permitted length; "" if it has no visible character. */
export const cleanName = (text: string): string =>
  [...text.replace(/[\p{White_Space}\p{Cc}]+/gu, " ").trim()].slice(0, groupLimits.nameLength).join("").trim();

/** Parses the groups of a stored list, of a file or of the account; leaves out invalid ones. */
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

/** Adds a group at the end, in the first unused colour; null if its name is empty or the list is full. */
export function withNewGroup(groups: readonly Group[], key: string, text: string): readonly Group[] | null {
  const name = cleanName(text);
  if (name === "" || groups.length >= groupLimits.groups) return null;
  const used = new Set(groups.map(({ colour }) => colour));
  const free = Array.from({ length: groupLimits.colours }, (_, colour) => colour).find((colour) => !used.has(colour));
  return [...groups, { key, name, colour: free ?? groups.length % groupLimits.colours }];
}

/** Changes a group's name or colour; an empty name changes nothing. */
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

/** Puts a removed group back in its place. */
export const withGroupAt = (groups: readonly Group[], group: Group, index: number): readonly Group[] =>
  groups.some(({ key }) => key === group.key) ? groups : moveItem([...groups, group], group, index);

/** The groups that a game is in. A key without a group, as of a removed one, is ignored. */
export const groupsOf = (groups: readonly Group[], keys: readonly string[]): readonly Group[] =>
  groups.filter(({ key }) => keys.includes(key));

/** The keys of a game that is put into a group, or taken out of it; keys of no group are gone then. */
export function toToggledKeys(groups: readonly Group[], keys: readonly string[], key: string): readonly string[] {
  const known = groupsOf(groups, keys).map((group) => group.key);
  return known.includes(key) ? known.filter((other) => other !== key) : [...known, key];
}
