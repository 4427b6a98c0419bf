import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { CompetitionAnswer, Slugs } from "../../../shared/addresses/directory.ts";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { standingsSection } from "../../../shared/wire/sections/standings-section.ts";
import type { LoadedFeed } from "../../../shared/wire/loaded-feed.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { feedSays, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadCompetition, loadSection } from "./load-competition.server.ts";
import { loadPart } from "./load-part.server.ts";

const others = Object.fromEntries(languages.map((lang) => [lang, `allemagne-${lang}`])) as Slugs;
const slugs = { ...others, fr: "allemagne", en: "germany", de: "deutschland" };
const answer: CompetitionAnswer = {
  kind: "competition",
  country: { id: "83", name: "Allemagne", flag: "de", slugs },
  name: "Bundesliga",
  slugs: { ...others, fr: "bundesliga", en: "the-bundesliga" },
  tournamentId: "1Tourna0",
  leagueKey: "1_77_W6BOzpK2",
  type: "t",
  top: [],
  isPart: false,
  current: { season: "2026-2027", stageId: "1Stage26" },
  past: [{ season: "2025-2026", stageId: "1Stage25" }],
  neighbours: [],
};
const games = encodeDayFeed({
  sportId: 1,
  leagues: [{ league: { stageId: "1Stage26" }, events: [{ id: "1Event00", startSeconds: 1_760_000_000 }] }],
  signature: "",
});
const table = standingsSection.encode({
  sportId: 0,
  rows: [{ kind: "row", fields: { rank: 1, team: "Lens", teamId: "A", points: 3 } }],
  signature: "",
});
const everything = (name: string): LoadedFeed =>
  feedSays(name.startsWith("to_") ? (name.endsWith("_5") ? "0" : table) : games);

/** The answer is kept for some seconds by its question: each test asks for another one. */
let tests = 0;
function open(
  path: string,
  {
    feeds = everything,
    directory = async () => answer,
  }: { feeds?: (name: string) => LoadedFeed | null; directory?: () => Promise<CompetitionAnswer | null> } = {},
) {
  tests += 1;
  vi.setSystemTime((1_760_000_000 + 60 * tests) * 1000);
  const { context, asked } = openSite(feeds);
  const { env } = context.cloudflare;
  const site = { ...context, cloudflare: { env: { ...env, ORIGIN: { ...env.ORIGIN, directory } } } };
  return { args: { request: new Request(`https://site.invalid${path}`), context: site, params: {} }, asked };
}
const thrownBy = async (work: Promise<unknown>) => {
  const thrown = await work.then(
    () => "nothing",
    (error: unknown) => error,
  );
  return thrown instanceof Response ? [thrown.status, thrown.headers.get("location")] : thrown;
};

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

it("[C2.07] says what a competition is, which seasons it has and which sections this one has", async () => {
  const { args, asked } = open("/football/allemagne/bundesliga/");
  const { competition, scope } = await loadCompetition(args);
  expect(competition).toMatchObject({
    name: "Bundesliga",
    season: "2026-2027",
    addressSeason: null,
    seasons: [
      { season: "2026-2027", addressSeason: null },
      { season: "2025-2026", addressSeason: "2025-2026" },
    ],
    sections: [
      "summary",
      "results",
      "fixtures",
      "standings",
      "chances",
      "whatIf",
      "forecasts",
      "scorers",
      "statistics",
      "news",
      "archive",
    ],
    section: "summary",
    slug: "bundesliga",
    pin: { path: "/football/allemagne/bundesliga/" },
    links: { path: "/football/allemagne/bundesliga/", origin: "" },
  });
  expect(scope).toMatchObject({ tournamentId: "1Tourna0", stageId: "1Stage26", countryId: "83" });
  expect(asked).toContain("to_1Tourna0_1Stage26_4");
});

it("[C2.07] names the competition's address in the words of each language that has a site", async () => {
  const { args } = open("/football/allemagne/bundesliga/classement");
  const { variant } = args.context;
  const british = { ...variant, id: "gb", lang: "en" as const, country: "GB", siteOrigin: "https://gb.example" };
  const context = { ...args.context, sites: [variant, british] };
  const { competition } = await loadCompetition({ ...args, context });
  expect(competition.links.alternates.map(({ href }) => href)).toContain(
    "https://gb.example/football/germany/the-bundesliga/standings",
  );
});

it("asks for the stage alone where the tournament has other parts", async () => {
  const { args, asked } = open("/football/allemagne/bundesliga/", {
    directory: async () => ({ ...answer, isPart: true }),
  });
  await loadCompetition(args);
  expect(asked.filter((name) => name.startsWith("tr_"))).toEqual([
    expect.stringContaining("tr_1_83_1Stage26_1Stage26_0_"),
  ]);
});

it("shows a past season at its own address, by its own stage", async () => {
  const { args } = open("/football/allemagne/bundesliga/2025-2026/classement");
  const { competition, scope } = await loadCompetition(args);
  expect([competition.addressSeason, competition.section, scope.stageId]).toEqual([
    "2025-2026",
    "standings",
    "1Stage25",
  ]);
});

it.each([
  ["/football/germany/bundesliga/", "/football/allemagne/bundesliga/"],
  ["/football/allemagne/1-bundesliga/classement", "/football/allemagne/bundesliga/classement"],
  ["/football/allemagne/bundesliga/2026-2027/resultats?page=2", "/football/allemagne/bundesliga/resultats?page=2"],
])("sends %s to %s for good", async (path, to) => {
  expect(await thrownBy(loadCompetition(open(path).args))).toEqual([301, to]);
});

it("has no page for what the origin does not know, nor for a season that was never played", async () => {
  const unknown = open("/football/allemagne/bundesliga/", { directory: async () => null });
  expect(await thrownBy(loadCompetition(unknown.args))).toMatchObject({ init: { status: 404 } });
  const season = open("/football/allemagne/bundesliga/1999-2000/");
  expect(await thrownBy(loadCompetition(season.args))).toMatchObject({ init: { status: 404 } });
});

it("answers 503 while the origin does not answer, and asks it again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const down = open("/football/allemagne/bundesliga/", { directory: async () => Promise.reject(new Error("down")) });
  expect(await thrownBy(loadCompetition(down.args))).toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it("asks the origin once for some seconds", async () => {
  const directory = vi.fn<() => Promise<CompetitionAnswer>>(async () => answer);
  const first = open("/football/allemagne/bundesliga/", { directory });
  await loadCompetition(first.args);
  const again = { ...first.args, context: { ...first.args.context } };
  await loadCompetition(again);
  expect(directory).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 5_000);
  await loadCompetition({ ...again, context: { ...again.context } });
  expect(directory).toHaveBeenCalledTimes(2);
});

it("sends a section that the season lacks to the first one", async () => {
  const { args } = open("/football/allemagne/bundesliga/2025-2026/tableau");
  expect(await thrownBy(loadSection(args, "draw"))).toEqual([302, "/football/allemagne/bundesliga/2025-2026/"]);
});

it("keeps a section of which it cannot be had what it has, and sends nobody away from it", async () => {
  const feeds = (name: string) => (name.startsWith("to_") ? null : everything(name));
  const { args } = open("/football/allemagne/bundesliga/classement", { feeds });
  expect((await loadCompetition(args)).competition.sections).toContain("standings");
  expect(await thrownBy(loadSection(args, "standings"))).toMatchObject({ init: { status: 503 } });
  expect((await loadSection(args, "summary")).competition.section).toBe("standings");
});

it("[C9.05] gives a part of the results and says whether there is another one", async () => {
  const { args, asked } = open("/football/allemagne/bundesliga/resultats?page=2");
  const { list, hasMore } = await loadPart(args, "results");
  expect(list).toMatchObject({ isFollowed: true, oddsFeedName: null, market: null });
  expect(list?.feedName).toMatch(/^tr_1_83_1Tourna0_1Stage26_1_/);
  expect([hasMore, asked.some((name) => name.startsWith("tr_1_83_1Tourna0_1Stage26_2_"))]).toEqual([true, true]);
});

it("[C9.05] has no page behind the last part", async () => {
  const feeds = (name: string) => (/^tr_.*_1Stage26_[12]_/.test(name) ? feedSays("0") : everything(name));
  const { args } = open("/football/allemagne/bundesliga/resultats?page=2", { feeds });
  expect(await thrownBy(loadPart(args, "results"))).toMatchObject({ init: { status: 404 } });
  const first = open("/football/allemagne/bundesliga/resultats", { feeds });
  expect((await loadPart(first.args, "results")).hasMore).toBe(false);
});
