import { reset } from "cloudflare:test";
import { afterEach, expect, it } from "vitest";
import { decodeDayFeed } from "../../../../shared/feed/day-feed.ts";
import { readFigures, readMissed } from "../../../../shared/feed/sections/read-people.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { readFeed, saturday, setClock } from "../../test/harness.ts";

afterEach(() => reset());

const bodyOf = async (name: string) => (await readFeed(name)).body;
const firstOf = async (sportId: number, day = -1) => {
  await setClock(saturday, sportId);
  const { leagues } = decodeDayFeed(await bodyOf(`f_${sportId}_${day}_0_fr_1`));
  return leagues[0]?.events[0]?.homeParticipantId ?? "";
};

it("[C2.13] pm_2 of a team has the season's figures of its people, and of one of them the same and every game", async () => {
  const team = await firstOf(sportIds.soccer);
  const squad = readFigures(await bodyOf(`pm_2_${team}`)).people;
  expect(squad.length).toBeGreaterThan(11);
  const scorer = squad.toSorted((a, b) => (b.goals ?? 0) - (a.goals ?? 0))[0];
  const { seasons, games } = readFigures(await bodyOf(`pm_2_${scorer?.personId}`));
  const current = seasons.filter(({ season }) => season === seasons[0]?.season);
  expect(current.reduce((sum, row) => sum + (row.goals ?? 0), 0)).toBe(scorer?.goals);
  expect(current.reduce((sum, row) => sum + (row.games ?? 0), 0)).toBe(scorer?.games);
  expect(games.length).toBeGreaterThan(0);
  expect(games.map(({ startSeconds }) => startSeconds)).toEqual(
    games.map(({ startSeconds }) => startSeconds).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
  );
  for (const { rating } of games) if (rating != null) expect(rating).toBeGreaterThan(2.9);
});

it("[C2.13] pm_3 of a player is the player's part of the team's absences", async () => {
  const team = await firstOf(sportIds.soccer);
  const all = readMissed(await bodyOf(`pm_3_${team}`));
  expect(all.length).toBeGreaterThan(0);
  const playerId = all[0]?.playerId ?? "";
  const own = readMissed(await bodyOf(`pm_3_${playerId}`));
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map((row) => row.playerId))).toEqual(new Set([playerId]));
});

it("[C2.07] pm_2 of a single competitor counts wins and losses by season, of a starter in fields places", async () => {
  const player = await firstOf(sportIds.tennis);
  const { seasons } = readFigures(await bodyOf(`pm_2_${player}`));
  expect(seasons.length).toBeGreaterThan(0);
  for (const { games, wins, losses } of seasons) expect((wins ?? 0) + (losses ?? 0)).toBe(games);
  // As its results say.
  const results = decodeDayFeed(await bodyOf(`pl_0_${player}_0`)).leagues.flatMap(({ events }) => events);
  const won = results.filter(({ homeParticipantId, winner }) => winner === (homeParticipantId === player ? 1 : 2));
  const ended = results.filter(({ winner }) => winner === 1 || winner === 2);
  const total = (of: "wins" | "games") => seasons.reduce((sum, row) => sum + (row[of] ?? 0), 0);
  if (results.length < 100) expect([total("games"), total("wins")]).toEqual([ended.length, won.length]);
  const rider = await firstOf(sportIds.cycling);
  const [season] = readFigures(await bodyOf(`pm_2_${rider}`)).seasons;
  expect(season?.games).toBeGreaterThan(0);
  expect(season?.wins).not.toBeNull();
});
