import { beforeAll, describe, expect, it } from "vitest";
import { daySeconds } from "../../shared/basics/day.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Stack } from "../../scripts/stack.ts";
import { postedGames, status } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide, textOf } from "../support/posted-league.ts";
import { getPage } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const sportId = sportIds.handball;
const league = aLeague(sportId, "Ligue des statistiques");
const { tournamentId, templateId, stageId } = league;
const path = "/handball/france/ligue-des-statistiques/";
const startSeconds = Math.floor(Date.now() / 1000) - 2 * daySeconds;

const game = anEvent(league, "compté", { startSeconds, home: aSide(sportId, "Ivry"), away: aSide(sportId, "Nîmes") });
const result = { status: 3, halfTime: [9, 9], fullTime: [20, 18], extraTime: null, shootOut: null };
const other = anEvent(league, "connu par son score", { startSeconds, home: aSide(sportId, "Metz"), result });
const player = { id: "7Ada0000", name: "Ada A." };
/** The number of this statistic in feeds. */
const shots = 34;

describe("a posted league", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    const { add, post } = postedGames(stack);
    await add(league, [game, other]);
    const atSeconds = startSeconds + 3600;
    await post(
      game,
      status(12, startSeconds),
      { kind: "statistics", period: 0, figures: [{ type: shots, home: "41", away: "38" }], atSeconds },
      {
        kind: "player-statistics",
        side: 2,
        rows: [{ player, values: { saves: "17", rating: "9.9" } }],
        atSeconds,
      },
      { kind: "result", result, atSeconds },
    );
  });
  const open = async (veil: string) =>
    (await getPage(stack, `${path}statistiques`, { headers: { cookie: veil === "" ? "" : `veil=${veil}` } })).text();

  it("ranks its players and teams by what its matches count, and says how many count", async () => {
    const html = await open("");
    expect(html).toMatch(/data-block="player_statistics".*data-block="team_statistics"/s);
    const text = textOf(html);
    expect(text).toMatch(/Arrêts du gardien Ada A\. 17 .* 1 Ada A\. Nîmes 1 17 /);
    expect(text).toMatch(/Total des tirs Ivry 41,0 .* 1 Ivry 1 41,0 2 Nîmes 1 38,0 /);
    expect(text).toMatch(/Matchs comptés : 1 sur 2, du/);
    // A sport without marks shows none.
    expect(text).not.toContain("9,9");
  });

  it.each([
    ["all results are", "hidden"],
    ["the league is", `some!l.${sportId}_${String(templateId)}.${String(tournamentId)}.${stageId}`],
    ["a team of it is", `some!t.${aSide(sportId, "Nîmes").id}`],
    ["a game of it is", `some!g.${game.eventId}.${stageId}`],
  ])("masks them, and sends none of them, where %s hidden", async (_, veil) => {
    const html = await open(veil);
    expect(html).toContain('data-block="team_statistics"');
    expect(html).not.toMatch(/GSC÷|GSV÷|class="ranking"|Ada A/);
  });
});
