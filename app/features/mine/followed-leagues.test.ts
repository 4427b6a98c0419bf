import { expect, it } from "vitest";
import { followedGame } from "../favourites/game-favourite.fixture.ts";
import { noGames, type MyGames } from "../favourites/my-games.ts";
import type { MyTeams } from "../favourites/my-teams.ts";
import { toDayOrder, toFollowedLeagues } from "./followed-leagues.ts";

const league = (stageId: string, ...eventIds: string[]) => ({ league: { stageId }, eventIds });
const startOf: Readonly<Record<string, number>> = { a: 30, b: 10, c: 20 };
const getEvent = (id: string) => ({ id, startSeconds: startOf[id] ?? 0, awayParticipantId: `team-${id}` });
type Lists = Parameters<typeof toFollowedLeagues>[0];

const noTeams = new Map<number, readonly string[]>();
const shown = (...[lists, games, teams = noTeams]: [Lists, MyGames, MyTeams?]) =>
  toFollowedLeagues(lists, games, getEvent, teams, 100);

it("shows the games alone that are followed, with the start of the first", () => {
  const lists = [{ sportId: 1, epochDay: 100, leagues: [league("LEAGUE01", "a", "b", "c"), league("LEAGUE02", "d")] }];
  const games = { ...noGames, games: { g_1_a: followedGame, g_1_c: followedGame } };
  expect(shown(lists, games)).toEqual([
    { sportId: 1, epochDay: 100, league: league("LEAGUE01", "a", "c"), startSeconds: 20 },
  ]);
});

it("[C4.09] shows today's games of the visitor's teams, followed or not, and of other days those that are followed", () => {
  const lists = [100, 101].map((epochDay) => ({ sportId: 1, epochDay, leagues: [league("LEAGUE01", "a", "b")] }));
  const teams = new Map([[1, ["team-b"]]]);
  expect(shown(lists, noGames, teams).map(({ epochDay, league: { eventIds } }) => [epochDay, eventIds])).toEqual([
    [100, ["b"]],
  ]);
  expect(shown(lists, noGames, new Map([[2, ["team-b"]]]))).toEqual([]);
});

it("[C3.17] shows a tournament that is followed as a whole", () => {
  const race = { league: { stageId: "RACE0001", duel: 0 }, eventIds: ["a", "b"] };
  const lists = [{ sportId: 31, epochDay: 100, leagues: [race] }];
  const { noDuel: _, ...tournament } = followedGame;
  const games = { ...noGames, tournaments: { "31_RACE0001": { ...tournament, groups: null } } };
  expect(shown(lists, games)).toHaveLength(1);
  expect(shown(lists, { ...noGames, games: { g_31_a: followedGame } })[0]?.league).toBe(race);
});

it("begins with today, then what comes, then what is over, the latest first", () => {
  expect(toDayOrder([99, 102, 100, 98, 101, 100], 100)).toEqual([100, 101, 102, 99, 98]);
});
