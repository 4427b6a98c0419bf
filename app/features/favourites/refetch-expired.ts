import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import { toFollowable } from "./to-followable.ts";
import { applyFresh } from "./refresh.ts";
import { noGames, type MyGames } from "./my-games.ts";
import { toSavedDays, type ListWords } from "./saved-days.ts";

/** Delivers the bodies of these feeds, in their order; null where one could not be loaded. */
export type LoadBodies = (names: readonly string[], done: (bodies: readonly string[] | null) => void) => void;

/**
 * Fetches the records of an earlier day again, from the lists of their days (C4.08). Whatever the lists do not have stays
 * expired, and so does everything where one cannot be loaded: the next page tries again.
 */
export function refetchExpired(
  games: MyGames,
  expired: readonly string[],
  words: ListWords,
  load: LoadBodies,
  change: (to: (state: MyGames) => MyGames) => void,
): void {
  if (expired.length === 0) return;
  const days = toSavedDays(only(games, new Set(expired)), words);
  load(
    days.map(({ feedName }) => feedName),
    (bodies) => {
      if (bodies === null) return;
      change((state) =>
        days.reduce((refreshed, { sportId }, index) => withList(refreshed, sportId, bodies[index] ?? "", words), state),
      );
    },
  );
}

/** A list's events of a followed game, or of a tournament that is followed as a whole. */
function withList(before: MyGames, sportId: number, body: string, words: ListWords): MyGames {
  let state = before;
  for (const { league, events } of decodeDayFeed(body).leagues) {
    for (const event of events) {
      const { startSeconds, endSeconds, statusType, leagueId } = toFollowable(event, league, sportId, words.timeZone);
      for (const key of [toGameKey(sportId, event.id ?? ""), leagueId])
        state = applyFresh(state, key, { startSeconds, endSeconds, statusType }, words);
    }
  }
  return state;
}

const only = ({ games, tournaments }: MyGames, keys: ReadonlySet<string>): MyGames => ({
  ...noGames,
  games: pick(games, keys),
  tournaments: pick(tournaments, keys),
});

const pick = <T>(records: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(records).filter(([key]) => keys.has(key)));
