import {
  toSeasonWord,
  type CompetitionAnswer,
  type CountryAnswer,
  type CountryEntry,
  type DirectoryAnswer,
  type DirectoryQuestion,
  type GroupedCompetition,
  type NeighbourEntry,
  type SeasonEntry,
  type Slugs,
  type StageAnswer,
  type TemplateAnswer,
} from "../../../../shared/addresses/directory.ts";
import { countryOf } from "../../../../shared/places/countries.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { countrySlug } from "../../../../shared/places/country-slug.ts";
import { languages, type Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { categoryIn, categorySlug, toCategory } from "./category.ts";
import { groupPages } from "./group-pages.ts";
import { byRank, listedCompetitions } from "./listed-competitions.ts";
import { leagueKeyOf, toCountries, topLeagues } from "./listed-countries.ts";
import { toStarts } from "./starts.ts";
import { toSpan } from "./span.ts";
import { nextStage } from "./next-stage.ts";
import { isCalled, listedLeagues, slugIn, slugOf } from "./listed-leagues.ts";

/** How many neighbours are listed before the requested competition, and how many after it. */
const neighboursEachWay = 20;

/**
 * Resolves slugs of any language; null if the sport has nothing of that name. The answer has the right spelling of the
 * slugs: a page at another spelling redirects to it.
 *
 * @param context with whole seasons
 */
export function answerDirectory(
  context: LedgerContext,
  question: DirectoryQuestion,
  nowSeconds: number,
): DirectoryAnswer | null {
  if (question.kind === "stage") return toStageAnswer(context, question, nowSeconds);
  if (question.kind === "template") return toTemplateAnswer(context, question, nowSeconds);
  if (question.kind === "countries") {
    const leagues = question.top ? topLeagues(context, nowSeconds) : listedCompetitions(context, null, nowSeconds);
    return { kind: "countries", countries: toCountries(leagues, question.lang) };
  }
  if (question.kind === "groups") return { kind: "groups", pages: groupPages(context, question, nowSeconds) };
  if (question.kind === "days") return { kind: "days", span: toSpan(context, nowSeconds) };
  if (question.kind === "next")
    return { kind: "next", next: nextStage(context, question.tournamentId, question.lang, nowSeconds) };
  const leagues = listedLeagues(context, nowSeconds);
  const keys = [...new Set(leagues.map(({ countryKey }) => countryKey))];
  // Two places may share a slug in different languages; the place in the question's language comes first.
  const spelt = [question.lang, ...languages].flatMap((lang) =>
    keys.filter((key) => countrySlug(key, lang) === question.country),
  );
  const [countryKey] = spelt;
  const startsOf = (own: readonly League[]) => toStarts(context, own, nowSeconds, question.lang);
  if (countryKey === undefined)
    return question.kind === "country" ? toCategoryAnswer(leagues, question, startsOf) : null;
  const ofCountry = leagues.filter((league) => league.countryKey === countryKey);
  return question.kind === "country"
    ? toCountryAnswer(context, countryKey, ofCountry, question.lang, nowSeconds)
    : toCompetitionAnswer(context, ofCountry, question, nowSeconds);
}

function toStageAnswer(
  context: LedgerContext,
  { tournamentId, stageId, lang }: Extract<DirectoryQuestion, { kind: "stage" }>,
  nowSeconds: number,
): StageAnswer | null {
  const ofTournament = context.events.leaguesOfTournament(tournamentId);
  const league = ofTournament.find((each) => each.stageId === stageId);
  if (league === undefined) return null;
  const { countryKey, sportId, season } = league;
  const country = countrySlug(countryKey, lang);
  const asked = { kind: "competition", sportId, country, competition: slugIn(league, lang), lang } as const;
  const answer = toCompetitionAnswer(
    context,
    ofTournament.filter((each) => each.countryKey === countryKey),
    asked,
    nowSeconds,
  );
  if (answer === null) return null;
  const word = toSeasonWord(season);
  return {
    kind: "stage",
    country,
    competition: answer.slugs[lang],
    season: word === answer.current.season ? null : word,
  };
}

function toTemplateAnswer(
  context: LedgerContext,
  { templateId, sportId, lang }: Extract<DirectoryQuestion, { kind: "template" }>,
  nowSeconds: number,
): TemplateAnswer | null {
  const own = listedLeagues(context, nowSeconds).filter((each) => each.templateId === templateId);
  const [league] = own;
  if (league === undefined) return null;
  const country = countrySlug(league.countryKey, lang);
  const asked = { kind: "competition", sportId, country, competition: slugIn(league, lang), lang } as const;
  const answer = toCompetitionAnswer(context, own, asked, nowSeconds);
  return answer === null ? null : { kind: "template", country, competition: answer.slugs[lang] };
}

// One for each language.
const toSlugs = (toSlug: (lang: Language) => string): Slugs =>
  Object.fromEntries(languages.map((lang) => [lang, toSlug(lang)])) as Slugs;

function toCountryEntry(key: string, lang: Language): CountryEntry {
  const { id, name, flag } = countryOf(key, lang);
  const slugs = toSlugs((each) => countrySlug(key, each));
  return { id: String(id), name, flag, slugs };
}

/** Lists a country's competitions; each part of a tournament with parts is one. */
const toCountryAnswer = (
  context: LedgerContext,
  countryKey: string,
  leagues: readonly League[],
  lang: Language,
  nowSeconds: number,
): CountryAnswer => ({
  kind: "country",
  country: toCountryEntry(countryKey, lang),
  isCategory: false,
  series: null,
  competitions: toGrouped(leagues, lang),
  starts: toStarts(context, leagues, nowSeconds, lang),
  table: toTable(context, leagues, nowSeconds, lang),
});

function toTable(
  { sportId, events }: LedgerContext,
  leagues: readonly League[],
  nowSeconds: number,
  lang: Language,
): CountryAnswer["table"] {
  if (sportById(sportId)?.duel === false) return null;
  const [first] = leagues.filter(({ format }) => format === undefined).toSorted(byRank);
  if (first === undefined) return null;
  const own = leagues.filter((league) => slugOf(league) === slugOf(first));
  const startOf = ({ stageId }: League) => events.statusStart(stageId);
  const [season] = toSeasons(own, startOf, nowSeconds);
  if (season === undefined) return null;
  const { tournamentId, stageId } = season.league;
  return { slug: slugIn(season.league, lang), name: nameIn(season.league, lang), tournamentId, stageId };
}

type StartsOf = (leagues: readonly League[]) => CountryAnswer["starts"];

/** Resolves a category's slug in any language, the question's first, for a sport whose categories have pages. */
function toCategoryAnswer(
  leagues: readonly League[],
  { sportId, country: slug, lang }: Extract<DirectoryQuestion, { kind: "country" }>,
  startsOf: StartsOf,
): CountryAnswer | null {
  if (sportById(sportId)?.category !== "pages") return null;
  for (const spelt of [lang, ...languages]) {
    const own = leagues.filter((league) => categorySlug(league, spelt) === slug);
    const [first] = own.toSorted(byRank);
    const name = first === undefined ? null : categoryIn(first, lang);
    if (first !== undefined && name !== null) {
      const country = toCountryEntry(first.countryKey, lang);
      const slugs = toSlugs((each) => categorySlug(first, each) ?? slug);
      return {
        kind: "country",
        country: { ...country, name, slugs },
        isCategory: true,
        series: toSeries(own),
        competitions: toGrouped(own, lang),
        starts: startsOf(own),
        table: null,
      };
    }
  }
  return null;
}

function toSeries(leagues: readonly League[]): CountryAnswer["series"] {
  const tournaments = new Map(leagues.map((league) => [leagueKeyOf(league), league.tournamentId]));
  const [[key, tournamentId] = ["", ""]] = tournaments;
  return tournaments.size === 1 ? { key, tournamentId } : null;
}

function toGrouped(leagues: readonly League[], lang: Language): readonly GroupedCompetition[] {
  const competitions = new Map<string, League>();
  for (const league of leagues.toSorted(byRank)) {
    const key = `${league.countryKey} ${slugOf(league)}`;
    if (!competitions.has(key)) competitions.set(key, league);
  }
  return [...competitions.values()].map((league) => ({
    slug: slugIn(league, lang),
    name: nameIn(league, lang),
    country: countrySlug(league.countryKey, lang),
    category: toCategory(league, lang),
  }));
}

function toCompetitionAnswer(
  context: LedgerContext,
  ofCountry: readonly League[],
  { competition, lang }: Extract<DirectoryQuestion, { kind: "competition" }>,
  nowSeconds: number,
): CompetitionAnswer | null {
  const { events } = context;
  const named =
    ofCountry.find((league) => slugIn(league, lang) === competition) ??
    ofCountry.find((league) => slugOf(league) === competition) ??
    ofCountry.find((league) => isCalled(league, competition));
  if (named === undefined) return null;
  const ownSlug = slugOf(named);
  const { tournamentId, countryKey } = named;
  // The store of whole seasons answers for stages that it has named.
  const ofTournament = events.leaguesOfTournament(tournamentId).filter((league) => league.countryKey === countryKey);
  const own = ofTournament.filter((league) => slugOf(league) === ownSlug);
  const isPart = own.length < ofTournament.length;
  const startOf = ({ stageId }: League) => events.statusStart(stageId);
  const [latest, ...earlier] = toSeasons(own, startOf, nowSeconds);
  if (latest === undefined) return null;
  const others = isPart ? ofTournament.filter(({ season }) => season === latest.league.season) : [];
  const aroundSeconds = isPart ? (startOf(latest.league) ?? nowSeconds) : nowSeconds;
  const newsOf = ({ stageId }: League) => events.stageNews(stageId);
  const neighbours = toNeighbours(others, { startOf, newsOf }, aroundSeconds, lang);
  const isOver = isPart && neighbours.every(({ startSeconds }) => startSeconds <= nowSeconds);
  const next = isOver ? nextStage(context, tournamentId, lang, nowSeconds) : null;
  return {
    kind: "competition",
    country: toCountryEntry(countryKey, lang),
    name: nameIn(latest.league, lang),
    slugs: toSlugs((each) => slugIn(latest.league, each)),
    leagueKey: leagueKeyOf(latest.league),
    type: latest.league.type,
    top: toCountries(topLeagues(context, nowSeconds), lang),
    tournamentId,
    isPart,
    current: toSeasonEntry(latest),
    past: earlier.map(toSeasonEntry),
    // Between two seasons, add the event with which the next season begins.
    neighbours: next === null ? neighbours : [...neighbours, next],
  };
}

type StageNews = Required<Pick<NeighbourEntry, "changedSeconds" | "isCancelled">>;
type StartOf = (league: League) => number | null;
type Season = { readonly season: string; readonly league: League };
const toSeasonEntry = ({ season, league }: Season): SeasonEntry => ({ season, stageId: league.stageId });

/** Lists the latest season first, each with its stage; seasons without a year in their name have no address. */
function toSeasons(leagues: readonly League[], startOf: StartOf, nowSeconds: number): readonly Season[] {
  const seasons = [...new Set(leagues.flatMap(({ season }) => toSeasonWord(season) ?? []))];
  return seasons
    .flatMap((season): readonly Season[] => {
      const own = leagues.filter((league) => toSeasonWord(league.season) === season);
      // Do not order a single stage: finding the start of a season of games reads all its games.
      const [league] = own.length === 1 ? own : nearestFirst(own, startOf, nowSeconds);
      return league === undefined ? [] : [{ season, league }];
    })
    .toSorted((a, b) => (a.season < b.season ? 1 : -1));
}

/** Sorts the leagues that have begun first, the latest at the top, then those to come. */
function nearestFirst(leagues: readonly League[], startOf: StartOf, nowSeconds: number): readonly League[] {
  const starts = leagues.map((league) => ({ league, startSeconds: startOf(league) ?? 0 }));
  const begun = starts.filter(({ startSeconds }) => startSeconds <= nowSeconds);
  const coming = starts.filter(({ startSeconds }) => startSeconds > nowSeconds);
  return [
    ...begun.toSorted((a, b) => b.startSeconds - a.startSeconds),
    ...coming.toSorted((a, b) => a.startSeconds - b.startSeconds),
  ].map(({ league }) => league);
}

function toNeighbours(
  leagues: readonly League[],
  { startOf, newsOf }: { readonly startOf: StartOf; readonly newsOf: (league: League) => StageNews },
  aroundSeconds: number,
  lang: Language,
): readonly NeighbourEntry[] {
  const all = leagues
    .flatMap((league) => {
      const startSeconds = startOf(league);
      return startSeconds === null ? [] : [{ league, startSeconds }];
    })
    .toSorted((a, b) => a.startSeconds - b.startSeconds);
  const at = all.findIndex(({ startSeconds }) => startSeconds >= aroundSeconds);
  const middle = at === -1 ? all.length : at;
  return all
    .slice(Math.max(0, middle - neighboursEachWay), middle + neighboursEachWay + 1)
    .map(({ league, startSeconds }) => ({
      slug: slugIn(league, lang),
      name: nameIn(league, lang),
      stageId: league.stageId,
      startSeconds,
      ...newsOf(league),
    }));
}
