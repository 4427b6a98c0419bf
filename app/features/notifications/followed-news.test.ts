import { describe, expect, it } from "vitest";
import { statusType } from "../../../shared/sports/statuses.ts";
import { noGames, type GameFavourite, type MyGames } from "../favourites/my-games.ts";
import { toNewsSubjects } from "./followed-news.ts";

const nowSeconds = 1_000_000;
const game = (fields: Partial<GameFavourite> = {}): GameFavourite => ({
  sportId: 1,
  leagueId: "1_stage",
  day: 0,
  isComplete: false,
  expiresAtSeconds: nowSeconds + 1,
  startSeconds: nowSeconds - 60,
  endSeconds: nowSeconds - 60,
  statusType: statusType.live,
  noDuel: false,
  groups: ["0"],
  ...fields,
});
const following = (games: Readonly<Record<string, GameFavourite>>): MyGames => ({ ...noGames, games });
const subjectsOf = (fields: Partial<GameFavourite>) =>
  toNewsSubjects(following({ g_1_abcdefgh: game(fields) }), "fr", nowSeconds, () => true);

describe("whose news a visitor hears", () => {
  it("[C3.10] a followed game's, of whatever sport, in the language of the page", () => {
    const games = following({ g_1_abcdefgh: game(), g_2_bcdefghi: game({ startSeconds: nowSeconds - 90 }) });
    expect(toNewsSubjects(games, "de", nowSeconds, () => true)).toEqual([
      "games_de_g_1_abcdefgh",
      "games_de_g_2_bcdefghi",
    ]);
    expect(toNewsSubjects(games, "de", nowSeconds, (id) => id !== "abcdefgh")).toEqual(["games_de_g_2_bcdefghi"]);
  });

  it("from a quarter of an hour before the start until long after the known end", () => {
    expect(subjectsOf({ startSeconds: nowSeconds + 900 })).toHaveLength(1);
    expect(subjectsOf({ startSeconds: nowSeconds + 901 })).toEqual([]);
    expect(subjectsOf({ startSeconds: nowSeconds - 8 * 3600, endSeconds: 0 })).toHaveLength(1);
    expect(subjectsOf({ startSeconds: nowSeconds - 8 * 3600 - 1, endSeconds: 0 })).toEqual([]);
    // A test match lasts five days.
    expect(subjectsOf({ startSeconds: nowSeconds - 4 * 86_400, endSeconds: nowSeconds + 86_400 })).toHaveLength(1);
  });

  it("not a finished game's, nor a starter's of a field, nor that of a key that names no game", () => {
    expect(subjectsOf({ statusType: statusType.finished })).toEqual([]);
    expect(subjectsOf({ noDuel: true })).toEqual([]);
    expect(toNewsSubjects(following({ nonsense: game() }), "fr", nowSeconds, () => true)).toEqual([]);
  });

  it("no more than a socket can follow beside the lists of a page, those that began last", () => {
    const all = Array.from({ length: 60 }, (_, at): [string, GameFavourite] => [
      `g_1_${String(10_000_000 + at)}`,
      game({ startSeconds: nowSeconds - at }),
    ]);
    const subjects = toNewsSubjects(following(Object.fromEntries(all)), "fr", nowSeconds, () => true);
    expect(subjects).toHaveLength(23);
    expect(subjects[0]).toBe("games_fr_g_1_10000000");
    expect(subjects).not.toContain("games_fr_g_1_10000023");
  });
});
