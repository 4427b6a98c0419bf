import { beforeAll, describe, expect, it } from "vitest";
import { daySeconds } from "../../shared/basics/day.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Stack } from "../../scripts/stack.ts";
import { postedGames } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide, textOf } from "../support/posted-league.ts";
import { getPage } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const sportId = sportIds.soccer;
const league = aLeague(sportId, "Ligue des calendriers");
const { tournamentId, templateId, stageId } = league;
const path = "/football/france/ligue-des-calendriers/classement";
const names = ["Angers", "Brest", "Caen", "Dijon"];
const pairs = names.flatMap((home) => names.flatMap((away) => (home === away ? [] : [[home, away] as const])));
const goals = (name: string) => (name === "Angers" ? 3 : 1);

/** Everybody has met everybody at home. Angers scored three goals each time, and everybody will meet again. */
const games = [...pairs, ...pairs].map(([home, away], at) =>
  anEvent(league, `${home} ${away} ${String(at)}`, {
    round: String(at + 1),
    startSeconds: Math.floor(Date.now() / 1000) + (at - pairs.length + 0.5) * daySeconds,
    home: aSide(sportId, home),
    away: aSide(sportId, away),
    result:
      at < pairs.length
        ? { status: 3, halfTime: [0, 0], fullTime: [goals(home), goals(away)], extraTime: null, shootOut: null }
        : null,
  }),
);

describe("a posted league of football", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    await postedGames(stack).add(league, games);
  });
  const open = async (veil: string) =>
    (await getPage(stack, path, { headers: { cookie: veil === "" ? "" : `veil=${veil}` } })).text();

  it("shows the next five fixtures of each team below its table, the easiest run first, each with a link to its match", async () => {
    const html = await open("");
    expect(html).toMatch(/data-block="standings_table".*data-block="fixture_difficulty"/s);
    const [, table = ""] = /<table class="difficulty">.*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
    const rows = table.split("</tr>").slice(0, -1);
    expect(rows).toHaveLength(names.length);
    expect(rows[0]).toContain("Angers");
    for (const row of rows) {
      expect(row.match(/href="\/match\//g)).toHaveLength(5);
      expect(textOf(row).match(/points attendus : \d,\d \((?:facile|moyen|difficile)\)/g)).toHaveLength(5);
    }
  });

  it.each([
    ["all results are", "hidden"],
    ["the league is", `some!l.${sportId}_${String(templateId)}.${String(tournamentId)}.${stageId}`],
    ["a team of it is", `some!t.${aSide(sportId, "Caen").id}`],
    ["a game of it is", `some!g.${games[0]?.eventId}.${stageId}`],
  ])("masks them, and sends none of them, where %s hidden", async (_, veil) => {
    const html = await open(veil);
    expect(html).toContain('data-block="fixture_difficulty"');
    expect(html).not.toMatch(/NFT÷|NFX÷|<table class="difficulty"/);
  });
});
