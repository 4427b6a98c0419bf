import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { headToHeadSection } from "../../shared/wire/sections/head-to-head-section.ts";
import { standingsSection } from "../../shared/wire/sections/standings-section.ts";
import { eventStatus, statusType } from "../../shared/sports/statuses.ts";
import { getFeed } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

type Feed = ReturnType<typeof decodeDayFeed>;
type Row = Feed["leagues"][number]["events"][number];
type League = Feed["leagues"][number]["league"];

/** Leagues of two sports, with how many games a side plays for each other side. */
const sportsWalked = [1, 3] as const;

describe.each(sportsWalked)("a season of the built-in world in sport %i", (sportId) => {
  let stack: Stack;
  let league: League;
  let results: readonly Row[];
  let fixtures: readonly Row[];

  const read = async (name: string) => (await getFeed(stack, name)).text();
  async function pagesOf(kind: "tr" | "tf"): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page = 0; ; page += 1) {
      const { countryId, tournamentId, stageId } = league;
      const name = `${kind}_${sportId}_${countryId}_${tournamentId}_${stageId}_${page}_0_fr_1`;
      const events = decodeDayFeed(await read(name)).leagues.flatMap((each) => each.events);
      if (events.length === 0) return rows;
      rows.push(...events);
    }
  }
  const tableOf = async () => standingsSection.decode(await read(`to_${league.tournamentId}_${league.stageId}_1`)).rows;

  beforeAll(async () => {
    stack = await sharedTestStack();
    const { leagues } = decodeDayFeed(await read(`f_${sportId}_0_0_fr_1`));
    // Choose a league without live games, so that no goal falls between two requests.
    const quiet = leagues.find(
      (each) => each.league.standings === 1 && each.events.every((event) => event.statusType !== statusType.live),
    );
    if (quiet === undefined) throw new Error("no league rests");
    league = quiet.league;
    [results, fixtures] = [await pagesOf("tr"), await pagesOf("tf")];
  });
  it("has results and fixtures without a gap or a double", () => {
    const all = [...results, ...fixtures];
    const sides = new Set(all.map(({ homeParticipantId }) => homeParticipantId)).size;
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length % ((sides * (sides - 1)) / 2)).toBe(0);
  });

  it("has a table, and forms, that are the fold of its results", async () => {
    const played = results.filter((row) => row.homeScore !== undefined && row.status !== eventStatus.abandoned);
    const rows = await tableOf();
    for (const row of rows) {
      if (row.kind !== "row") continue;
      const own = played.filter(
        ({ homeParticipantId, awayParticipantId }) =>
          homeParticipantId === row.fields.teamId || awayParticipantId === row.fields.teamId,
      );
      expect([row.fields.team, row.fields.played]).toEqual([row.fields.team, own.length]);
      const scored = own.reduce(
        (sum, game) => sum + ((game.homeParticipantId === row.fields.teamId ? game.homeScore : game.awayScore) ?? 0),
        0,
      );
      expect(Number(row.fields.goals?.split(":")[0])).toBe(scored);
    }
    const known = new Set([...results, ...fixtures].map(({ id }) => id));
    const form = rows.flatMap((row) => (row.kind === "form" ? [row.fields.eventId ?? ""] : []));
    expect(form.length).toBeGreaterThan(0);
    for (const id of form) expect(known).toContain(id);
  });

  it("opens every event that it names, and every one that their meetings name", async () => {
    const [next] = fixtures;
    const meetings = headToHeadSection
      .decode(await read(`df_hh_1_${next?.id}`))
      .rows.flatMap((row) => (row.kind === "match" ? [row.fields.eventId ?? ""] : []));
    const ids = [...new Set([...meetings, ...results.slice(0, 20).map(({ id }) => id), results.at(-1)?.id])].map(
      (id) => id ?? "",
    );
    expect(ids.length).toBeGreaterThan(20);
    const closed: string[] = [];
    for (const id of ids) if ((await read(`dc_1_${id}`)) === "0") closed.push(id);
    expect(closed).toEqual([]);
  });
});
