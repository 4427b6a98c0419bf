import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { MyGames } from "../favourites/my-games.ts";
import type { FollowedLeague } from "../mine/followed-leagues.ts";
import { groupsOf, type Group } from "./group-list.ts";

/** The followed games of one group, by league; of games without a group if `group` is null. */
export type GroupedLeagues = {
  readonly group: Group | null;
  readonly leagues: readonly FollowedLeague[];
  /** Keys of the games that are in an earlier group too. */
  readonly repeated: ReadonlySet<string>;
};

/** The followed leagues by group. A game of several groups is in each; one without a group comes last, as does a team's game without a star. */
export function toGroupedLeagues(
  leagues: readonly FollowedLeague[],
  groups: readonly Group[],
  { games, tournaments }: MyGames,
): readonly GroupedLeagues[] {
  const isIn = (keys: readonly string[], group: Group | null) => {
    const of = groupsOf(groups, keys);
    return group === null ? of.length === 0 : of.includes(group);
  };
  const toLeaguesOf = (group: Group | null) =>
    leagues.flatMap((followed) => {
      const { sportId, league } = followed;
      const whole = tournaments[`${sportId}_${league.league.stageId ?? ""}`];
      const eventIds = league.eventIds.filter((id) => {
        const keys = whole === undefined ? games[toGameKey(sportId, id)]?.groups : whole.groups;
        return isIn(keys ?? [], group);
      });
      return eventIds.length === 0 ? [] : [{ ...followed, league: { ...league, eventIds } }];
    });
  const shown = new Set<string>();
  const toGroup = (group: Group | null): GroupedLeagues => {
    const ofGroup = toLeaguesOf(group);
    const keys = ofGroup.flatMap(({ sportId, league }) => league.eventIds.map((id) => toGameKey(sportId, id)));
    const repeated = new Set(keys.filter((key) => shown.has(key)));
    for (const key of keys) shown.add(key);
    return { group, leagues: ofGroup, repeated };
  };
  const ofNone = toGroup(null);
  return [...groups.map(toGroup), ...(ofNone.leagues.length === 0 ? [] : [ofNone])];
}
