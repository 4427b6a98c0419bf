import { oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import { parseFollowedName } from "./followed-names.ts";
import type { ListFeed } from "./list-feed.ts";

type Followed = Pick<ListFeed, "sportId" | "isFollowed" | "market" | "oddsSeq">;

export const updatesOf = ({ sportId }: Pick<ListFeed, "sportId">): string => updateSubject(sportId);

/** Null where the place may see no odds. */
export const oddsOf = ({ sportId, market, oddsSeq }: Followed): string | null =>
  market === null || oddsSeq === null ? null : oddsSubject(sportId, market);

/**
 * Whether the odds subject carries all changes of a list's prices: those of followed days, and of a match on one. Changes of games
 * further ahead have no numbers, whatever list they are in.
 */
export const isNumbered = ({ isFollowed, feedName }: Pick<ListFeed, "isFollowed" | "feedName">): boolean =>
  isFollowed && parseFollowedName(feedName) !== null;

/**
 * The subjects that a list joins and polls. A list that cannot change leaves the socket to the notifications of the visitor's
 * games (C4.14, C4.19), and has nothing to follow without them.
 */
export function toLiveSubjects(list: Followed): readonly string[] {
  if (!list.isFollowed) return [];
  const odds = oddsOf(list);
  return odds === null ? [updatesOf(list)] : [updatesOf(list), odds];
}
