import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clubNames } from "./ingest/club-names.ts";
import { toCompetitionEntries } from "./catalogue/to-entries.ts";
import { writeEntries, writeListings } from "./catalogue/write-listings.ts";
import type { Listing } from "./catalogue/catalogue-entry.ts";
import { mostBytes, type SearchResult } from "./search/search-answers.ts";
import type { SearchAnswer, TopSearchAnswer } from "./search-route.ts";
import { countryOf } from "../../../shared/places/countries.ts";
import { toLeague } from "../../../world/catalogue/league.ts";
import { toParticipant } from "../../../shared/competitions/football-ids.ts";
import { worldLeagues } from "../../../world/catalogue/world.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { post, postIncidents, saturday, setClock } from "../test/harness.ts";
import { aLeague, anEvent, batchOf, finished } from "../test/records.ts";
import type { GamesAnswer } from "./search/games/find-games.ts";
import { entry } from "../test/entry.ts";

const world: readonly Listing[] = worldLeagues.map((league) => ({
  league: toLeague(league, "2026-27"),
  participants: league.teams,
}));
const fill = (listings: readonly Listing[] = world) => writeListings(env.CATALOGUE, listings, clubNames);
const get = (path: string, headers: Record<string, string> = {}) =>
  entry.OriginServices.search(new Request(`https://origin.test/api/v2/${path}`, { headers }));
async function find(query: string): Promise<readonly SearchResult[]> {
  const answer: SearchAnswer = await (await get(`search/?${query}`)).json();
  return answer.results;
}
const names = async (query: string) => (await find(query)).map(({ name }) => name);
const club = (name: string, id: string) => ({ id, name, code: "XXX", slug: "x" });

describe("search", () => {
  beforeAll(() => fill());
  afterAll(() => reset());

  it.each([
    ["q=saint-etienne", "Saint-Étienne", "exact"],
    ["q=SAINT ETIENNE", "Saint-Étienne", "exact"],
    ["q=saint etiene", "Saint-Étienne", "typo"],
    ["q=psg", "PSG", "exact"],
    ["q=paris saint", "PSG", "prefix"],
    ["q=Bayern", "Bayern Munich", "prefix"],
    ["q=bayren", "Bayern Munich", "typo"],
    ["q=munich", "Bayern Munich", "words"],
    ["q=ligue 1", "Ligue 1", "exact"],
    ["q=Allemagne", "Allemagne", "exact"],
    ["q=Germany", "Allemagne", "exact"],
    ["q=footbal", "Football", "prefix"],
    ["q=bvb", "Dortmund", "exact"],
    ["q=koeln&lang=de", "Köln", "exact"],
    ["q=St. Pauli", "Sankt Pauli", "exact"],
    ["q=saint pauli", "Sankt Pauli", "exact"],
    ["q=sankt pauly", "Sankt Pauli", "typo"],
    ["q=St. Etienne", "Saint-Étienne", "exact"],
    ["q=sankt etiene", "Saint-Étienne", "typo"],
    ["q=mar%C2%ADseille", "Marseille", "exact"],
    ["q=%E2%80%8Epsg%E2%80%8B", "PSG", "exact"],
  ])("[S2] finds for %s first %s, by %s", async (query, name, match) => {
    expect((await find(query))[0]).toMatchObject({ name, match });
  });

  it.each([
    ["ar", "مارسيليا", "Marseille"],
    ["ar", "مارسي", "Marseille"],
    ["ar", "ريال مدريد", "Real Madrid"],
    ["ar", "برشلونة", "Barcelone"],
    ["ar", "ليفربول", "Liverpool"],
    ["ar", "مانشستر يونايتد", "Manchester United"],
    ["ar", "تشيلسي", "Chelsea"],
    ["ar", "يوفنتوس", "Juventus"],
    ["ar", "باريس سان جيرمان", "PSG"],
    ["ar", "دورتموند", "Dortmund"],
    ["fr", "Марсель", "Marseille"],
    ["fr", "Париж", "Paris FC"],
    ["fr", "Ολυμπιακός", "Olympiakos"],
  ])("[A9.05] finds for %s %s first %s, by its sound", async (lang, query, name) => {
    const [first] = await find(`q=${query}&lang=${lang}`);
    // "Марсель" begins the Spanish name, and says so.
    expect([first?.name, first?.matched]).toEqual([name, query === "Марсель" ? "Marsella" : undefined]);
  });

  it.each([
    ["قدم", "كرة القدم"],
    ["القدم", "كرة القدم"],
    ["المانيا", "ألمانيا"],
    ["اسبانيا", "إسبانيا"],
    ["الفرنسي", "الدوري الفرنسي للسيدات"],
  ])("[A9.05] finds for Arabic %s first %s, without articles and with any form of a letter", async (query, name) => {
    expect((await find(`q=${query}&lang=ar`))[0]).toMatchObject({
      name,
      match: /قدم|فرنسي/.test(query) ? "words" : "exact",
    });
  });

  it.each([
    ["q=psg toulouse", "PSG", "Toulouse"],
    ["q=pssg toulouze", "PSG", "Toulouse"],
    ["q=france angleterre", "France", "Angleterre"],
    ["q=ligue 1 dortmund", "Ligue 1", "Dortmund"],
  ])("[S2] finds both names of %s", async (query, one, other) => {
    expect(await names(query)).toEqual(expect.arrayContaining([one, other]));
  });

  it("[S4] says what an entry is, where it plays and in which season", async () => {
    const [result] = await find("q=barca&lang=en");
    expect(result).toMatchObject({
      kind: "team",
      name: "Barcelona",
      matched: "Barça",
      code: "BAR",
      sport: { id: 1, name: "Football" },
      country: { key: "ES", id: String(countryOf("ES", "en").id), name: "Spain", flag: "es" },
      league: { name: "LaLiga" },
      pin: null,
      competes: true,
    });
    expect(result?.league?.stageId).toMatch(/^[0-9A-Za-z]{8}$/);
    const [laLiga] = await find("q=laliga&lang=en");
    expect(laLiga?.pin?.key).toMatch(new RegExp(`^1_${result?.country?.id}_\\w+$`));
    expect([laLiga?.pin?.type, laLiga?.competes]).toEqual(["t", false]);
  });

  it("answers nothing to what nobody is called, and to what looks like its own language", async () => {
    expect(await find("q=zzzzqqqq")).toEqual([]);
    expect((await get(`search?q=${encodeURIComponent('" OR folded : a* NOT ( NEAR')}`)).status).toBe(200);
  });

  it("[S3] refuses bad input with 400 and names the fault", async () => {
    const response = await get("search/?q=a&limit=51");
    expect([response.status, await response.json()]).toEqual([400, { fault: "limit-out-of-range" }]);
  });

  it("[S5] is answered 304 to a client that holds the answer", async () => {
    const first = await get("search/?q=paris");
    await first.text();
    const etag = first.headers.get("etag") ?? "";
    const second = await get("search/?q=paris", { "if-none-match": etag });
    expect([second.status, await second.text(), second.headers.get("etag")]).toEqual([304, "", etag]);
    expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
  });

  it("[S2] offers what is popular per sport, in the order of leagues' ranks", async () => {
    const answer: TopSearchAnswer = await (await get("top-search/?limit=3")).json();
    const best = worldLeagues.toSorted((one, other) => one.rank - other.rank).slice(0, 3);
    expect(answer.sports.map(({ name }) => name)).toEqual(["Football"]);
    expect(answer.sports[0]?.leagues.map(({ name }) => name)).toEqual(best.map(({ name }) => name));
    expect(answer.sports[0]?.participants).toHaveLength(3);
  });
});

describe("search in a catalogue of few names", () => {
  afterEach(() => reset());

  it("reaches a popular name among many that begin alike, and an exact one that is little known", async () => {
    const many = Array.from({ length: 300 }, (_, index) => club(`Lambda ${index}`, `1l${index}`));
    await fill([
      { league: aLeague({ rank: 900 }), participants: [...many, club("La", "1la")] },
      {
        league: aLeague({ rank: 1, stageId: "1Stage01", tournamentId: "1Tourn01" }),
        participants: [club("Lazio", "1lz")],
      },
    ]);
    expect((await names("q=la&limit=3")).slice(0, 2)).toEqual(["La", "Lazio"]);
  });

  it("forgives letters that are missing or doubled in the name of a tournament", async () => {
    await fill([
      { league: aLeague({ name: "ATP - simple : Roland-Garros (France), terre battue" }), participants: [] },
    ]);
    for (const typed of ["roland garos", "rolland garros", "rolan garos"])
      expect(await names(`q=${typed}`)).toEqual(["ATP - simple : Roland-Garros (France), terre battue"]);
  });

  it("finds each tournament of a tour once, and the tour alone among the popular leagues", async () => {
    const tour = (name: string, stageId: string) =>
      aLeague({ sportId: 2, tournamentId: "2Tour000", templateId: "2Templ00", stageId, name: `ATP : ${name}` });
    const parts = [tour("Roland-Garros", "2Stage01"), tour("Wimbledon", "2Stage02")];
    await fill([{ league: tour("Wimbledon", "2Stage02"), participants: [] }]);
    await writeEntries(
      env.CATALOGUE,
      toCompetitionEntries(parts, () => true, clubNames),
      [],
    );
    expect(await find("q=roland garos")).toMatchObject([
      {
        name: "ATP : Roland-Garros",
        path: expect.stringMatching(/\/atp-roland-garros\/$/),
        league: { id: "2Tour000", name: "ATP : Roland-Garros", stageId: null },
      },
    ]);
    expect(await names("q=wimbledon")).toEqual(["ATP : Wimbledon"]);
    expect(await names("q=atp")).toEqual(["ATP : Roland-Garros", "ATP : Wimbledon"]);
    const { sports }: TopSearchAnswer = await (await get("top-search/?sport=2")).json();
    expect(sports[0]?.leagues.map(({ id }) => id)).toEqual(["2Tour000"]);
  });

  it("stays within a requested sport", async () => {
    await fill();
    await fill([
      {
        league: aLeague({ sportId: 2, tournamentId: "2Tourn00", stageId: "2Stage00" }),
        participants: [club("Paris A.", "2p")],
      },
    ]);
    expect(await names("q=paris&sport=2")).toEqual(["Paris A."]);
    expect((await find("q=paris a&sport=2"))[0]).toMatchObject({ kind: "player" });
    expect((await names("q=paris")).at(-1)).toBe("Paris A.");
  });

  it("[S6] stays under 64 KB whatever names it is given", async () => {
    const long = "é".repeat(110);
    const participants = Array.from({ length: 60 }, (_, index) => ({
      ...club(`${long} ${index}`, `1x${index}`),
      slug: "e".repeat(120),
    }));
    await fill([{ league: aLeague({ name: long.repeat(4) }), participants }]);
    const response = await get(`search/?q=${encodeURIComponent("é".repeat(40))}&limit=50`);
    const body = await response.arrayBuffer();
    expect(body.byteLength).toBeLessThanOrEqual(mostBytes);
    expect(body.byteLength).toBeGreaterThan(mostBytes - 3000);
  });

  it("[S7] says that it is away while the catalogue has no tables", async () => {
    await env.CATALOGUE.exec("DROP TABLE name_fts");
    const response = await get("search/?q=paris");
    expect([response.status, await response.json()]).toEqual([503, { fault: "catalogue-unavailable" }]);
  });

  it("finds nothing while the catalogue is empty", async () => {
    expect(await (await get("top-search")).json()).toEqual({ sports: [] });
    expect(await find("q=paris")).toEqual([]);
  });
});

const count = async (table: string) =>
  (await env.CATALOGUE.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first<number>("count")) ?? 0;
const counts = () => Promise.all(["entry", "season", "name", "name_fts", "gram"].map(count));

describe("the catalogue", () => {
  afterEach(() => reset());

  it("is the same after it was sent the same again", async () => {
    await fill();
    const before = await counts();
    await fill();
    expect(await counts()).toEqual(before);
    await env.CATALOGUE.exec("INSERT INTO name_fts (name_fts, rank) VALUES ('integrity-check', 1)");
  });

  it("forgets a name that was changed, and takes the league's new rank", async () => {
    const one = { league: aLeague({ rank: 7 }), participants: [club("Ancien", "1a"), club("Anciens", "1b")] };
    await fill([one]);
    await fill([{ ...one, participants: [club("Nouveau", "1a")] }]);
    expect(await names("q=ancien")).toEqual(["Anciens"]);
    expect(await names("q=nouveau")).toEqual(["Nouveau"]);
    await env.CATALOGUE.exec("INSERT INTO name_fts (name_fts, rank) VALUES ('integrity-check', 1)");
  });

  it("places a club by its best league and at home in its country's", async () => {
    const participants = [toParticipant("FR", "Marseille", "OM")];
    await fill([
      { league: aLeague({ rank: 5, name: "Ligue" }), participants },
      {
        league: aLeague({ rank: 0, name: "Europe", countryKey: "EUROPE", tournamentId: "1Tourn02", stageId: "1S2" }),
        participants,
      },
    ]);
    const [result] = await find("q=marseille");
    expect([result?.league?.name, result?.country?.key]).toEqual(["Ligue", "FR"]);
  });

  it("[C1.11] names the league of a participant in the language that is asked for", async () => {
    const league = aLeague({ name: "Coupe", names: { de: "Pokal" } });
    await fill([{ league, participants: [club("Lens", "1a")] }]);
    const named = async (lang: string) => (await find(`q=lens&lang=${lang}`))[0]?.league?.name;
    expect([await named("de"), await named("de-AT"), await named("it")]).toEqual(["Pokal", "Pokal", "Coupe"]);
  });
});

describe("games in the search", () => {
  const [lens, metz, lyon] = ["Lens", "Metz", "Lyon"].map((name) => club(name, `1${name}000`));
  const daySeconds = 86_400;
  const game = (eventId: string, home: object | undefined, away: object | undefined, changes: object) =>
    ({ ...anEvent({ eventId }), home, away, ...changes }) as IngestEvent;
  const gamesFor = async (query: string): Promise<readonly string[]> => {
    const answer: GamesAnswer = await (await get(`search/games/?${query}`)).json();
    return answer.games.map(({ time, home, away, path }) => `${time} ${home.name} ${away.name} ${path}`);
  };

  beforeEach(async () => {
    await setClock(saturday);
    await fill([{ league: aLeague(), participants: [lens, metz, lyon].filter((each) => each !== undefined) }]);
    await post(
      "events",
      batchOf(
        game("1Game001", lens, metz, { startSeconds: saturday - 7 * daySeconds, result: finished(2, 1) }),
        game("1Game002", lyon, lens, { startSeconds: saturday - 3 * daySeconds, result: finished(0, 0) }),
        game("1Game003", lens, lyon, { startSeconds: saturday - 1800 }),
        game("1Game004", metz, lens, { startSeconds: saturday + 7 * daySeconds }),
        game("1Game005", metz, lyon, { startSeconds: saturday + 3 * daySeconds }),
        game("1Game006", lyon, metz, { startSeconds: saturday + 9 * daySeconds }),
      ),
    );
    await postIncidents("1Game003", {
      id: "kick-off",
      kind: "status",
      status: eventStatus.firstHalf,
      atSeconds: saturday - 1800,
    });
  });
  afterEach(() => reset());

  it("[S8] gives of a name the game that runs, or the next one, and the last one", async () => {
    expect(await gamesFor("q=lens")).toEqual(["live Lens Lyon /match/1Game003", "last Lyon Lens /match/1Game002"]);
    expect(await gamesFor("q=metz")).toEqual(["next Metz Lyon /match/1Game005", "last Lens Metz /match/1Game001"]);
  });

  it("[S8] gives of two names, in any order, their own games", async () => {
    const between = ["next Metz Lens /match/1Game004", "last Lens Metz /match/1Game001"];
    expect(await gamesFor("q=lens metz")).toEqual(between);
    expect(await gamesFor("q=METZ - Lens")).toEqual(between);
    expect(await gamesFor("q=metz contre len")).toEqual(between);
    expect(await gamesFor("q=mettz lenss")).toEqual(between);
    expect(await gamesFor("q=metz zzzz")).toEqual([]);
  });

  it("[S8] names what decided the sides of a knock-out game to come", async () => {
    const final = game("1Game007", metz, lens, { startSeconds: saturday + daySeconds, round: "Final" });
    await post("events", batchOf(final));
    const answer: GamesAnswer = await (await get("search/games/?q=metz")).json();
    const [next, last] = answer.games;
    expect([next?.id, next?.decidedBy?.includes("1Game002"), last?.decidedBy]).toEqual(["1Game007", true, undefined]);
  });

  it("[S8] says where and when, in the language that is asked for, and how it is kept", async () => {
    const response = await get("search/games/?q=metz&lang=en");
    const answer: GamesAnswer = await response.json();
    expect(answer.games[0]).toMatchObject({
      startSeconds: saturday + 3 * daySeconds,
      isTimeKnown: true,
      sport: { id: 1, name: "Football" },
      league: { name: "Coupe", flag: "fr" },
    });
    expect(response.headers.get("cache-control")).toBe("public, max-age=10");
  });
});
