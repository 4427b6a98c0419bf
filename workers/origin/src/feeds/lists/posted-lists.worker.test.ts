import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { headToHeadSection } from "../../../../../shared/wire/sections/head-to-head-section.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { matchSection } from "../../../../../shared/wire/sections/match-section.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { postIncidents, postJson, push, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague, anEvent, batchOf, finished } from "../../../test/records.ts";

beforeEach(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterEach(() => reset());

const listOf = async (name: string) => decodeDayFeed((await readFeed(name)).body);
const eventsOf = (feed: ReturnType<typeof decodeDayFeed>) => feed.leagues.flatMap(({ events }) => events);
const idsOf = async (name: string) => eventsOf(await listOf(name)).map(({ id }) => id);
const startsOf = async (name: string) => eventsOf(await listOf(name)).map((event) => event.startSeconds ?? 0);

const day = 86_400;
const france = countryOf("FR", "fr").id;
const spain = countryOf("ES", "fr").id;
const season = `${france}_1Tourn00_1Stage00`;

const past = (index: number) =>
  anEvent({
    eventId: `1P${String(index).padStart(6, "0")}`,
    startSeconds: saturday - index * day,
    result: finished(index % 4, 1),
  });
const coming = (index: number) =>
  anEvent({ eventId: `1C${String(index).padStart(6, "0")}`, startSeconds: saturday + index * day });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const postSeason = (played = 120, planned = 15) =>
  postJson("events", batchOf(...numbers(played).map(past), ...numbers(planned).map(coming)));

const aPlayer = (id: string, name: string) => ({ id, name, code: "ABC", slug: "abc" });
const aTennisMatch = (eventId: string, leagueStageId: string, partner: string) =>
  anEvent({
    eventId,
    leagueStageId,
    sportId: 2,
    result: finished(2, 0),
    home: aPlayer("2Home000", `Ann A.${partner}`),
    away: aPlayer("2Away000", `Ben B.${partner}`),
  });
const aTennisLeague = (stageId: string, name: string) =>
  aLeague({ sportId: 2, stageId, tournamentId: "2Tourn00", templateId: "2Templ00", name });

it("shows crests and scores in the earlier games of both sides", async () => {
  const sides = { home: { ...anEvent().home, image: "home.png" }, away: { ...anEvent().away, image: "away.png" } };
  const games = [1, 2].map((index) => ({ ...past(index), ...sides }));
  await postJson("events", { ...batchOf(), events: games });
  const rows = headToHeadSection.decode((await readFeed("df_hh_1_1P000001")).body).rows;
  const matches = rows.flatMap((row) => (row.kind === "match" ? [row.fields] : []));
  expect(matches.length).toBeGreaterThan(2);
  for (const { homeImage, awayImage, score, eventId } of matches) {
    expect([homeImage, awayImage]).toEqual(["home.png", "away.png"]);
    expect(score).toBe(eventId === "1P000001" ? "1:1" : "2:1");
  }
});

describe("a season", () => {
  it("is also found by the template of its tournament, which is what clients of the format know", async () => {
    await postSeason();
    for (const [named, byTemplate] of [
      [`tr_1_${season}_0_0_fr_1`, `tr_1_${france}_1Templ00_1Stage00_0_0_fr_1`],
      [`tf_1_${season}_0_0_fr_1`, `tf_1_${france}_1Templ00_1Stage00_0_0_fr_1`],
      [`t_1_${france}_1Tourn00_0_fr_1`, `t_1_${france}_1Templ00_0_fr_1`],
    ] as const) {
      const { body } = await readFeed(named);
      expect(body).toContain("AA÷");
      expect((await readFeed(byTemplate)).body).toBe(body);
    }
    expect((await readFeed(`t_1_${spain}_1Templ00_0_fr_1`)).body).toBe("0");
  });

  it("is in the list of its tournament's seasons, the latest first, and has its games in pages", async () => {
    const last = aLeague({ stageId: "1Past000", season: "1999-00" });
    await postJson("events", { ...batchOf(), leagues: [last] });
    await postSeason();
    const seasons =
      "SA÷1¬~THN÷2028/2029¬THI÷1Tourn00¬THS÷1Stage00¬THT÷1Templ00¬~" +
      "THN÷1999/2000¬THI÷1Tourn00¬THS÷1Past000¬THT÷1Templ00¬~";
    for (const id of ["1Tourn00", "1Templ00", "1Past000"]) expect((await readFeed(`tsi_${id}`)).body).toBe(seasons);
    expect((await readFeed("tsi_1Nobody0")).body).toBe("0");
    for (const [page, part] of [
      [-1, `tr_1_${season}_0`],
      [-2, `tr_1_${season}_1`],
      [1, `tf_1_${season}_0`],
    ] as const) {
      const { body } = await readFeed(`tse_1_1_1Stage00_${page}`);
      expect(body).toContain("AA÷");
      expect(body).toBe((await readFeed(`${part}_0_fr_1`)).body);
    }
    expect((await readFeed("tse_1_1_1Stage00_-3")).body).toBe("0");
  });

  it("says when each event last changed, which the same post again and the passing of time do not change", async () => {
    const changes = async () => {
      const lists = await Promise.all([`tr_1_${season}_0_0_fr_1`, `tf_1_${season}_0_0_fr_1`].map(listOf));
      const [match] = matchSection.decode((await readFeed("dc_1_1P000001")).body).rows;
      return [...lists.flatMap((list) => eventsOf(list)), match?.fields].map((each) => each?.changedSeconds);
    };
    await postSeason(1, 1);
    await setClock(saturday + 100);
    await postSeason(1, 1);
    expect(await changes()).toEqual([saturday, saturday, saturday]);
    await setClock(saturday + 200);
    await postJson("events", batchOf({ ...past(1), result: finished(3, 1) }));
    expect(await changes()).toEqual([saturday + 200, saturday, saturday + 200]);
  });

  it("[C9.05] has its results in parts of 100, the newest first, and nothing behind the last part", async () => {
    await postSeason();
    const first = await startsOf(`tr_1_${season}_0_0_fr_1`);
    const second = await startsOf(`tr_1_${season}_1_0_fr_1`);
    expect([first.length, second.length]).toEqual([100, 20]);
    expect([...first, ...second]).toEqual(numbers(120).map((index) => saturday - index * day));
    expect((await readFeed(`tr_1_${season}_2_0_fr_1`)).body).toBe("0");
  });

  it("has what is not over as its fixtures, the oldest first", async () => {
    await postSeason(3, 4);
    expect(await startsOf(`tf_1_${season}_0_0_fr_1`)).toEqual(numbers(4).map((index) => saturday + index * day));
  });

  it("[C5.04] is 0 for a tournament of another country, for a stage of another one and for who does not play there", async () => {
    await postSeason(3, 3);
    for (const kind of ["tr", "tf"]) {
      expect((await readFeed(`${kind}_1_${spain}_1Tourn00_1Stage00_0_0_fr_1`)).body).toBe("0");
      expect((await readFeed(`${kind}_1_${france}_1Tourn00_1Stage99_0_0_fr_1`)).body).toBe("0");
      expect((await readFeed(`${kind}_1_${season}_0_0_fr_1_d`)).body).toBe("0");
    }
  });

  it("[F16] is answered as of any number", async () => {
    await postJson("events", batchOf(anEvent()));
    const fixtures = await readFeed(`tf_1_${season}_0_0_fr_1`);
    await postJson("events", batchOf(anEvent({ result: finished(2, 1) })));
    const results = await readFeed(`tr_1_${season}_0_0_fr_1`);
    expect([fixtures.body, results.body].every((body) => body.includes("1Event00"))).toBe(true);
    expect((await readFeed(`tf_1_${season}_0_0_fr_1`)).body).toBe("0");
    expect(await readFeed(`tf_1_${season}_0_0_fr_1?seq=${fixtures.seq}`)).toEqual(fixtures);
    expect((await readFeed(`tr_1_${season}_0_0_fr_1?seq=${fixtures.seq}`)).body).toBe("0");
  });

  it("keeps singles, pairs and mixed pairs apart", async () => {
    await setClock(saturday, sportIds.tennis);
    await postJson("events", {
      sportId: 2,
      leagues: [aTennisLeague("2Stage00", "Open"), aTennisLeague("2Stage0M", "Open, mixed doubles")],
      events: [
        aTennisMatch("2Single0", "2Stage00", ""),
        aTennisMatch("2Double0", "2Stage00", "/Cid C."),
        aTennisMatch("2Mixed00", "2Stage0M", "/Cid C."),
      ],
    });
    const of = (type: string) => idsOf(`tr_2_${france}_2Tourn00_2Stage00_0_0_fr_1${type}`);
    expect([await of("_s"), await of("_d"), await of("_m")]).toEqual([["2Single0"], ["2Double0"], ["2Mixed00"]]);
    expect((await of("")).length).toBe(3);
    expect(await idsOf("pr_2_0_2Home000_0_0_fr_1_d")).toEqual(["2Double0"]);
    // Nobody said which nation the player is of, and the open's country does not.
    const [player] = (await listOf("pl_0_2Home000_0")).participants ?? [];
    expect(player?.teamName).toBeDefined();
    expect([player?.countryName, player?.countryId, player?.flag]).toEqual([undefined, undefined, undefined]);
    const { leagues } = await listOf("f_2_0_0_fr_1");
    expect(leagues.flatMap(({ events }) => events.map((event) => event.homeCountryId))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a tournament", () => {
  it("[C9.05] shows its last ten and its next ten games, by time with the order flag", async () => {
    await postSeason(12, 12);
    const around = [
      ...numbers(10).map((index) => saturday - index * day),
      ...numbers(10).map((i) => saturday + i * day),
    ];
    const listed = await startsOf(`t_1_${france}_1Tourn00_0_fr_1`);
    expect(listed).toEqual(around);
    expect(await startsOf(`t_1_${france}_1Tourn00_0_fr_y_1`)).toEqual(around.toSorted((a, b) => b - a));
    expect(await startsOf(`t_1_${france}_1Tourn00_0_fr_n_1`)).toEqual(listed);
    expect((await readFeed(`t_1_${spain}_1Tourn00_0_fr_1`)).body).toBe("0");
  });
});

describe("a country", () => {
  it("has what the lists of a week back and a week ahead hold of it", async () => {
    await postSeason(9, 9);
    await postJson("events", {
      sportId: 1,
      leagues: [aLeague({ stageId: "1Stage01", tournamentId: "1Tourn01", countryKey: "ES" })],
      events: [anEvent({ eventId: "1Spain00", leagueStageId: "1Stage01" })],
    });
    expect(await idsOf("f_1_0_0_fr_1")).toEqual(["1Spain00"]);
    expect(await startsOf(`c_1_${france}_0_fr_n_1`)).toEqual(
      [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7].map((index) => saturday + index * day),
    );
    const { leagues } = await listOf(`c_1_${france}_0_fr_n_1`);
    expect(leagues.every(({ league }) => league.countryId === String(france))).toBe(true);
    const times = await startsOf(`c_1_${france}_0_fr_y_1`);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe("a participant", () => {
  it("has a row of its own, its last games and its next ones", async () => {
    await postSeason(12, 3);
    const { participants, leagues } = await listOf(`p_1_${france}_1Home000_0_fr_1`);
    expect(participants).toEqual([
      expect.objectContaining({ id: "1Home000", teamName: "Lens", shortName: "LEN", countryName: "France" }),
    ]);
    expect(leagues.flatMap(({ events }) => events)).toHaveLength(13);
    expect((await readFeed(`p_1_${spain}_1Home000_0_fr_1`)).body).toBe("0");
    expect((await readFeed(`p_1_${france}_1Nobody0_0_fr_1`)).body).toBe("0");
  });

  it("is of its own country, though its latest game is one of Europe's", async () => {
    await postSeason(1, 1);
    const cup = { stageId: "1Stage01", tournamentId: "1Tourn01", countryKey: "EUROPE" };
    await postJson("events", {
      sportId: 1,
      leagues: [aLeague(cup)],
      events: [anEvent({ eventId: "1Cup0000", leagueStageId: cup.stageId, startSeconds: saturday + 3 * day })],
    });
    const { participants } = await listOf(`p_1_${france}_1Home000_0_fr_1`);
    expect(participants).toEqual([expect.objectContaining({ countryName: "France", flag: "fr" })]);
  });

  it("has results, fixtures, a page, events around today and live ones", async () => {
    await postSeason(101, 9);
    await postJson("events", batchOf(anEvent({ eventId: "1Live000" })));
    await postIncidents("1Live000", { kind: "status", status: 12, atSeconds: saturday });
    expect(await startsOf(`pr_1_${france}_1Home000_1_0_fr_1`)).toEqual([saturday - 101 * day]);
    expect((await idsOf(`pf_1_${france}_1Away000_0_0_fr_1`)).slice(0, 2)).toEqual(["1Live000", "1C000001"]);
    expect((await listOf("pl_0_1Home000_0")).participants?.[0]?.teamName).toBe("Lens");
    expect(await startsOf("pl_0_1Home000_1")).toEqual([saturday - 101 * day]);
    expect(await startsOf("pe_1_0_1Home000_x")).toEqual(
      [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map((index) => saturday + index * day),
    );
    expect(await idsOf("pel_0_1Home000")).toEqual(["1Live000"]);
  });
});

const move = (days: number) => ({ kind: "moved", startSeconds: saturday + days * day, timeKnown: true });
const to = (days: number) => [{ eventId: "1Event00", startSeconds: saturday + days * day }];

describe("a day", () => {
  it("[F8] names the games that were moved to another day, and where to, as of any number", async () => {
    // Games that stay: a day without any is the empty feed.
    const staying = [0, 2, 3].map((days) => ({
      ...anEvent(),
      eventId: `1Stays0${days}`,
      startSeconds: saturday + days * day + 3600,
    }));
    await postJson("events", batchOf(anEvent(), ...staying));
    const before = await readFeed("f_1_0_0_fr_1");
    await postIncidents("1Event00", move(2));
    await postIncidents("1Event00", move(3));
    expect((await listOf("f_1_0_0_fr_1")).moved).toEqual(to(3));
    expect((await listOf("f_1_2_0_fr_1")).moved).toEqual(to(3));
    expect((await listOf("f_1_3_0_fr_1")).moved).toBeUndefined();
    expect((await readFeed(`f_1_0_0_fr_1?seq=${before.seq}`)).body).toBe(before.body);
    expect((await listOf(`f_1_0_0_fr_1?seq=${before.seq + 1}`)).moved).toEqual(to(2));
    await postIncidents("1Event00", move(0));
    expect((await listOf("f_1_0_0_fr_1")).moved).toBeUndefined();
  });

  it("keeps a line for a game that was postponed and has a new day, and none for one that is only rescheduled", async () => {
    const rescheduled = anEvent({ eventId: "1Event01" });
    await postJson("events", batchOf(anEvent(), rescheduled));
    await postIncidents("1Event00", { kind: "status", status: eventStatus.postponed });
    await postIncidents("1Event00", move(30));
    await postIncidents("1Event01", move(2));
    const [line, ...others] = eventsOf(await listOf("f_1_0_0_en_1"));
    expect(line).toMatchObject({ id: "1Event00", startSeconds: saturday, status: eventStatus.postponed });
    expect([line?.notice, others]).toEqual([expect.stringMatching(/^New date: \w+ \d+, \d{4}$/), []]);
    const [there] = eventsOf(await listOf("f_1_30_0_en_1"));
    expect(there).toMatchObject({ id: "1Event00", startSeconds: saturday + 30 * day });
    // The line stays when the game is played on its new day.
    await postIncidents("1Event00", { kind: "status", status: eventStatus.scheduled });
    expect((await listOf("f_1_0_0_en_1")).leagues[0]?.events).toEqual([line]);
  });

  it("keeps that line, too, for a game whose source announces it anew for another day", async () => {
    await postJson("events", batchOf(anEvent()));
    await postIncidents("1Event00", { kind: "status", status: eventStatus.postponed });
    await postJson("events", batchOf(anEvent({ startSeconds: saturday + 30 * day })));
    await postIncidents("1Event00", { kind: "status", status: eventStatus.scheduled });
    for (const name of ["f_1_0_0_en_1", "fm_0_0_en_1"]) {
      const [line] = eventsOf(await listOf(name));
      expect([name, line?.id, line?.startSeconds, line?.status]).toEqual([
        name,
        "1Event00",
        saturday,
        eventStatus.postponed,
      ]);
      expect(line?.notice).toMatch(/^New date: /);
    }
    expect(await startsOf("f_1_30_0_en_1")).toEqual([saturday + 30 * day]);
  });
});

describe("a list of a day", () => {
  const midnightUtc = Math.floor(saturday / day) * day;
  /** The number of Saturday's list in a zone: it is Sunday already in the east. */
  const saturdayAt = (tzHour: string) => midnightUtc / day - Math.floor((saturday + Number(tzHour) * 3600) / day);

  it.each([
    ["5.5", 18.25],
    ["5.75", 18],
    ["3.5", 20.25],
    ["10.5", 13.25],
    ["-3.5", 27.25],
    ["13.75", 10],
  ])("ends at midnight of a zone at %s hours", async (tzHour, hours) => {
    await postJson("events", batchOf(anEvent({ startSeconds: midnightUtc + hours * 3600 })));
    const saturdays = saturdayAt(tzHour);
    expect(await idsOf(`f_1_${saturdays}_${tzHour}_fr_1`)).toEqual(["1Event00"]);
    expect(await idsOf(`f_1_${saturdays + 1}_${tzHour}_fr_1`)).toEqual([]);
  });

  it("has an event whose hour is not known on its date, whatever the zone of its readers", async () => {
    // Noon on Saturday and on Sunday in Auckland, which is 13 hours ahead.
    const noonSeconds = midnightUtc - 3600;
    const inAuckland = { ...aLeague(), timeZone: "Pacific/Auckland" };
    const posted = anEvent({ startSeconds: noonSeconds, timeKnown: false });
    const batch = { ...batchOf(posted), leagues: [inAuckland] };
    expect(await postJson("events", batch)).toMatchObject({ added: 1 });
    expect(await postJson("events", batch)).toMatchObject({ unchanged: 1 });
    for (const tzHour of ["-11", "-8", "0", "9", "13.75", "14"]) {
      const saturdays = saturdayAt(tzHour);
      expect(await idsOf(`f_1_${saturdays}_${tzHour}_fr_1`)).toEqual(["1Event00"]);
      expect(await idsOf(`f_1_${saturdays - 1}_${tzHour}_fr_1`)).toEqual([]);
      expect(await idsOf(`f_1_${saturdays + 1}_${tzHour}_fr_1`)).toEqual([]);
    }
    const moved = { kind: "moved", id: "later", startSeconds: noonSeconds + day, timeKnown: false };
    expect(await (await postIncidents("1Event00", moved)).json()).toMatchObject({ accepted: 1 });
    expect(await (await postIncidents("1Event00", moved)).json()).toMatchObject({ unchanged: 1 });
    expect(await idsOf("f_1_1_0_fr_1")).toEqual(["1Event00"]);
    expect(await startsOf("f_1_1_0_fr_1")).toEqual([midnightUtc + 1.5 * day]);
  });
});
