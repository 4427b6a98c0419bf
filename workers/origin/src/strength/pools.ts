type Entry = { readonly tournamentId: string; readonly participantId: string };

export type Pools = {
  /** The pool of a side; null for one that has played nowhere. */
  readonly poolOf: (participantId: string) => string | null;
  /** The tournaments of a pool. */
  readonly tournamentsOf: (pool: string | null) => readonly string[];
};

/** Sides and tournaments are nodes of one graph. */
const sideOf = (participantId: string): string => `side ${participantId}`;
const tournamentOf = (tournamentId: string): string => `tournament ${tournamentId}`;

/**
 * Which sides games compare with each other: those of one pool have played in the same tournament, or are joined by a chain of tournaments.
 * Leagues of women, juniors and far countries, whose sides meet no others, are pools of their own.
 */
export function toPools(entries: readonly Entry[]): Pools {
  const parents = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent;
    // The next look-up is shorter.
    parents.set(node, root);
    return root;
  };
  for (const { tournamentId, participantId } of entries)
    parents.set(rootOf(sideOf(participantId)), rootOf(tournamentOf(tournamentId)));
  const tournaments = new Map<string, string[]>();
  for (const id of new Set(entries.map(({ tournamentId }) => tournamentId))) {
    const root = rootOf(tournamentOf(id));
    tournaments.set(root, [...(tournaments.get(root) ?? []), id]);
  }
  return {
    poolOf: (participantId) => (parents.has(sideOf(participantId)) ? rootOf(sideOf(participantId)) : null),
    tournamentsOf: (pool) => tournaments.get(pool ?? "") ?? [],
  };
}
