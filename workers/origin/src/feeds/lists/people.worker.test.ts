import { reset } from "cloudflare:test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { transferSection } from "../../../../../shared/wire/sections/news-section.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { readFeed, saturday, setClock } from "../../../test/harness.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
const { basketball } = sportIds;

beforeAll(() => setClock(saturday, basketball));
afterAll(() => reset());

const peopleOf = async (name: string) => decodeDayFeed((await readFeed(name)).body).participants ?? [];
const someTeam = async () => {
  const { leagues } = decodeDayFeed((await readFeed(`f_${basketball}_0_0_fr_1`)).body);
  return leagues[0]?.events[0]?.homeParticipantId ?? "";
};

it("[F38] pm_ holds a team with its players and coach, and each of them with the team", async () => {
  const team = await someTeam();
  const [row, ...members] = await peopleOf(`pm_1_${team}`);
  expect(row?.id).toBe(team);
  expect(members.length).toBeGreaterThan(8);
  for (const { id, teamName } of members) {
    const [person, own] = await peopleOf(`pm_1_${id}`);
    expect([person?.teamName, own?.id]).toEqual([teamName, team]);
  }
});

it("[F38] tetr_ lists a player's moves like those of the team", async () => {
  const team = await someTeam();
  const movesOf = async (id: string) =>
    transferSection
      .decode((await readFeed(`tetr_${id}_0_1`)).body)
      .rows.flatMap((row) => (row.kind === "transfer" ? [row.fields] : []));
  const [move] = await movesOf(team);
  expect(move).toBeDefined();
  expect((await movesOf(move?.playerId ?? "")).map(({ id }) => id)).toContain(move?.id);
});

it("[C5.04] pm_ is 0 for an unknown id", async () => {
  expect((await readFeed("pm_1_3Nobody0")).body).toBe("0");
});

it("says of a club that only plays friendlies these days which country it is of", async () => {
  // Leagues of a calendar year rest in December.
  await setClock(Date.UTC(2026, 11, 12, 12) / 1000, sportIds.soccer);
  const { leagues } = decodeDayFeed((await readFeed(`f_${sportIds.soccer}_0_0_fr_1`)).body);
  const friendlies = leagues.find(({ league }) => league.countryName === "Monde");
  const club = friendlies?.events[0]?.homeParticipantId ?? "";
  const [row] = await peopleOf(`pm_1_${club}`);
  expect(row?.id).toBe(club);
  expect(row?.countryName).not.toBe("Monde");
});
