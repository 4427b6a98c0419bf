import { dayNumber } from "../../../shared/basics/day.ts";
import type { League } from "../../../shared/timeline/schedule.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { toLeague } from "../../catalogue/sports/to-league.ts";
import { startsOf, type Start } from "./edition.ts";

/** The longest that a season rests, and some days more. */
const searchedDays = 380;

/** The first race of a sport after an instant, of one of its tournaments or of any (null); null where none is near. */
export function nextStart(
  sportId: number,
  tournamentId: string | null,
  afterSeconds: number,
): { readonly league: League; readonly startSeconds: number } | null {
  const competitions = competitionsOf(sportId).filter(
    (each) => each.field !== null && (tournamentId === null || toLeague(each, "").tournamentId === tournamentId),
  );
  const today = dayNumber(afterSeconds, 0);
  for (let day = today; day < today + searchedDays; day += 1) {
    const [first] = competitions
      .flatMap((competition): readonly Start[] => startsOf(competition, day))
      .filter(({ startSeconds }) => startSeconds > afterSeconds)
      .toSorted((a, b) => a.startSeconds - b.startSeconds || a.league.rank - b.league.rank);
    if (first !== undefined) return { league: first.league, startSeconds: first.startSeconds };
  }
  return null;
}
