import { reset } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import { decodeRows } from "../../../../../shared/wire/codec.ts";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { decodeOddsRows } from "../../../../../shared/wire/odds-feed.ts";
import {
  marketSlugs,
  matchOddsSection,
  oddsPreviewSection,
} from "../../../../../shared/wire/sections/match-odds-section.ts";
import { gameSection } from "../../../../../shared/wire/sections/match-section.ts";
import { signatureOf } from "../../../../../shared/wire/section-signature.ts";
import { inLedger, readFeed, ringAt, saturday, setClock, startAgain } from "../../../test/harness.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
beforeAll(() => setClock(saturday));
afterAll(() => reset());

const bodyOf = async (name: string) => (await readFeed(name)).body;
const leaguesOf = async (day = 0) => decodeDayFeed(await bodyOf(`f_1_${day}_0_fr_1`)).leagues;
async function anEventOf(statusType: number) {
  const events = (await leaguesOf()).flatMap(({ events: all }) => all);
  return events.find((event) => event.statusType === statusType)?.id ?? "";
}
const slugsOf = (body: string) =>
  matchOddsSection.decode(body).rows.flatMap((row) => (row.kind === "market" ? (row.fields.slug ?? []) : []));
const bookmakersOf = (body: string) =>
  matchOddsSection.decode(body).rows.flatMap((row) => (row.kind === "bookmaker" ? [row.fields] : []));
/** The current price of a cell, without where it came from. */
const current = (cell: string | null | undefined) => Number(cell?.replace(/^.*\]/, ""));
const overUnderIn = async (feed: string) =>
  decodeRows(await bodyOf(feed)).rows.find((row) => row[1]?.[1] === "over-under")?.[0]?.[1];

describe("the odds of a match", () => {
  it("[C3.12] name every market of the sport's list that can be offered, in the list's order", async () => {
    const slugs = slugsOf(await bodyOf(`d_od_${await anEventOf(1)}_fr_1_eu`));
    const list = toSportBetting(1)?.odds.prematch.map((betType) => marketSlugs[betType]) ?? [];
    expect(slugs).toEqual(list.filter((slug) => slugs.includes(slug)));
    expect(slugs.length).toBeGreaterThanOrEqual(9);
  });

  it("are live ones while it runs, and none once it is over", async () => {
    const live = slugsOf(await bodyOf(`df_od_1_${await anEventOf(2)}`));
    expect(toSportBetting(1)?.odds.live.map((betType) => marketSlugs[betType])).toEqual(expect.arrayContaining(live));
    expect(live).toContain("1x2-odds");
    expect(await bodyOf(`df_od_1_${await anEventOf(3)}`)).toBe("0");
    expect(await bodyOf("df_od_1_1Nobody0")).toBe("0");
  });

  it("say where a price opened and which way it went, in the keys that clients know", async () => {
    const body = await bodyOf(`df_od_1_${await anEventOf(2)}`);
    const kinds = new Set(decodeRows(body).rows.map((row) => row[0]?.[0]));
    expect(kinds).toEqual(new Set(["OA", "OB", "OCT", "OE", "A1"]));
    const [main] = bookmakersOf(body);
    expect(main?.name).toBe("Bet Simulé");
    for (const cell of [main?.first, main?.second, main?.third]) {
      const [, opening, way, current] = /^(?:([\d.]+)\[([ud])\])?([\d.]+)$/.exec(cell ?? "") ?? [];
      expect(way ?? "u").toBe(Number(opening ?? 0) > Number(current) ? "d" : "u");
    }
  });

  it("[C9.02] have a hash among those of their match, which is their signature", async () => {
    const eventId = await anEventOf(2);
    const [game] = gameSection.decode(await bodyOf(`g_1_${eventId}`)).rows;
    expect(game?.fields.oddsHash).toMatch(/^[0-9a-f]{32}$/);
    expect(game?.fields.oddsHash).toBe(signatureOf(await bodyOf(`df_od_1_${eventId}`)));
    expect(await bodyOf(`g_1_${await anEventOf(3)}`)).not.toContain("ODH÷");
  });

  it("speak the language of their name, else of the project", async () => {
    const eventId = await anEventOf(1);
    expect(await overUnderIn(`d_od_${eventId}_fr_1_eu`)).toBe("Plus/Moins");
    expect(await overUnderIn(`d_od_${eventId}_en_1_eu`)).toBe("Over/Under");
    expect(await overUnderIn(`df_od_1_${eventId}`)).toBe("Plus/Moins");
  });

  it("in the summary are those of its list alone", async () => {
    expect(slugsOf(await bodyOf(`df_dos_1_${await anEventOf(1)}`))).toEqual(["1x2-odds"]);
    expect(slugsOf(await bodyOf(`df_dos_1_${await anEventOf(2)}`))).toEqual(["1x2-odds", "next-goal"]);
  });

  it("of one bookmaker are its own, while the match is live", async () => {
    const rows = bookmakersOf(await bodyOf(`df_lod2_900011_${await anEventOf(2)}`));
    expect(new Set(rows.map(({ bookmakerId }) => bookmakerId))).toEqual(new Set([900_011]));
    expect(await bodyOf(`df_lod2_900011_${await anEventOf(1)}`)).toBe("0");
    expect(await bodyOf(`df_lod2_77_${await anEventOf(2)}`)).toBe("0");
  });
});

describe("the odds of many events", () => {
  it("of a tournament and of a participant are those of their games that are not over", async () => {
    const [entry] = await leaguesOf(1);
    const [event] = entry?.events ?? [];
    const ofTournament = decodeOddsRows(
      await bodyOf(`to_1_${entry?.league.countryId}_${entry?.league.tournamentId}_0`),
    ).map(({ eventId }) => eventId);
    expect(ofTournament).toEqual(expect.arrayContaining(entry?.events.map(({ id }) => id) ?? ["?"]));
    expect(await bodyOf(`to_1_1_${entry?.league.tournamentId}_0`)).toBe("0");
    const ofHome = decodeOddsRows(await bodyOf(`po_1_${entry?.league.countryId}_${event?.homeParticipantId}_0`));
    expect(ofHome.map(({ eventId }) => eventId)).toContain(event?.id);
    expect(ofHome.length).toBeLessThan(ofTournament.length);
  });

  it("of the next games come with their names, those of the first leagues first", async () => {
    const { rows, dropped } = oddsPreviewSection.decode(await bodyOf("mop_1_1"));
    const events = rows.flatMap((row) => (row.kind === "event" ? [row.fields] : []));
    expect([events.length, dropped, rows.length]).toEqual([10, 0, 40]);
    for (const event of events) {
      expect(event.startSeconds).toBeGreaterThanOrEqual(saturday);
      expect(event).toMatchObject({ market: "1x2-odds", homeName: expect.any(String), awayName: expect.any(String) });
    }
  });

  it("of a field name the places that are bet on", async () => {
    await setClock(saturday, 23);
    // Tournaments begin on a Thursday.
    const days = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((day) => bodyOf(`f_23_${day}_0_fr_1`)));
    const starter = days
      .flatMap((day) => decodeDayFeed(day).leagues)
      .flatMap(({ events }) => events)
      .find((event) => event.statusType === 1);
    const body = await bodyOf(`df_od_1_${starter?.id}`);
    expect(slugsOf(body)).toContain("top-position");
    const lines = matchOddsSection
      .decode(body)
      .rows.flatMap((row) => (row.kind === "line" && row.fields.type === "places" ? [row.fields.value] : []));
    expect(lines).toEqual(["1", "3", "5", "10"]);
  });
});

describe("odds that move", () => {
  beforeEach(() => startAgain());

  it("ask the same for the main bet as the day's odds do", async () => {
    const eventId = await anEventOf(2);
    await ringAt(saturday + 90);
    const ofDay = decodeOddsRows(await bodyOf("fo_1_0_0_fr_1_0")).filter((row) => row.eventId === eventId);
    const detail = bookmakersOf(await bodyOf(`df_od_1_${eventId}`)).slice(0, ofDay.length);
    expect(
      detail.map(({ bookmakerId, first, second, third }) => [bookmakerId, ...[first, second, third].map(current)]),
    ).toEqual(ofDay.map(({ bookmakerId, outcomes }) => [bookmakerId, ...outcomes.map(({ price }) => price)]));
    expect(ofDay).toHaveLength(3);
  });

  it("[F15] changes are those of the market's subject, whose last number comes with them", async () => {
    await readFeed("fo_1_0_0_fr_1_0");
    await ringAt(saturday + 60);
    const { body, seq } = await readFeed("uo_1_0");
    const { rows, last } = await inLedger(({ changes, subjects }) => ({
      rows: changes.from(subjects.odds("fr"), 1, { rows: 10_000, length: Infinity }).map(({ row }) => row),
      last: changes.lastSeq(subjects.odds("fr")),
    }));
    expect(rows.length).toBeGreaterThan(0);
    expect([body, seq]).toEqual([rows.join(""), last]);
    expect(await bodyOf("uo_1_0_fr")).toBe(body);
  });

  it("changes of another market than ours are not sent", async () => {
    await readFeed("fo_1_0_0_fr_1_0");
    await ringAt(saturday + 60);
    expect(await bodyOf("uo_1_0_it")).toBe("0");
  });
});
