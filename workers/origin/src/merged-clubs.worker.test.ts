import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { countryOf } from "../../../shared/places/countries.ts";
import { inLedger, post, postJson, readFeed, saturday, scopedProvider, setClock } from "../test/harness.ts";
import { aLeague } from "../test/records.ts";
import { aMatch } from "../test/season.ts";
import { readStandings } from "../../../shared/wire/sections/read-standings.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { playerFeed } from "../../../shared/wire/player-feed.ts";
import { search } from "./search-route.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

/** One club under two names: "Lazio" in the first games, "Lazior" in the later ones. */
const [lazio, lazior] = ["1Lazio00", "1Lazior0"];
const events = [
  aMatch("Lazio Metz 2-0", 30),
  aMatch("Metz Nice 0-1", 20),
  aMatch("Lazior Nice 1-1", 1, { eventId: "1Late000" }),
];
const clubs = (...statements: readonly { readonly id: string; readonly into: string | null }[]) => ({
  sportId: 1,
  clubs: statements,
});
const merge = clubs({ id: lazior, into: lazio });
const split = clubs({ id: lazior, into: null });

const table = async () => {
  const { body } = await readFeed("to_1Tourn00_1Stage00_1");
  return [...body.matchAll(/TN÷([^¬]*)¬.*?TM÷(\d+)/g)].map(([, name, games]) => `${name} ${games}`).toSorted();
};
async function gamesOf(id: string) {
  const { body } = await readFeed(`pr_1_${countryOf("FR", "fr").id}_${id}_0_0_fr_1`);
  const games = decodeDayFeed(body).leagues.flatMap((league) => league.events);
  return games.map((game) => `${game.homeName} ${game.awayName}`).toSorted();
}
async function find(query: string) {
  const { results } = await search(env.CATALOGUE, { query, lang: "fr", sportId: null, limit: 10, isForeign: false });
  return results.filter(({ name }) => name.startsWith("Lazio")).map(({ id }) => id);
}
const apart = ["Lazio 1", "Lazior 1", "Metz 2", "Nice 2"];

async function before() {
  await postJson("events", { sportId: 1, leagues: [aLeague()], events });
  expect(await table()).toEqual(apart);
  expect(await gamesOf(lazio)).toEqual(["Lazio Metz"]);
  await expect.poll(() => find("lazior")).toEqual([lazior]);
}

describe("two clubs that a provider merges", () => {
  it("C2.08 are one club in tables, in a team's games and in the search, under its name", async () => {
    await before();
    expect(await postJson("clubs", merge)).toEqual({ changed: 1, unchanged: 0, refused: [] });
    expect(await table()).toEqual(["Lazio 2", "Metz 2", "Nice 2"]);
    expect(await gamesOf(lazio)).toEqual(["Lazio Metz", "Lazio Nice"]);
    expect(await gamesOf(lazior)).toEqual(["Lazio Metz", "Lazio Nice"]);
    await expect.poll(() => find("lazior")).toEqual([lazio]);
    const { changes } = decodeChanges((await readFeed("u_1_1")).body);
    expect(changes.at(-1)).toMatchObject({ id: "1Late000", homeName: "Lazio" });
  });

  it("are as they were when they are split, and no event was rewritten", async () => {
    await before();
    const stored = () =>
      inLedger(({ held }) => held.eventsOfStage("1Stage00").map(({ state }) => JSON.stringify(state.schedule)));
    const untouched = await stored();
    await postJson("clubs", merge);
    const { seq } = await readFeed("r_1_1");
    expect(await stored()).toEqual(untouched);
    expect(await postJson("clubs", split)).toEqual({ changed: 1, unchanged: 0, refused: [] });
    expect(await table()).toEqual(apart);
    expect([await gamesOf(lazio), await gamesOf(lazior)]).toEqual([["Lazio Metz"], ["Lazior Nice"]]);
    await expect.poll(() => find("lazior")).toEqual([lazior]);
    expect(await stored()).toEqual(untouched);
    expect((await readFeed(`f_1_-1_0_fr_1?seq=${seq}`)).body).toContain("AE÷Lazio¬");
  });

  it("stay merged for games that come later", async () => {
    await before();
    await postJson("clubs", merge);
    const later = aMatch("Brest Lazior 0-3", 1, { eventId: "1Later00" });
    await postJson("events", { sportId: 1, leagues: [], events: [later] });
    expect(await table()).toEqual(["Brest 1", "Lazio 3", "Metz 2", "Nice 2"]);
    const { changes } = decodeChanges((await readFeed("u_1_1")).body);
    expect(changes.at(-1)).toMatchObject({ id: "1Later00", awayName: "Lazio" });
  });

  it("change nothing the second time", async () => {
    await before();
    expect(await postJson("clubs", split)).toMatchObject({ changed: 0, unchanged: 1 });
    await postJson("clubs", merge);
    expect(await postJson("clubs", merge)).toMatchObject({ changed: 0, unchanged: 1 });
  });
});

describe("a club that was renamed between two seasons", () => {
  const [old, present] = ["1Bayer00", "1KFC0000"];
  async function twoSeasons(changes: Parameters<typeof aLeague>[0] = {}) {
    await postJson("events", {
      sportId: 1,
      leagues: [
        aLeague({ stageId: "1Stage24", season: "2024-25", ...changes }),
        aLeague({ stageId: "1Stage25", season: "2025-26" }),
      ],
      events: [
        aMatch("Bayer Metz 2-0", 400, { leagueStageId: "1Stage24" }),
        aMatch("KFC Metz 1-0", 30, { leagueStageId: "1Stage25" }),
      ],
    });
    await postJson("clubs", clubs({ id: old, into: present }));
  }
  const tableOf = async (stageId: string) => {
    const { body } = await readFeed(`to_1Tourn00_${stageId}_1`);
    const { tables } = readStandings(body);
    return tables.flatMap(({ rows }) => rows.map(({ team, teamId, cells }) => `${team} ${teamId} ${cells.at(-1)}`));
  };

  it("has the name of then in the table of then, and one page", async () => {
    await twoSeasons();
    expect(await tableOf("1Stage24")).toEqual([`Bayer ${present} 3`, "Metz 1Metz000 0"]);
    expect(await tableOf("1Stage25")).toEqual([`KFC ${present} 3`, "Metz 1Metz000 0"]);
    expect(await gamesOf(present)).toEqual(["Bayer Metz", "KFC Metz"]);
    expect(await gamesOf(old)).toEqual(["Bayer Metz", "KFC Metz"]);
    const profileOf = (playerId: string) => formatFeedName({ kind: "player", type: playerFeed.profile, playerId });
    const page = async (id: string) => /TPU÷([^¬]*)/.exec((await readFeed(profileOf(id))).body)?.[1];
    expect(await page(old)).toBe(await page(present));
    expect(await page(old)).toContain(`/kfc/${present}/`);
  });

  it("keeps the points that were taken off it under its former id", async () => {
    await twoSeasons({ deductions: [{ participantId: old, points: 2, reason: "Licence" }] });
    expect(await tableOf("1Stage24")).toEqual([`Bayer ${present} 1`, "Metz 1Metz000 0"]);
    expect((await readFeed("to_1Tourn00_1Stage24_1")).body).toMatch(/Bayer\u00a0: −2 pts \(Licence\)/);
  });
});

describe("a merge is refused", () => {
  it.each([
    ["a club that is unknown", { id: "1Nobody0", into: lazio }, "/clubs/0/id"],
    ["a target that is unknown", { id: lazio, into: "1Nobody0" }, "/clubs/0/into"],
    ["a club into itself", { id: lazio, into: lazio }, "/clubs/0/into"],
    ["clubs that have met", { id: "1Nice000", into: "1Metz000" }, "/clubs/0/into"],
  ])("for %s", async (_, statement, pointer) => {
    await before();
    const response = await post("clubs", clubs(statement));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ refused: [{ pointer }] });
  });

  it("for a club that is merged itself, or that others are merged into", async () => {
    await before();
    await postJson("clubs", merge);
    expect((await post("clubs", clubs({ id: "1Metz000", into: lazior }))).status).toBe(422);
    expect((await post("clubs", clubs({ id: lazio, into: "1Nice000" }))).status).toBe(422);
  });

  it("for clubs that another provider sent, and for a split of its merge, by one without that right", async () => {
    await before();
    expect((await post("clubs", merge, { signer: scopedProvider })).status).toBe(403);
    await postJson("clubs", merge);
    expect((await post("clubs", split, { signer: scopedProvider })).status).toBe(403);
  });
});
