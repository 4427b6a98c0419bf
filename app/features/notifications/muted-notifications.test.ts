import { setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { expect, it } from "vitest";
import { mutedSportsName, mutedKindsName } from "../../storage/notification-keys.ts";
import { followedGame } from "../favourites/game-favourite.fixture.ts";
import { noGames } from "../favourites/my-games.ts";
import { mutedSports, sportsToOffer, withoutSports, readMutedKinds } from "./muted-notifications.ts";

const games = { ...noGames, games: { g_1_AAAAAAAA: followedGame, g_2_BBBBBBBB: { ...followedGame, sportId: 2 } } };

it("leaves out the games of muted sports, and is the same object where none is", () => {
  expect(Object.keys(withoutSports(games, [2, 7]).games)).toEqual(["g_1_AAAAAAAA"]);
  expect(withoutSports(games, [])).toBe(games);
});

it("offers the sports of followed games, and muted ones without any", () => {
  expect(sportsToOffer(games, [7, 2])).toEqual([1, 2, 7]);
});

it("[C5.03] reads ids alone", () => {
  useTestStorageEngine();
  const readStored = (text: string) => {
    setTestStorageKey(mutedSportsName, text);
    return mutedSports.get();
  };
  expect(["{", "{}", '[2, "3", null, 1.5, 7]'].map(readStored)).toEqual([null, null, [2, 7]]);
});

it("[C5.03] reads kinds alone", () => {
  useTestStorageEngine();
  const readStored = (text: string) => {
    setTestStorageKey(mutedKindsName, text);
    return readMutedKinds();
  };
  expect(["{", "{}", '["card", "nope", 1, "end"]'].map(readStored)).toEqual([[], [], ["card", "end"]]);
});
