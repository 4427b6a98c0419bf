import { describe, expect, it } from "vitest";
import { all as frames } from "#texts/frame/site.all.js";
import { all as searches } from "#texts/pages/search.all.js";
import { readGames, withGames } from "./found-games.ts";

const dates = frames.fr;
const t = searches.fr;

const game = (changes: object = {}) => ({
  id: "1Game001",
  path: "/match/1Game001",
  time: "next",
  startSeconds: Date.UTC(2026, 10, 22, 19, 45) / 1000,
  isTimeKnown: true,
  home: { id: "1a", name: "PSG" },
  away: { id: "1b", name: "Lyon" },
  sport: { id: 1, name: "Football" },
  league: { id: "1c", name: "Ligue 1", flag: "fr" },
  ...changes,
});
const saying = { t, dates, timeZone: "Europe/Paris" };
const group = (key: string) => ({ key, title: key, rows: [], hasHead: true });
const detailOf = (changes: object) =>
  withGames([], readGames({ games: [game(changes)] }), saying)[0]?.rows[0]?.detail ?? null;

describe("games of the search", () => {
  it("say who plays, when and where", () => {
    expect(withGames([], readGames({ games: [game()] }), saying)).toEqual([
      {
        key: "game",
        title: "Matchs",
        rows: [
          {
            name: "PSG – Lyon",
            path: "/match/1Game001",
            detail: "22.11. 20:45 · Ligue 1 · Football",
            mark: "fr",
            followed: null,
          },
        ],
        hasHead: true,
      },
    ]);
    expect(detailOf({ isTimeKnown: false })).toBe("22.11. · Ligue 1 · Football");
    expect(detailOf({ time: "live" })).toBe("En direct · Ligue 1 · Football");
    expect(detailOf({ time: "last", league: null })).toBe("Terminé 22.11. · Football");
  });

  it("stand behind those who play them, and last behind all else", () => {
    const keys = (...before: string[]) =>
      withGames(before.map(group), readGames({ games: [game()] }), saying).map(({ key }) => key);
    expect(keys("team", "tournament")).toEqual(["team", "game", "tournament"]);
    expect(keys("player")).toEqual(["player", "game"]);
    expect(keys("tournament", "team")).toEqual(["tournament", "team", "game"]);
    expect(withGames([group("team")], [], saying)).toEqual([group("team")]);
  });

  it("are left out where a hidden result decided who plays", () => {
    const final = game({ decidedBy: ["1cup", "1semi"] });
    const named = (hidden: string) => readGames({ games: [final] }, (ids) => ids.includes(hidden)).length;
    expect([named("1semi"), named("1other"), readGames({ games: [final] }).length]).toEqual([0, 1, 1]);
  });

  it("are left out where an answer is none", () => {
    const broken = [game({ path: "https://elsewhere.test/" }), game({ home: null }), game({ time: "soon" }), null];
    expect(readGames({ games: broken })).toEqual([]);
    expect(readGames(null)).toEqual([]);
  });
});
