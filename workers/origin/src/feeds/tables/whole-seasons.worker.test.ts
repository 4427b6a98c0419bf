import { reset } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { headToHeadSection } from "../../../../../shared/wire/sections/head-to-head-section.ts";
import { standingsSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { decodeTree } from "../../../../../shared/wire/tree.ts";
import { toCountryId } from "../../../../../shared/places/countries.ts";
import { leagueIds } from "../../../../../shared/competitions/football-ids.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import {
  raceSaturday,
  inLedger,
  postJson,
  readFeed,
  ringAt,
  saturday,
  setClock,
  startAgain,
} from "../../../test/harness.ts";
import { aLeague, anEvent } from "../../../test/records.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
beforeAll(() => setClock(saturday));
afterAll(() => reset());

/** A league of today's ledger by its French name. */
async function leagueNamed(name: string, sportId = 1): Promise<League> {
  await readFeed(`f_${sportId}_0_0_fr_1`);
  const league = await inLedger(({ events }) => events.leagues().find((each) => each.name === name), sportId);
  if (league === undefined) throw new Error(`no ${name}`);
  return league;
}

type Row = ReturnType<typeof decodeDayFeed>["leagues"][number]["events"][number];

/** Fetches the pages of a season's results or fixtures as a client does: until one is empty. */
async function pagesOf(
  kind: "tr" | "tf",
  { sportId, countryKey, tournamentId, stageId }: League,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const name = `${kind}_${sportId}_${toCountryId(countryKey)}_${tournamentId}_${stageId}_${page}_0_fr_1`;
    const { leagues } = decodeDayFeed((await readFeed(name)).body);
    if (leagues.length === 0) return rows;
    rows.push(...leagues.flatMap(({ events }) => events));
  }
}

async function tableOf({ tournamentId, stageId }: League, tab = 1) {
  const { rows } = standingsSection.decode((await readFeed(`to_${tournamentId}_${stageId}_${tab}`)).body);
  return rows;
}

type Counts = { played: number; wins: number; draws: number; losses: number; goals: [number, number] };

/** The table that a client computes from a season's results, by participant. */
function fold(rows: readonly Row[]): ReadonlyMap<string, Counts> {
  const table = new Map<string, Counts>();
  const of = (id: string): Counts => {
    const counts = table.get(id) ?? { played: 0, wins: 0, draws: 0, losses: 0, goals: [0, 0] };
    table.set(id, counts);
    return counts;
  };
  for (const row of rows) {
    const isPlayed = row.homeScore !== undefined && row.status !== eventStatus.abandoned;
    if (!isPlayed || row.homeScore === null || row.awayScore === null || row.awayScore === undefined) continue;
    const sides = [
      [row.homeParticipantId ?? "", row.homeScore, row.awayScore],
      [row.awayParticipantId ?? "", row.awayScore, row.homeScore],
    ] as const;
    for (const [id, own, other] of sides) {
      const counts = of(id);
      counts.played += 1;
      counts[own > other ? "wins" : own < other ? "losses" : "draws"] += 1;
      counts.goals = [counts.goals[0] + own, counts.goals[1] + other];
    }
  }
  return table;
}

const isFinished = (row: Row) => row.statusType === statusType.finished;

describe("a season of the built-in world", () => {
  it("[F37] is the same to its results, its fixtures and its table, game by game", async () => {
    const league = await leagueNamed("Ligue 1");
    const [results, fixtures] = [await pagesOf("tr", league), await pagesOf("tf", league)];
    const all = [...results, ...fixtures];
    expect(all).toHaveLength(18 * 17);
    expect(new Set(all.map(({ id }) => id)).size).toBe(18 * 17);
    expect(results.every(isFinished)).toBe(true);
    const table = (await tableOf(league)).flatMap((row) => (row.kind === "row" ? [row.fields] : []));
    const folded = fold(results);
    expect(table).toHaveLength(18);
    for (const row of table) {
      const { played, wins, draws, losses, goals } = folded.get(row.teamId ?? "") ?? {};
      expect([row.played, row.wins, row.draws, row.losses, row.goals]).toEqual([
        played,
        wins,
        draws,
        losses,
        goals?.join(":"),
      ]);
    }
  });

  it("lets each team play as often at home as away, within a game or two", async () => {
    const league = await leagueNamed("Premier League");
    const results = await pagesOf("tr", league);
    const ids = new Set(results.map((row) => row.homeParticipantId));
    for (const id of ids) {
      const [home, away] = [
        results.filter((row) => row.homeParticipantId === id).length,
        results.filter((row) => row.awayParticipantId === id).length,
      ];
      expect(Math.abs(home - away)).toBeLessThanOrEqual(3);
    }
  });

  it("[F37] opens each event that its table's form and a head-to-head name", async () => {
    const league = await leagueNamed("Ligue 1");
    const named = (await tableOf(league)).flatMap((row) => (row.kind === "form" ? [row.fields.eventId ?? ""] : []));
    const [match] = (await pagesOf("tf", league)).slice(0, 1);
    const meetings = headToHeadSection.decode((await readFeed(`df_hh_1_${match?.id}`)).body).rows;
    const ids = new Set([
      ...named,
      ...meetings.flatMap((row) => (row.kind === "match" ? [row.fields.eventId ?? ""] : [])),
    ]);
    expect(named.length).toBeGreaterThan(60);
    expect(ids.size).toBeGreaterThan(70);
    const closed: string[] = [];
    for (const id of ids) {
      const [match, summary] = [await readFeed(`dc_1_${id}`), await readFeed(`df_sui_1_${id}`)];
      if (match.body === "0" || (summary.body === "0" && !match.body.includes("DA÷1¬"))) closed.push(id);
    }
    expect(closed).toEqual([]);
  });

  it("[F37] answers earlier seasons as an archive, to the last game", async () => {
    const { countryKey, tournamentId, sportId } = await leagueNamed("Ligue 1");
    const past = await inLedger(({ providers }) =>
      providers.first((provider) => provider.seasons(tournamentId, saturday, 3)),
    );
    expect(past.map(({ season }) => season)).toEqual(["2028-29", "2027-28", "2026-27"]);
    const [, last] = past;
    if (last === undefined) throw new Error("no archive");
    expect(last).toMatchObject({ countryKey, tournamentId, sportId });
    expect(await pagesOf("tf", last)).toEqual([]);
    expect(await pagesOf("tr", last)).toHaveLength(18 * 17);
    const rows = await tableOf(last);
    expect(rows.filter(({ kind }) => kind === "row")).toHaveLength(18);
  });
});

describe("a cup of the built-in world", () => {
  it("has a draw with every round that is known, whose games open", async () => {
    // Asked by its ids alone: no round of it is in the ledger's days.
    const { tournamentId } = leagueIds("EUROPE", "Ligue des champions", "");
    const [cup] = await inLedger(({ providers }) =>
      providers.first((provider) => provider.seasons(tournamentId, saturday, 1)),
    );
    if (cup === undefined) throw new Error("no cup");
    const { roots } = decodeTree((await readFeed(`to_${cup.tournamentId}_${cup.stageId}_5`)).body);
    expect(roots.length).toBeGreaterThanOrEqual(3);
    const ids = [...JSON.stringify(roots).matchAll(/"GI","(\w{8})"/g)].map(([, id]) => id ?? "");
    expect(ids.length).toBeGreaterThanOrEqual(32 + 16);
    for (const id of ids) expect((await readFeed(`dc_1_${id}`)).body).not.toBe("0");
  });
});

describe("a championship of races", () => {
  it("counts each race since the season began, and opens those that its form names", async () => {
    const sport = sportIds["auto-racing"];
    await setClock(raceSaturday, sport);
    await readFeed(`f_${sport}_0_0_fr_1`);
    const race = await inLedger(
      ({ events }) => events.leagues().find(({ name }) => name.startsWith("Formule 1")),
      sport,
    );
    if (race === undefined) throw new Error("no race");
    const rows = await tableOf(race);
    const played = rows.flatMap((row) => (row.kind === "row" ? [row.fields.played ?? 0] : []));
    // Eight since March: the ledger holds two weeks of them.
    expect(Math.max(...played)).toBeGreaterThan(6);
    const [form] = rows.flatMap((row) => (row.kind === "form" ? [row.fields.eventId ?? ""] : [])).slice(-1);
    expect((await readFeed(`dc_${sport}_${form}`)).body).not.toBe("0");
  });
});

describe("a season of the built-in world that moves on", () => {
  beforeEach(() => startAgain());

  it("keeps its results when they leave the ledger", async () => {
    const league = await leagueNamed("Ligue 1");
    const before = (await pagesOf("tr", league)).map(({ id, homeScore, status: reached }) => ({
      id,
      homeScore,
      reached,
    }));
    await ringAt(saturday + 12 * 86_400);
    const later = (await pagesOf("tr", league)).map(({ id, homeScore, status: reached }) => ({
      id,
      homeScore,
      reached,
    }));
    expect(later.length).toBeGreaterThan(before.length);
    for (const row of before) expect(later).toContainEqual(row);
  });

  it("gives way to the season that a provider sends", async () => {
    const { stageId, tournamentId } = await leagueNamed("Ligue 1");
    const own = aLeague({ stageId, tournamentId, name: "Ligue 1" });
    await postJson("events", { sportId: 1, leagues: [own], events: [anEvent({ leagueStageId: stageId })] });
    const rows = (await tableOf(own)).flatMap((row) => (row.kind === "row" ? [row.fields.played] : []));
    expect(rows).toEqual([0, 0]);
  });
});
