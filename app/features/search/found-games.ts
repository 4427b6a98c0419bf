import { gameTimes, type GameTime } from "../../../shared/timeline/game-times.ts";
import { fieldsOf, textOf } from "../../../shared/basics/record.ts";
import type { HidesNext } from "../../feeds/without-next.ts";
import type { SearchTexts } from "../../i18n/search-texts.ts";
import type { DateTexts } from "../day/date-texts.ts";
import { shortDate, startDayOf } from "../day/day-words.ts";
import { toLocalMoment } from "../day/local-time.ts";
import type { SearchRow, SearchRows } from "./search-rows.ts";

/** A game of a competitor that the search text names (S8). Its score is shown only on its page. */
export type FoundGame = {
  readonly path: string;
  readonly name: string;
  readonly time: GameTime;
  readonly startSeconds: number;
  readonly isTimeKnown: boolean;
  readonly sport: string;
  readonly league: string;
  readonly flag: string;
};

const hidesNone: HidesNext = () => false;

function readGame(value: unknown, hidesNext: HidesNext): FoundGame | null {
  const { path, time, startSeconds, isTimeKnown, decidedBy, home, away, sport, league } = fieldsOf(value);
  if (Array.isArray(decidedBy) && hidesNext(decidedBy.map(textOf))) return null;
  const known = gameTimes.find((each) => each === time);
  const names = [home, away].map((side) => textOf(fieldsOf(side)["name"]));
  if (known === undefined || typeof startSeconds !== "number" || !textOf(path).startsWith("/") || names.includes(""))
    return null;
  return {
    path: textOf(path),
    name: names.join(" – "),
    time: known,
    startSeconds,
    isTimeKnown: isTimeKnown !== false,
    sport: textOf(fieldsOf(sport)["name"]),
    league: textOf(fieldsOf(league)["name"]),
    flag: textOf(fieldsOf(league)["flag"]),
  };
}

/**
 * Reads the games of `/api/v2/search/games/`: the live, the next and the last ones.
 * @param hidesNext whether the visitor hides a result by which the sides of a game are known
 */
export function readGames(answer: unknown, hidesNext: HidesNext = hidesNone): readonly FoundGame[] {
  const { games } = fieldsOf(answer);
  return Array.isArray(games) ? games.flatMap((game: unknown) => readGame(game, hidesNext) ?? []) : [];
}

type Saying = { readonly t: SearchTexts; readonly dates: DateTexts; readonly timeZone: string };

/** Inserts the games below the competitors that play them, so that the rows above do not move when the games arrive. */
export function withGames(
  groups: readonly SearchRows[],
  games: readonly FoundGame[],
  saying: Saying,
): readonly SearchRows[] {
  if (games.length === 0) return groups;
  const rows = games.map((game) => toRow(game, saying));
  const group: SearchRows = { key: "game", title: saying.t.groups.game, rows, hasHead: true };
  const isOfPlayers = groups[0]?.key === "team" || groups[0]?.key === "player";
  return isOfPlayers ? groups.toSpliced(1, 0, group) : [...groups, group];
}

const toRow = (game: FoundGame, saying: Saying): SearchRow => ({
  name: game.name,
  path: game.path,
  detail: [toTime(game, saying), game.league, game.sport].filter((part) => part !== "").join(" · "),
  mark: game.flag,
  followed: null,
});

function toTime({ time, startSeconds, isTimeKnown }: FoundGame, { t, dates, timeZone }: Saying): string {
  if (time === "live") return t.game.live;
  const day = shortDate(startDayOf({ startSeconds, timeKnown: isTimeKnown ? 1 : 0 }, timeZone), dates);
  if (time === "last") return `${t.game.last} ${day}`;
  return isTimeKnown ? toLocalMoment(startSeconds, timeZone, dates) : day;
}
