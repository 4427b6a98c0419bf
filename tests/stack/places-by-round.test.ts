import { beforeAll, describe, expect, it } from "vitest";
import { daySeconds } from "../../shared/basics/day.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { placesSection } from "../../shared/wire/sections/places-section.ts";
import type { Stack } from "../../scripts/stack.ts";
import { postedGames } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide } from "../support/posted-league.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const sportId = sportIds.handball;
const league = aLeague(sportId, "Ligue des places");
const { tournamentId, templateId, stageId } = league;
const path = "/handball/france/ligue-des-places/classement";

const game = (round: number, home: string, away: string, score: readonly [number, number] | null) =>
  anEvent(league, `${home} ${away}`, {
    round: String(round),
    startSeconds: Math.floor(Date.now() / 1000) - (30 - 7 * round) * daySeconds,
    home: aSide(sportId, home),
    away: aSide(sportId, away),
    result: score === null ? null : { status: 3, halfTime: [0, 0], fullTime: score, extraTime: null, shootOut: null },
  });
const games = [
  game(1, "Ivry", "Dunkerque", [30, 20]),
  game(1, "Nîmes", "Chambéry", [25, 24]),
  game(2, "Chambéry", "Ivry", [31, 30]),
  game(2, "Dunkerque", "Nîmes", [20, 28]),
  game(6, "Ivry", "Nîmes", null),
];

describe("a posted league", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    await postedGames(stack).add(league, games);
  });
  const open = async (veil: string) =>
    (await getPage(stack, path, { headers: { cookie: veil === "" ? "" : `veil=${veil}` } })).text();

  it("[F18] has the place of each team after each round as a tab of its tables", async () => {
    const feed = await getFeed(stack, `to_${String(tournamentId)}_${stageId}_16`);
    const [head, ...teams] = placesSection.decode(await feed.text()).rows;
    expect(head?.fields).toMatchObject({ numbers: [1, 2] });
    expect(teams.map(({ fields }) => fields)).toMatchObject([
      { team: "Nîmes", places: [2, 1] },
      // Level on points with Ivry, which it has beaten.
      { team: "Chambéry", places: [3, 2] },
      { team: "Ivry", places: [1, 3] },
      { team: "Dunkerque", places: [4, 4] },
    ]);
  });

  it("shows them below its table", async () => {
    const html = await open("");
    expect(html).toMatch(/data-block="standings_table".*data-block="places_by_round"/s);
    expect(html).toContain('<polyline points="0,1.5 1,0.5"');
    expect(html).toMatch(/<th scope="row">(?:<[^>]*>)*Nîmes(?:<[^>]*>)*<\/th><td>2<\/td><td>1<\/td>/);
  });

  it.each([
    ["all results are", "hidden"],
    ["the league is", `some!l.${sportId}_${String(templateId)}.${String(tournamentId)}.${stageId}`],
    ["a team of it is", `some!t.${aSide(sportId, "Ivry").id}`],
    ["a game of it is", `some!g.${games[0]?.eventId}.${stageId}`],
  ])("masks them, and sends none of them, where %s hidden", async (_, veil) => {
    const html = await open(veil);
    expect(html).toContain('data-block="places_by_round"');
    expect(html).not.toMatch(/PRN÷|PRP÷|<polyline/);
  });
});
