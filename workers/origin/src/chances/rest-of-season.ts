import { groupBy } from "../standings/group-by.ts";
import type { SeasonMatch } from "../standings/season-match.ts";

/** A season of a league that has begun and is not over. */
export type RestOfSeason = {
  /** The games that count. Both lists are in the order of the starts. */
  readonly played: readonly SeasonMatch[];
  /** The games without a result that will still be played: to come, running, postponed or abandoned. */
  readonly left: readonly SeasonMatch[];
};

/** Every league of ours has return games: while each two teams have met once, the second half is not announced yet. */
const fewestMeetings = 2;

const pairOf = ({ home, away }: SeasonMatch): string => [home.id, away.id].toSorted().join("-");
const isFirm = ({ phase }: SeasonMatch): boolean => phase !== "off";

/**
 * The games of a league's season that are over and those that are left. Null before the first result, after the last game, and
 * where the known games are not a whole season, in which every two teams meet equally often.
 */
export function toRestOfSeason(matches: readonly SeasonMatch[]): RestOfSeason | null {
  const pairs = groupBy(matches, pairOf);
  const teams = new Set(matches.flatMap(({ home, away }) => [home.id, away.id]));
  const meetings = Math.max(...[...pairs.values()].map((games) => games.filter(isFirm).length));
  if (meetings < fewestMeetings || pairs.size !== (teams.size * (teams.size - 1)) / 2) return null;
  const seasons = [...pairs.values()].map((games) => toMeetings(games, meetings));
  if (seasons.some((games) => games.length !== meetings)) return null;
  const all = seasons
    .flat()
    .filter(({ isCancelled }) => isCancelled !== true)
    .toSorted((a, b) => a.startSeconds - b.startSeconds);
  const played = all.filter(({ phase }) => phase === "over");
  const left = all.filter(({ phase }) => phase !== "over");
  return played.length === 0 || left.length === 0 ? null : { played, left };
}

/** The meetings of two teams. A game that was called off is one of them, unless its source announced another one in its place. */
function toMeetings(games: readonly SeasonMatch[], meetings: number): readonly SeasonMatch[] {
  const firm = games.filter(isFirm);
  const calledOff = games.filter((game) => !isFirm(game));
  return [...firm, ...calledOff.slice(0, Math.max(0, meetings - firm.length))];
}
