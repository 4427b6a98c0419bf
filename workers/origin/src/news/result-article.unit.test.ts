import { expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { languages, type Language } from "../../../../shared/texts/languages.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { toLeague } from "../../../../world/catalogue/league.ts";
import { worldLeagues } from "../../../../world/catalogue/world.ts";
import { toResultArticle } from "./result-article.ts";

const at =
  /à domicile|à l’extérieur|chez lui|zu Hause|[Aa]uswärts|at home|(?<!run )away|en casa|feudo|in casa|trasferta|fora|thuis|Uitzege|u siebie|wyjeździe|gospodarz|doma|venku|أرضه|ملعب/;

const leagues = worldLeagues.slice(0, 1).map((league) => toLeague(league, "2026-27"));

function titlesOf(sportId: number, score: readonly [number, number]): readonly string[] {
  return languages
    .flatMap((lang) =>
      ["1Event00", "1Event01", "1Event02"].map((eventId) => {
        const state = { ...initialState(aSchedule({ eventId, sportId })), status: eventStatus.finished, score };
        return leagues.map((league) => toResultArticle(state, league, lang)?.title ?? "");
      }),
    )
    .flat();
}

it("says of a pair what is said of several, and of a person what is said of one", () => {
  const titleOf = (home: string, lang: Language, eventId: string) => {
    const { home: side } = aSchedule();
    const schedule = aSchedule({ eventId, sportId: sportIds.tennis, home: { ...side, name: home } });
    const state = { ...initialState(schedule), status: eventStatus.finished, score: [2, 0] as const };
    return leagues.map((league) => toResultArticle(state, league, lang)?.title ?? "")[0];
  };
  const verbs = {
    fr: [/ (?:prennent|viennent) /, / (?:prend|vient) /],
    en: [/ (?:defeat|get) /, / (?:defeats|gets) /],
    de: [/ (?:setzen|bezwingen) /, / (?:setzt|bezwingt) /],
    es: [/ (?:pueden|vencen) /, / (?:puede|vence) /],
    it: [/ (?:hanno|superano) /, / (?:ha|supera) /],
    pt: [/ (?:levam|derrotam) /, / (?:leva|derrota) /],
    nl: [/ (?:rekenen|verslaan) /, / (?:rekent|verslaat) /],
  } as const;
  for (const [lang, [several, one]] of Object.entries(verbs) as [Language, readonly [RegExp, RegExp]][])
    for (const eventId of ["1Event00", "1Event01"]) {
      expect(titleOf("Zverev A. / Bublik A.", lang, eventId)).toMatch(several);
      expect(titleOf("Zverev A.", lang, eventId)).toMatch(one);
    }
});

it("calls nobody at home in duels of persons, who play where a tournament is", () => {
  for (const score of [
    [0, 2],
    [2, 1],
    [3, 0],
  ] as const)
    for (const sportId of [sportIds.tennis, sportIds.esports])
      for (const title of titlesOf(sportId, score)) expect(title).not.toMatch(at);
  expect(titlesOf(sportIds.soccer, [0, 1]).some((title) => at.test(title))).toBe(true);
});

it("writes a result of two persons as the winner's, with its parts, and one of two teams as the list does", () => {
  const articleOf = (sportId: number) => {
    const played = {
      status: eventStatus.finished,
      score: [1, 2] as const,
      periods: [[6, 3] as const, [6, 7] as const, [6, 7] as const],
    };
    return leagues.map((league) =>
      toResultArticle({ ...initialState(aSchedule({ sportId })), ...played }, league, "fr"),
    )[0];
  };
  expect(articleOf(sportIds.tennis)?.title).toMatch(/2-1/);
  expect(articleOf(sportIds.tennis)?.lead).toMatch(/3-6, 7-6, 7-6/);
  expect(articleOf(sportIds.soccer)?.title).toMatch(/1-2/);
});

it("does not give the innings of cricket again, each of which is the score of one side", () => {
  const played = {
    status: eventStatus.finished,
    score: [118, 121] as const,
    periods: [[118, 0] as const, [0, 121] as const],
  };
  const state = { ...initialState(aSchedule({ sportId: sportIds.cricket })), ...played };
  const leads = leagues.map((league) => toResultArticle(state, league, "fr")?.lead);
  expect(leads.join(" ")).not.toMatch(/118|121/);
});
