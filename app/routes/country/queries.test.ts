import { expect, it, vi } from "vitest";
import type { CountryAnswer, Slugs } from "../../../shared/addresses/directory.ts";
import { decodeDayFeed, encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { feedSays, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadCountry } from "./queries.server.ts";

const others = Object.fromEntries(languages.map((lang) => [lang, `allemagne-${lang}`])) as Slugs;
const slugs = { ...others, fr: "allemagne", en: "germany", de: "deutschland" };
const answer: CountryAnswer = {
  kind: "country",
  isCategory: false,
  series: null,
  country: { id: "83", name: "Allemagne", flag: "de", slugs },
  competitions: [
    { name: "Coupe", slug: "coupe", country: "allemagne", category: null },
    { name: "Bundesliga", slug: "bundesliga", country: "allemagne", category: null },
  ],
  starts: [],
  table: null,
};
const league = { stageId: "L", path: "/football/allemagne/bundesliga/" };
const day = (duel: number) =>
  encodeDayFeed({
    sportId: 1,
    leagues: [
      {
        league: { ...league, duel },
        events: [
          { id: "1Event00", status: 12 },
          { id: "1Event01", status: 13 },
          { id: "1Event02", status: 1 },
        ],
      },
    ],
    signature: "",
  });

let nowSeconds = 1_760_000_000;
function open(body: string, answered: CountryAnswer = answer) {
  nowSeconds += 60;
  const { context } = openSite(() => feedSays(body));
  const { env } = context.cloudflare;
  return { ...context, cloudflare: { env: { ...env, ORIGIN: { ...env.ORIGIN, directory: async () => answered } } } };
}

it("[C2.07] counts the live games and those of today by competition, and puts those that play first", async () => {
  const { competitions, links } = await loadCountry(open(day(1)), "football", "allemagne", nowSeconds);
  expect(competitions).toEqual([
    expect.objectContaining({ slug: "bundesliga", path: league.path, today: 3, live: 2 }),
    expect.objectContaining({ slug: "coupe", today: 0, live: 0 }),
  ]);
  expect(links.path).toBe("/football/allemagne/");
});

it("counts a race once, however many start in it", async () => {
  const { competitions } = await loadCountry(open(day(0)), "football", "allemagne", nowSeconds);
  expect(competitions[0]).toMatchObject({ today: 1, live: 1 });
});

it("[C2.07] gives a sport without duels the events around now in place of games, and a tab for what has begun and what comes", async () => {
  const country = "etats-unis";
  const starts = [-86_400, -3600, 86_400].map((seconds, index) => ({
    name: `PGA Tour - ${index}`,
    slug: `pga-tour-${index}`,
    country,
    stageId: "S",
    startSeconds: nowSeconds + seconds,
  }));
  const golf = { ...answer, country: { ...answer.country, slugs: { ...slugs, fr: country } }, starts };
  const { events, tabs, list } = await loadCountry(open(day(0), golf), "golf", country, nowSeconds + 60);
  const pathsOf = (links: typeof events.past) => links.map(({ path }) => path);
  expect(pathsOf(events.past)).toEqual(["/golf/etats-unis/pga-tour-1/", "/golf/etats-unis/pga-tour-0/"]);
  expect(pathsOf(events.coming)).toEqual(["/golf/etats-unis/pga-tour-2/"]);
  expect([tabs, list]).toEqual([["finished", "scheduled"], null]);
});

it("[C2.07] leads to the table of the country's first league, where that has one", async () => {
  const ofLeague = { ...answer, table: { slug: "bundesliga", name: "Bundesliga", tournamentId: "T", stageId: "L" } };
  const pathFor = async (body: string) =>
    (await loadCountry(open(body, ofLeague), "football", "allemagne", nowSeconds)).tablePath;
  expect([await pathFor(day(1)), await pathFor("")]).toEqual(["/football/allemagne/bundesliga/classement", null]);
});

it("[C1.05] hands a category the games of its own competitions, not all of the country's", async () => {
  const other = {
    league: { stageId: "M", path: "/football/allemagne/autre/" },
    events: [{ id: "1Event09", status: 1 }],
  };
  const { leagues } = decodeDayFeed(day(1));
  const body = encodeDayFeed({ sportId: 1, leagues: [...leagues, other], signature: "" });
  const pathsFor = async (answered: CountryAnswer) => {
    const { list } = await loadCountry(open(body, answered), "football", "allemagne", nowSeconds);
    return decodeDayFeed(list?.feed ?? "").leagues.map((each) => each.league.path);
  };
  expect(await pathsFor(answer)).toEqual([league.path, other.league.path]);
  expect(await pathsFor({ ...answer, isCategory: true })).toEqual([league.path]);
});

it("hands on what is live and what is nearest to now of two weeks", async () => {
  const ofStatus = (status: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${status}Event${100 + n}`,
      status,
      statusType: status === 12 ? 2 : status,
      startSeconds: 1000 * status + n,
    }));
  const events = [...ofStatus(1, 40), ...ofStatus(3, 40), ...ofStatus(12, 40)].toReversed();
  const body = encodeDayFeed({ sportId: 1, leagues: [{ league, events }], signature: "" });
  const { list } = await loadCountry(open(body), "football", "allemagne", nowSeconds);
  const ids = decodeDayFeed(list?.feed ?? "").leagues.flatMap((each) => each.events.map(({ id }) => id));
  const first = (status: number) => ids.filter((id) => id?.startsWith(`${status}Event`)).toSorted();
  expect([first(1).length, first(1)[0], first(1).at(-1)]).toEqual([30, "1Event100", "1Event129"]);
  expect([first(3).length, first(3)[0], first(3).at(-1)]).toEqual([30, "3Event110", "3Event139"]);
  expect(ids.length - 60).toBe(40);
});

it("hands on the games that ended last also where their results are hidden, beside all that come next", async () => {
  const ofStart = (prefix: string, count: number, startSeconds: number, known: { readonly statusType: 1 | 3 }) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${prefix}Event${100 + n}`,
      startSeconds: startSeconds + n,
      ...known,
    }));
  const events = [...ofStart("p", 40, 1000, { statusType: 3 }), ...ofStart("n", 40, 2000, { statusType: 1 })];
  const body = encodeDayFeed({ sportId: 1, leagues: [{ league, events }], signature: "" });
  const { list } = await loadCountry(open(body), "football", "allemagne", nowSeconds);
  const ids = decodeDayFeed(list?.feed ?? "").leagues.flatMap((each) => each.events.map(({ id }) => id));
  const of = (prefix: string) => ids.filter((id) => id?.startsWith(prefix)).toSorted();
  expect([of("p")[0], of("p").at(-1)]).toEqual(["pEvent110", "pEvent139"]);
  expect([of("n")[0], of("n").at(-1)]).toEqual(["nEvent100", "nEvent129"]);
});

it("[C2.01] hands on up to a hundred games in a tab, and says which tabs have something", async () => {
  const ofStatus = (status: 1 | 3, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${status}Event${100 + n}`,
      status,
      statusType: status,
      startSeconds: 1000 * status + n,
    }));
  const events = [...ofStatus(1, 40), ...ofStatus(3, 140)];
  const body = encodeDayFeed({ sportId: 1, leagues: [{ league, events }], signature: "" });
  const whole = await loadCountry(open(body), "football", "allemagne", nowSeconds);
  const inTab = await loadCountry(open(body), "football", "allemagne", nowSeconds, "finished");
  const ids = decodeDayFeed(inTab.list?.feed ?? "").leagues.flatMap((each) => each.events.map(({ id }) => id ?? ""));
  expect([ids.length, ids.some((id) => id.startsWith("1"))]).toEqual([100, false]);
  expect([whole.tab, inTab.tab, whole.tabs]).toEqual([null, "finished", ["finished", "scheduled"]]);
  expect(inTab.list?.key).not.toBe(whole.list?.key);
  expect(inTab.links.path).toBe("/football/allemagne/");
  const coming = encodeDayFeed({ sportId: 1, leagues: [{ league, events: ofStatus(1, 3) }], signature: "" });
  expect((await loadCountry(open(coming), "football", "allemagne", nowSeconds)).tabs).toEqual(["scheduled"]);
});

it("sends another language's slug to the site's own", async () => {
  const thrown = await loadCountry(open("0"), "football", "germany", nowSeconds).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("no redirect");
  expect([thrown.status, thrown.headers.get("location")]).toEqual([301, "/football/allemagne/"]);
});

it("shows a country without counts while the day's feed cannot be had", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const context = open("0");
  const { env } = context.cloudflare;
  const down = { ...context, cloudflare: { env: { ...env, FEED: { ...env.FEED, load: async () => [null] } } } };
  const { competitions } = await loadCountry(down, "football", "allemagne", nowSeconds);
  expect(competitions.map(({ today }) => today)).toEqual([0, 0]);
  log.mockRestore();
});

it("has no page for a sport that does not exist", async () => {
  await expect(loadCountry(open("0"), "quidditch", "allemagne", nowSeconds)).rejects.toMatchObject({
    init: { status: 404 },
  });
});
