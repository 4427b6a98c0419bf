import type { Language } from "../../../shared/texts/languages.ts";
import { parseGameKey } from "../../../shared/timeline/game-key.ts";
import { maxListSubjects, maxSubjectsPerSocket } from "../../../shared/push/push-limits.ts";
import { gameSubject } from "../../../shared/push/subjects.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { MyGames } from "../favourites/my-games.ts";

/** A game that begins later than this has no news yet; the selection is made anew each minute. */
const beforeStartSeconds = 15 * 60;
/** No game of two sides goes on for longer after its last known end, a test match's days included. */
const afterEndSeconds = 8 * 3600;
const mostGames = maxSubjectsPerSocket - maxListSubjects - 1;

type Times = { readonly startSeconds: number; readonly endSeconds: number };
/** When a game can have no more news. */
export const newsEndSeconds = ({ startSeconds, endSeconds }: Times): number =>
  Math.max(startSeconds, endSeconds) + afterEndSeconds;

/** The subjects of the followed games that may have news now, the latest start first: no more than a socket can follow. @param tellsOf whether news of a game may be told */
export function toNewsSubjects(
  { games }: MyGames,
  lang: Language,
  nowSeconds: number,
  tellsOf: (eventId: string) => boolean,
): readonly string[] {
  const isOn = ({ startSeconds, endSeconds }: Times) =>
    startSeconds - beforeStartSeconds <= nowSeconds && nowSeconds <= newsEndSeconds({ startSeconds, endSeconds });
  return Object.entries(games)
    .filter(([, game]) => !game.noDuel && game.statusType !== statusType.finished && isOn(game))
    .toSorted(([, one], [, other]) => other.startSeconds - one.startSeconds)
    .flatMap(([key]) => parseGameKey(key) ?? [])
    .filter(({ eventId }) => tellsOf(eventId))
    .slice(0, mostGames)
    .map(({ sportId, eventId }) => gameSubject(lang, sportId, eventId));
}
