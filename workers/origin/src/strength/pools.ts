import { groupBy } from "../standings/group-by.ts";

type Entry = { readonly tournamentId: string; readonly participantId: string };

/**
 * Which sides games compare with each other: those of one pool have played in the same tournament, or are joined by a chain of tournaments.
 * Leagues of women, juniors and far countries, whose sides meet no others, are pools of their own.
 * @returns the pool of a side; null for one that has played nowhere
 */
export function toPools(entries: readonly Entry[]): (participantId: string) => string | null {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent;
    // The next look-up is shorter.
    parents.set(id, root);
    return root;
  };
  for (const { tournamentId, participantId } of entries)
    parents.set(rootOf(`side ${participantId}`), rootOf(`tournament ${tournamentId}`));
  return (participantId) => (parents.has(`side ${participantId}`) ? rootOf(`side ${participantId}`) : null);
}

/** The values of the pool that most of them belong to, in their order. */
export function largestPool<T>(values: readonly T[], poolOf: (value: T) => string | null): readonly T[] {
  const pools = groupBy(values, poolOf);
  return [...pools.values()].reduce<readonly T[]>((most, own) => (own.length > most.length ? own : most), []);
}
