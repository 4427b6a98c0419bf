import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { readFeed, valueOf, type Row } from "../support/feed-reader.ts";
import { postedGames, status, type PostedEvent } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide } from "../support/posted-league.ts";
import { getPage } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const nowSeconds = Math.floor(Date.now() / 1000);
const facts = (cells: object, atSeconds: number) => ({ kind: "facts", facts: cells, atSeconds });

describe("what a source says of a game", () => {
  let stack: Stack;
  let posted: ReturnType<typeof postedGames>;
  beforeAll(async () => {
    stack = await stackWithoutWorld();
    posted = postedGames(stack);
  });
  const rowOf = async (path: string, key: string) =>
    new RegExp(`<li id="${key}".*?</li>`, "s").exec(await posted.listOf(path))?.[0] ?? "";
  const cellsOf = async (feed: string, { eventId }: PostedEvent, keys: readonly string[]) => {
    const row = (await readFeed(stack, feed)).find((each: Row) => valueOf(each, "AA") === eventId);
    return keys.map((key) => valueOf(row, key));
  };

  it("[C3.23] says in feed, row and board that the sides are swapped, and that a game has no live centre", async () => {
    const league = aLeague(sportIds.handball, "Source");
    const [swapped, silent] = ["Swapped", "Silent"].map((name) => anEvent(league, name, { startSeconds: nowSeconds }));
    if (swapped === undefined || silent === undefined) throw new Error("Two games are needed.");
    await posted.add(league, [swapped, silent]);
    await posted.post(swapped, facts({ swappedSides: 1 }, nowSeconds));
    await posted.post(silent, facts({ liveCentre: 0 }, nowSeconds));
    const said = [
      [swapped, "RW", "1", "l’équipe nommée en second reçoit"],
      [silent, "AX", "0", "sans suivi en direct"],
    ] as const;
    for (const [event, key, value, words] of said) {
      await expect.poll(() => cellsOf("f_7_0_0_fr_1", event, [key]), { timeout: 20_000 }).toEqual([value]);
      await expect
        .poll(() => rowOf("/handball", `g_7_${event.eventId}`), { timeout: 20_000 })
        .toContain(`data-why="${words}"`);
      await expect.poll(() => posted.boardOf(event), { timeout: 20_000 }).toContain(words);
    }
  });

  it("[C3.15] says that only the final result of a game is reported, for one game or for a league, and awaits none live", async () => {
    const words = "seul le résultat final est communiqué";
    const league = aLeague(sportIds.floorball, "Final", { sourceType: 2 });
    const other = aLeague(sportIds.floorball, "Followed", { sourceType: 1 });
    const ofLeague = anEvent(league, "OfLeague", { startSeconds: nowSeconds });
    const alone = anEvent(other, "Alone", { startSeconds: nowSeconds - 20 * 86_400 });
    await posted.add(league, [ofLeague]);
    await posted.add(other, [alone]);
    await posted.post(alone, facts({ sourceType: 2 }, nowSeconds - 20 * 86_400));
    await posted.post(alone, status(2, nowSeconds - 20 * 86_400));
    await expect.poll(() => rowOf("/floorball", `g_9_${ofLeague.eventId}`), { timeout: 20_000 }).toContain(words);
    expect(await posted.boardOf(ofLeague)).toContain(words);
    // A game with live data would be without news for twenty days.
    const board = await posted.boardOf(alone);
    expect(board).toContain(words);
    expect(board).not.toContain("sans nouvelles");
  });

  it("[C3.25] names the pitchers of baseball and shows the halves of pesäpallo, in feed, row and board", async () => {
    const diamond = aLeague(sportIds.baseball, "Pitchers");
    const game = anEvent(diamond, "Pitched", { startSeconds: nowSeconds });
    await posted.add(diamond, [game]);
    await posted.post(game, facts({ homePitcher: "Ada One", awayPitcher: "Bo Two" }, nowSeconds));
    await expect
      .poll(() => cellsOf("f_6_0_0_fr_1", game, ["TPH", "TPA"]), { timeout: 20_000 })
      .toEqual(["Ada One", "Bo Two"]);
    const pitchers = "lanceurs\u00a0: Ada One – Bo Two";
    await expect.poll(() => rowOf("/baseball", `g_6_${game.eventId}`), { timeout: 20_000 }).toContain(pitchers);
    expect(await posted.boardOf(game)).toContain(pitchers.replaceAll("\u00a0", " "));

    const field = aLeague(sportIds.pesapallo, "Halves");
    const match = anEvent(field, "Halved", { startSeconds: nowSeconds - 600 });
    await posted.add(field, [match]);
    await posted.post(match, status(2, nowSeconds - 600));
    await posted.post(match, facts({ homeHalf1: 5, awayHalf1: 3, homeHalf2: 1, awayHalf2: 12 }, nowSeconds - 60));
    const keys = ["TH1", "TA1", "TH2", "TA2"];
    await expect.poll(() => cellsOf("f_30_0_0_fr_1", match, keys), { timeout: 20_000 }).toEqual(["5", "3", "1", "12"]);
    const digits = (html: string) => html.replaceAll("\u2007", "_");
    await expect
      .poll(async () => digits(await rowOf("/pesapallo", `g_30_${match.eventId}`)), { timeout: 20_000 })
      .toContain("_5__1\n_3_12");
    expect(await posted.boardOf(match)).toMatch(/MT 1 MT 2.*5 1 .*3 12/);
  });

  it("[C3.05] says in a league's row whether it is displayed open, as the list then does", async () => {
    const leagues = [
      aLeague(sportIds.netball, "Shown", { type: "p" }),
      aLeague(sportIds.netball, "Shut", { type: "c" }),
    ];
    for (const league of leagues)
      await posted.add(league, [anEvent(league, "Displayed", { startSeconds: nowSeconds })]);
    const flags = async () => {
      const rows = await readFeed(stack, `f_${sportIds.netball}_0_0_fr_1`);
      return leagues.map(({ stageId }) =>
        valueOf(
          rows.find((row: Row) => valueOf(row, "ZC") === stageId),
          "TDI",
        ),
      );
    };
    await expect.poll(flags, { timeout: 20_000 }).toEqual(["1", "0"]);
    const open = async () => {
      const html = await posted.listOf("/netball");
      return leagues.map(({ stageId }) =>
        new RegExp(`<details id="l-${stageId}"[^>]*>`).exec(html)?.[0].includes(" open"),
      );
    };
    await expect.poll(open, { timeout: 20_000 }).toEqual([true, false]);
  });

  it("[C3.08] answers 410 for a team that its source has deleted, in words", async () => {
    const league = aLeague(sportIds.handball, "Deleted");
    const gone = { ...aSide(sportIds.handball, "Gone"), deleted: true };
    await posted.add(league, [anEvent(league, "Last", { home: gone, startSeconds: nowSeconds })]);
    const page = () => getPage(stack, `/equipe/r/${gone.id}/`, { headers: { accept: "text/html" } });
    await expect.poll(async () => (await page()).status, { timeout: 20_000 }).toBe(410);
    expect(await (await page()).text()).toContain("<h1>Page introuvable</h1>");
  });
});
