import type { SeasonMatch } from "./season-match.ts";

/** Fewer make no group. */
const smallestGroup = 3;

/**
 * The group games of a tournament whose source names no rounds, with the number of each one's group: those who meet are in
 * a group until all of its teams have met; a later game between two groups is a knock-out.
 */
export function inferGroups(games: readonly SeasonMatch[]): ReadonlyMap<SeasonMatch, string> {
  const groupOf = new Map<string, Group>();
  const groupGames = new Set<SeasonMatch>();
  let isKnockOut = false;
  for (const game of games.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    const [home, away] = [game.home.id, game.away.id].map(
      (id) => groupOf.get(id) ?? { ids: new Set([id]), met: new Map() },
    );
    if (home === undefined || away === undefined) continue;
    const isAgain = home === away && home.met.has(pairOf(game));
    if (home !== away && isComplete(home) && isComplete(away)) isKnockOut = true;
    else if (!(isKnockOut && isAgain) && (home === away || !isComplete(home) || !isComplete(away))) {
      join(home, away, groupOf).met.set(pairOf(game), true);
      groupGames.add(game);
    }
  }
  const isOver = games.every(({ phase }) => phase === "over" || phase === "off");
  // A tournament that goes on may have groups in which not everybody has met: then more have met than in a knock-out.
  const isGroup = (group: Group) => isComplete(group) || (!isOver && group.met.size >= group.ids.size);
  const numbers = new Map<Group, string>();
  const numbered = new Map<SeasonMatch, string>();
  for (const game of groupGames) {
    const group = groupOf.get(game.home.id);
    if (group === undefined || !isGroup(group)) continue;
    const number = numbers.get(group) ?? String(numbers.size + 1);
    numbers.set(group, number);
    numbered.set(game, number);
  }
  return numbered;
}

type Group = { readonly ids: Set<string>; readonly met: Map<string, true> };

const pairOf = ({ home, away }: SeasonMatch) => [home.id, away.id].toSorted().join(" ");

const isComplete = ({ ids, met }: Group): boolean =>
  ids.size >= smallestGroup && met.size === (ids.size * (ids.size - 1)) / 2;

/** The first group with the members and games of both. */
function join(home: Group, away: Group, groupOf: Map<string, Group>): Group {
  for (const id of away.ids) home.ids.add(id);
  for (const pair of away.met.keys()) home.met.set(pair, true);
  for (const id of home.ids) groupOf.set(id, home);
  return home;
}
