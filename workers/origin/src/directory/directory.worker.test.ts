import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DirectoryAnswer } from "../../../../shared/addresses/directory.ts";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { entry } from "../../test/entry.ts";
import { postJson, raceSaturday, readFeed, ringAt, saturday, setClock, startAgain } from "../../test/harness.ts";
import { aLeague, anEvent } from "../../test/records.ts";
import { search } from "../search-route.ts";
import { playWorld } from "../../test/played-world.ts";

playWorld();
const daysOf = [1, 2, sportIds.cycling];
beforeAll(async () => {
  // What an earlier file posted may have come to the catalogue after that file ended.
  await reset();
  for (const sportId of daysOf) await setClock(sportId === sportIds.cycling ? raceSaturday : saturday, sportId);
});
afterAll(() => reset());

const competition = async (sportId: number, country: string, slug: string, lang: Language = "fr") => {
  const answer = await entry.OriginServices.directory({
    kind: "competition",
    sportId,
    country,
    competition: slug,
    lang,
  });
  if (answer !== null && answer.kind !== "competition") throw new Error("not what was asked for");
  return answer;
};
const countryOf = async (sportId: number, country: string, lang: Language = "fr") => {
  const answer: DirectoryAnswer | null = await entry.OriginServices.directory({
    kind: "country",
    sportId,
    country,
    lang,
  });
  if (answer !== null && answer.kind !== "country") throw new Error("not what was asked for");
  return answer;
};
/** The country and the competition that a feed's `ZL` names. */
const slugsOf = (path: string) => {
  const [, , country = "", slug = ""] = path.split("/");
  return { country, slug };
};

const inLanguages = daysOf.flatMap((sportId) => (["fr", "de", "ar"] as const).map((lang) => ({ sportId, lang })));
it.each(inLanguages)(
  "[C2.07] knows every competition that the day of sport $sportId names in $lang, by its ids",
  async ({ sportId, lang }) => {
    const { leagues } = decodeDayFeed((await readFeed(`f_${sportId}_0_0_${lang}_1`)).body);
    expect(leagues.length).toBeGreaterThan(0);
    for (const { league } of leagues) {
      const { country, slug } = slugsOf(league.path ?? "");
      const answer = await competition(sportId, country, slug, lang);
      expect(answer).toMatchObject({
        slugs: { [lang]: slug },
        tournamentId: league.tournamentId,
        country: { id: league.countryId },
      });
      // The directory names only one stage of a tour.
      if (sportId === sportIds.cycling) continue;
      expect([answer?.current, ...(answer?.past ?? [])].map((season) => season?.stageId)).toContain(league.stageId);
    }
  },
);

it("knows the leagues and clubs of the built-in world by parts of their names", async () => {
  const find = async (query: string) => {
    const { results } = await search(env.CATALOGUE, { query, lang: "fr", sportId: null, limit: 10, isForeign: false });
    return results.map(({ name, league }) => `${name}, ${league?.name}`);
  };
  await readFeed("f_1_0_0_fr_1");
  await ringAt(saturday + 1);
  await expect.poll(() => find("marseille")).toContain("Marseille, Ligue 1");
  await expect.poll(() => find("ligue 1")).toContain("Ligue 1, Ligue 1");
});

it("[C2.07] names a tournament of tennis in the words of the language of its address", async () => {
  const pathsIn = async (lang: Language) =>
    decodeDayFeed((await readFeed(`f_2_0_0_${lang}_1`)).body).leagues.map(({ league }) => league.path ?? "");
  expect((await pathsIn("fr")).some((path) => path.startsWith("/tennis/monde/atp-simple-"))).toBe(true);
  expect((await pathsIn("de")).some((path) => path.startsWith("/tennis/welt/atp-einzel-"))).toBe(true);
  expect((await pathsIn("ar")).some((path) => path.startsWith("/tennis/world/atp-singles-"))).toBe(true);
});

it("has the last five seasons of a league, and no neighbours of a whole tournament", async () => {
  const answer = await competition(1, "france", "ligue-1");
  expect(answer).toMatchObject({ isPart: false, neighbours: [], current: { season: "2028-2029" } });
  expect(answer?.past.map(({ season }) => season)).toEqual(["2027-2028", "2026-2027", "2025-2026", "2024-2025"]);
});

it("has the other races of the season, by start, of a race", async () => {
  const { leagues } = decodeDayFeed((await readFeed("f_34_0_0_fr_1")).body);
  const { country, slug } = slugsOf(leagues[0]?.league.path ?? "");
  const answer = await competition(34, country, slug);
  const starts = answer?.neighbours.map(({ startSeconds }) => startSeconds) ?? [];
  expect(answer?.isPart).toBe(true);
  expect(starts.length).toBeGreaterThan(2);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(answer?.neighbours.find((neighbour) => neighbour.slug === slug)?.stageId).toBe(leagues[0]?.league.stageId);
  // The season has begun, so the neighbours include past and coming races.
  expect(answer?.neighbours.some((neighbour) => neighbour.slug !== slug)).toBe(true);
});

const nextOf = async (sportId: number, tournamentId: string | null = null) => {
  const answer = await entry.OriginServices.directory({ kind: "next", sportId, tournamentId, lang: "fr" });
  return answer?.kind === "next" ? answer.next : null;
};

it("knows what begins next in a sport, months ahead where its season is over", async () => {
  const june = raceSaturday;
  await setClock(june, sportIds.biathlon);
  expect((await readFeed(`f_${sportIds.biathlon}_0_0_fr_1`)).body).not.toContain("AA÷");
  const next = await nextOf(sportIds.biathlon);
  expect(next).toMatchObject({ country: "europe", name: expect.stringMatching(/^IBU Cup messieurs - /) });
  expect(new Date((next?.startSeconds ?? 0) * 1000).toISOString().slice(0, 7)).toBe("2029-11");
  // Horse racing has a race within the next day.
  await setClock(june, sportIds["horse-racing"]);
  const race = await nextOf(sportIds["horse-racing"]);
  expect((race?.startSeconds ?? 0) - june).toBeLessThan(86_400);
});

it("says from when to when a sport has lists of days, and has a list of a day of each end", async () => {
  await setClock(raceSaturday, sportIds.cycling);
  const answer = await entry.OriginServices.directory({ kind: "days", sportId: sportIds.cycling });
  const span = answer?.kind === "days" ? answer.span : null;
  const dayOf = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10);
  expect([dayOf(span?.firstSeconds), dayOf(span?.lastSeconds)]).toEqual(["2025-01-01", "2029-12-31"]);
  // Months before and after what the ledger holds, of which each stage has a page.
  for (const offset of [-365, 30]) {
    const { leagues } = decodeDayFeed((await readFeed(`f_${sportIds.cycling}_${offset}_0_fr_1`)).body);
    const [event] = leagues[0]?.events ?? [];
    expect(event?.id, `day ${offset}`).toBeDefined();
    expect((await readFeed(`dc_1_${event?.id}`)).body).not.toBe("0");
  }
  expect((await readFeed(`f_${sportIds.cycling}_-3650_0_fr_1`)).body).not.toContain("AA÷");
});

it("names the first race of the next season among those around one whose season is over", async () => {
  await setClock(raceSaturday, sportIds.biathlon);
  const answer = await competition(sportIds.biathlon, "monde", "coupe-du-monde-messieurs-poursuite-holmenkollen");
  const coming = answer?.neighbours.filter(({ startSeconds }) => startSeconds > raceSaturday) ?? [];
  expect(coming.map(({ name }) => name)).toEqual(["Coupe du monde messieurs - poursuite - Östersund"]);
});

it("knows slugs of every language, and says how the asking one spells them", async () => {
  const answer = await competition(1, "germany", "bundesliga");
  expect(answer?.country).toMatchObject({
    name: "Allemagne",
    slugs: { fr: "allemagne", en: "germany", de: "deutschland" },
  });
  expect((await countryOf(1, "deutschland", "en"))?.country.name).toBe("Germany");
});

it("lists a country's competitions once each, the most important first", async () => {
  const answer = await countryOf(1, "france");
  const slugs = answer?.competitions.map(({ slug }) => slug) ?? [];
  expect(slugs.slice(0, 2)).toEqual(["ligue-1", "ligue-2"]);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it("[C2.07] names of a sport without duels each event that began last and begins next, and none of others", async () => {
  const answer = await countryOf(sportIds.cycling, "france");
  const starts = answer?.starts.map(({ startSeconds }) => startSeconds) ?? [];
  expect(starts.length).toBeGreaterThan(3);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const sides = answer?.starts.map(({ slug, startSeconds }) => `${slug} ${startSeconds <= saturday}`) ?? [];
  expect(new Set(sides).size).toBe(sides.length);
  const slugs = new Set(answer?.competitions.map(({ slug }) => slug));
  expect(answer?.starts.every(({ slug }) => slugs.has(slug))).toBe(true);
  expect(await countryOf(1, "france")).toMatchObject({ starts: [], table: { slug: "ligue-1" } });
  expect(answer?.table).toBeNull();
});

it("[C1.05] has a page for each tour of tennis by its slug in any language, and none for a race's", async () => {
  const answer = await countryOf(2, "atp-singles");
  expect(answer).toMatchObject({
    isCategory: true,
    series: { key: expect.stringMatching(/^2_/) },
    country: { name: "ATP - simple", slugs: { fr: "atp-simple" } },
  });
  const [first] = answer?.competitions ?? [];
  expect(first).toMatchObject({ country: "monde", category: { name: "ATP - simple", slug: "atp-simple" } });
  expect(answer?.competitions.every(({ name }) => name.startsWith("ATP - simple"))).toBe(true);
  const cycling = await countryOf(sportIds.cycling, "monde");
  expect(cycling?.competitions[0]?.category).toMatchObject({ slug: null });
  expect(await countryOf(sportIds.cycling, "world-tour")).toBeNull();
});

it("counts the stages of a tour, the tenth after the second", async () => {
  const names = (await countryOf(sportIds.cycling, "france"))?.competitions.map(({ name }) => name) ?? [];
  const numbers = names.flatMap((name) => (/^Tour de France - Étape (\d+)/.exec(name) ?? [])[1] ?? []).map(Number);
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

it("[C1.05] names the countries and categories that have pages, each with the last change of its competitions", async () => {
  const pagesOf = async (sportId: number) => {
    const answer = await entry.OriginServices.directory({
      kind: "groups",
      sportId,
      lang: "fr",
      changedSinceSeconds: 0,
    });
    if (answer?.kind !== "groups") throw new Error("not what was asked for");
    return new Map(answer.pages.map(({ path, changedSeconds }) => [path, changedSeconds]));
  };
  const tennis = await pagesOf(2);
  expect([...tennis.keys()]).toEqual(expect.arrayContaining(["/tennis/monde/", "/tennis/atp-simple/"]));
  for (const path of tennis.keys())
    expect([path, await countryOf(2, path.split("/")[2] ?? "")]).not.toEqual([path, null]);
  expect(tennis.get("/tennis/monde/")).toBe(Math.max(...[...tennis.values()].map((seconds) => seconds ?? 0)));
  // A race's tour has no page (C1.05).
  expect([...(await pagesOf(sportIds.cycling)).keys()]).not.toContain("/cyclisme/world-tour/");
});

it("knows nothing of other slugs, of countries without the sport, nor of sports that do not exist", async () => {
  expect(await competition(1, "france", "nope")).toBeNull();
  expect(await competition(1, "atlantis", "ligue-1")).toBeNull();
  expect(await countryOf(99, "france")).toBeNull();
});

it("answers the feeds of one stage alone for a part of a tournament", async () => {
  const { leagues } = decodeDayFeed((await readFeed("f_34_0_0_fr_1")).body);
  const { league } = leagues[0] ?? {};
  for (const name of [
    `t_34_${league?.countryId}_${league?.stageId}_0_fr_1`,
    `tr_34_${league?.countryId}_${league?.stageId}_${league?.stageId}_0_0_fr_1`,
  ]) {
    const stages = decodeDayFeed((await readFeed(name)).body).leagues.map((each) => each.league.stageId);
    expect([name, [...new Set(stages)].every((stageId) => stageId === league?.stageId)]).toEqual([name, true]);
  }
});

describe("the directory of what providers send", () => {
  beforeEach(() => startAgain());

  it("knows a posted competition by its name in any language, and its season as addresses write it", async () => {
    const league = aLeague({ name: "Coupe du Nord", names: { en: "Northern Cup" }, season: "2028/29" });
    await postJson("events", { sportId: 1, leagues: [league], events: [anEvent()] });
    const answer = await competition(1, "france", "northern-cup", "en");
    expect(answer).toMatchObject({ name: "Northern Cup", current: { season: "2028-2029" } });
    // Arabic addresses have the English words, and Polish knows no other name than the league's own.
    expect(answer?.slugs).toMatchObject({
      fr: "coupe-du-nord",
      en: "northern-cup",
      ar: "northern-cup",
      pl: "coupe-du-nord",
    });
    expect((await competition(1, "france", "coupe-du-nord", "en"))?.slugs.en).toBe("northern-cup");
  });
});
