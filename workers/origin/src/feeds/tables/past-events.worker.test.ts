import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { standingsSection } from "../../../../../shared/feed/sections/standings.ts";
import { statusTypeOf } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { inLedger, postJson, readFeed, ringAt, saturday, setClock } from "../../../test/harness.ts";
import { aLeague, anEvent } from "../../../test/records.ts";
import { stageEvents } from "./past-events.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const leagueNamed = async (name: string): Promise<League> => {
  await readFeed("f_1_0_0_fr_1");
  const league = await inLedger(({ events }) =>
    events.leagues().find((each) => each.name === name && each.season === "2028-29"),
  );
  if (league === undefined) throw new Error(`no ${name}`);
  return league;
};
const tableName = ({ tournamentId, stageId }: League) => `to_${tournamentId}_${stageId}_1`;
const played = async (league: League) =>
  standingsSection
    .decode((await readFeed(tableName(league))).body)
    .rows.flatMap((row) => (row.kind === "row" ? [row.fields.played ?? 0] : []));

describe("a league of the built-in world", () => {
  it("has its table since the season began, though the ledger holds two weeks", async () => {
    const league = await leagueNamed("Ligue 1");
    const counts = await played(league);
    expect(counts).toHaveLength(18);
    expect(Math.min(...counts)).toBeGreaterThan(20);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(4);
  });

  it("counts each game once, and keeps its result when it leaves the ledger", async () => {
    const league = await leagueNamed("Ligue 1");
    const overAt = (atSeconds: number) =>
      inLedger((context) =>
        stageEvents(context, league, atSeconds)
          .filter(({ status }) => statusTypeOf(status) === statusType.finished)
          .map(({ schedule, score }) => `${schedule.eventId} ${score?.join("-") ?? ""}`),
      );
    const before = await overAt(saturday);
    expect(new Set(before).size).toBe(before.length);
    await ringAt(saturday + 12 * 86_400);
    const later = new Set(await overAt(saturday + 12 * 86_400));
    // Postponed games have no result, and are forgotten with the ledger's days.
    expect(before.filter((match) => !match.endsWith(" ") && !later.has(match))).toEqual([]);
    expect(later.size).toBeGreaterThan(before.length);
  });

  it("has no games of its own before those that a provider sends", async () => {
    const { stageId, tournamentId } = await leagueNamed("Ligue 1");
    const own = aLeague({ stageId, tournamentId, name: "Ligue 1" });
    await postJson("events", { sportId: 1, leagues: [own], events: [anEvent({ leagueStageId: stageId })] });
    expect(await played(await leagueNamed("Ligue 1"))).toEqual([0, 0]);
  });
});
