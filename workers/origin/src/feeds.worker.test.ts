import { loadFeed } from "./load-feed.ts";
import { env } from "cloudflare:workers";
import { reset } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyChange, decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeRows } from "../../../shared/wire/codec.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { decodeOddsRows } from "../../../shared/wire/odds-feed.ts";
import { askFeed, readFeed, saturday, setClock, startAgain, withoutCleared } from "../test/harness.ts";
import { playWorld } from "../test/played-world.ts";

playWorld();
beforeAll(() => setClock(saturday));
afterAll(() => reset());

const dayOf = async (name: string) => decodeDayFeed((await readFeed(name)).body);
const eventsOf = (feed: ReturnType<typeof decodeDayFeed>) => feed.leagues.flatMap((league) => league.events);

describe("a feed", () => {
  it("[F22] does not exist for an unknown project", async () => {
    const question = { projectId: 16, name: "f_1_0_0_en_1", market: null, knownEtag: null };
    // All Workers' tests are one program to the compiler, which gives `env` the site's bindings.
    await expect(loadFeed(question, env as unknown as OriginEnv)).rejects.toThrow("there is no project 16");
  });

  it.each(["f_1_400_0_fr_1", "f_20_0_0_fr_1", "dc_1_1Nobody0", "dc_1_zzzzzzzz", "d_su_1Nobody0_fr_1", "nonsense"])(
    "[F3] [C5.04] answers 0 where there is nothing: %s",
    async (name) => {
      expect((await askFeed(name)).body).toBe("0");
    },
  );

  it("is passed on as a plain value: what a ledger's call returns would have to be disposed by whoever gets it", async () => {
    const question = { projectId: 1, name: "f_1_0_0_fr_1", market: null, knownEtag: null };
    const answer = await loadFeed(question, env as unknown as OriginEnv);
    expect(Reflect.ownKeys(answer).map(String).toSorted()).toEqual(["body", "etag", "seq"]);
  });

  it("[F32] is answered in the project's language where it is requested in one that the deployment lacks", async () => {
    expect((await askFeed("f_1_0_0_ru_1")).body).toEqual((await askFeed("f_1_0_0_fr_1")).body);
  });

  it("[F4] [F5] is not sent again to a client that holds it, but its number is", async () => {
    const first = await askFeed("f_1_0_0_fr_1");
    const second = await askFeed("f_1_0_0_fr_1", { knownEtag: first.etag });
    expect(second).toEqual({ ...first, body: null });
  });
});

describe("the day feed", () => {
  it("[F8] has the sport, each league before its events, and the signature last", async () => {
    const keys = decodeRows((await readFeed("f_1_0_0_fr_1")).body).rows.map((row) => row[0]?.[0]);
    expect(keys[0]).toBe("SA");
    expect(keys[1]).toBe("ZA");
    expect(keys.at(-1)).toBe("A1");
    expect(new Set(keys)).toEqual(new Set(["SA", "ZA", "AA", "A1"]));
  });

  it("[F8] puts the events of a league in order of start, then of home name, and leagues by sort key", async () => {
    const { leagues } = await dayOf("f_1_0_0_fr_1");
    const keys = leagues.map(({ league }) => league.sortKey ?? "");
    expect(keys).toEqual(keys.toSorted());
    for (const { events } of leagues) {
      const order = events.map((event) => `${event.startSeconds} ${event.homeName}`);
      expect(order).toEqual(order.toSorted());
    }
  });

  it("[C3.05] [C3.06] names each league by its parts and says which are closed", async () => {
    const { leagues } = await dayOf("f_1_0_0_fr_1");
    for (const { league } of leagues) {
      expect(league).toMatchObject({
        title: `${league.countryName?.toLocaleUpperCase("fr")}: ${league.name}`,
        templateKey: `${league.countryId}_${league.templateId}`,
        stageId: expect.stringMatching(/^1\w{7}$/),
        tournamentId: expect.stringMatching(/^1\w{7}$/),
      });
    }
    expect(new Set(leagues.map(({ league }) => league.type))).toContain("t");
    expect(new Set(leagues.map(({ league }) => league.type))).toContain("c");
  });

  it("has live games, finished ones with a winner and coming ones without a score", async () => {
    const events = eventsOf(await dayOf("f_1_0_0_fr_1"));
    const of = (type: number) => events.filter((event) => event.statusType === type);
    expect(of(2).length).toBeGreaterThanOrEqual(3);
    for (const event of of(2)) expect(event).toMatchObject({ live: "y", homeScore: expect.any(Number) });
    for (const event of of(3).filter(({ status }) => status === 3)) expect(event.winner).toBeTypeOf("number");
    for (const event of of(1)) expect(event.homeScore).toBeUndefined();
  });

  it("follows the hour of its name: each game is on exactly one day", async () => {
    const starts = eventsOf(await dayOf("f_1_1_9_fr_1")).map((event) => event.startSeconds ?? 0);
    const midnight = Math.floor(saturday / 86_400) * 86_400;
    for (const start of starts) {
      expect(start).toBeGreaterThanOrEqual(midnight + 86_400 * 2 - 9 * 3600);
      expect(start).toBeLessThan(midnight + 86_400 * 3 - 9 * 3600);
    }
    expect(starts.length).toBeGreaterThan(0);
  });

  it("speaks French and English", async () => {
    const french = (await dayOf("f_1_0_0_fr_1")).leagues.map(({ league }) => league.countryName);
    const english = (await dayOf("f_1_0_0_en_1")).leagues.map(({ league }) => league.countryName);
    expect(french).toContain("Angleterre");
    expect(english).toContain("England");
    expect(french).toHaveLength(english.length);
  });
});

describe("the other feeds", () => {
  it("[F9] the summary of a match is a day feed with it alone", async () => {
    const [event] = eventsOf(await dayOf("f_1_0_0_fr_1"));
    const { leagues } = await dayOf(`d_su_${event?.id}_fr_1`);
    expect(leagues.map(({ events }) => events)).toEqual([[event]]);
  });

  it("[F11] the odds feed has three bookmakers for each game that is not over, and none for those that are", async () => {
    const events = eventsOf(await dayOf("f_1_0_0_fr_1"));
    const odds = decodeOddsRows((await readFeed("fo_1_0_0_fr_1_0")).body);
    const open = events.filter((event) => event.statusType !== 3).map((event) => event.id);
    expect(new Set(odds.map((row) => row.eventId))).toEqual(new Set(open));
    expect(odds).toHaveLength(3 * open.length);
    for (const { outcomes } of odds) expect(outcomes).toHaveLength(3);
  });

  it("the match feed carries the same state in keys of its own, signed inside its row", async () => {
    const event = eventsOf(await dayOf("f_1_0_0_fr_1")).find((candidate) => candidate.statusType === 2);
    const { rows } = decodeRows((await readFeed(`dc_1_${event?.id}`)).body);
    expect(rows).toHaveLength(1);
    const cells = new Map(rows[0]);
    expect([cells.get("DA"), cells.get("DB"), cells.get("DC")].map(Number)).toEqual([
      2,
      event?.status,
      event?.startSeconds,
    ]);
    expect([cells.get("DE"), cells.get("DF")].map(Number)).toEqual([event?.homeScore, event?.awayScore]);
    expect(cells.get("A1")).toMatch(/^[0-9a-f]{32}$/);
  });

  it("[C7.05] the sys feed carries mlp, sst, stu and, last, utime", async () => {
    const row = decodeRows((await readFeed("sys_1")).body).rows.flat();
    expect(row.map(([key]) => key)).toEqual(["SA", "mlp", "sst", "stu", "utime"]);
    expect(Number(row.at(-1)?.[1])).toBeGreaterThan(1_700_000_000);
  });
});

describe("a day that goes on", () => {
  beforeEach(() => startAgain());

  it("[F10] the repair feed brings any older row of its three days up to date", async () => {
    const before = eventsOf(await dayOf("f_1_0_0_fr_1"));
    await setClock(saturday + 3 * 3600);
    const { body } = await readFeed("r_1_1");
    const repairs = new Map(decodeChanges(body).changes.map((change) => [change.id, change]));
    const after = new Map(eventsOf(await dayOf("f_1_0_0_fr_1")).map((event) => [event.id, event]));
    for (const event of before) {
      const repair = repairs.get(event.id ?? "") ?? { id: "" };
      expect(withoutCleared(applyChange(event, repair))).toEqual(withoutCleared(after.get(event.id)));
    }
  });
});
