import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { competitionRules, rulesForCompetition } from "./competition-rules.ts";
import type { Criterion } from "../../../../shared/standings/criteria.ts";
import { carriedShares, formerCriteria, twoPointSeasons } from "./former-rules.ts";

const rulesOf = (competition: string, season: string) => rulesForCompetition(sportIds.soccer, competition, season);
const winIn = (competition: string, season: string) => rulesOf(competition, season).points.win;
/** "points difference (points scored)": the criteria with those of the games between the level in brackets. */
const criteriaIn = (competition: string, season: string) =>
  rulesOf(competition, season)
    .criteria.map((each: Criterion) => (typeof each === "string" ? each : `(${each.headToHead.join(" ")})`))
    .join(" ");

describe("the rules of a season", () => {
  it.each([
    ["ENG/premier-league", "1980-81", "1981-82"],
    ["ENG/league-two", "1980-81", "1981-82"],
    ["TR/super-lig", "1986-87", "1987-88"],
    ["FR/ligue-1", "1987-88", "1988-89"],
    ["FR/ligue-2", "1993-94", "1994-95"],
    ["IT/serie-b", "1993-94", "1994-95"],
    ["SCO/premiership", "1993-94", "1994-95"],
    ["DE/2-bundesliga", "1994-95", "1995-96"],
    ["AT/bundesliga", "1994-95", "1995-96"],
    ["BE/jupiler-pro-league", "1994-95", "1995-96"],
    ["CH/super-league", "1994-95", "1995-96"],
    ["ES/laliga-2", "1994-95", "1995-96"],
    ["NL/eredivisie", "1994-95", "1995-96"],
    ["PT/liga-portugal", "1994-95", "1995-96"],
    ["MX/liga-mx", "1994-95", "1995-96"],
    ["RU/premier-liga", "1994", "1995"],
    ["WORLD/coupe-du-monde", "1990", "1994"],
    ["EUROPE/championnat-d-europe", "1992", "1996"],
    ["EUROPE/ligue-des-champions", "1994-95", "1995-96"],
  ])("give two points for a win in %s until %s, and three from %s on", (competition, last, first) => {
    expect([winIn(competition, last), winIn(competition, first)]).toEqual([2, 3]);
  });

  it("give three points in the one season in which France tried them", () => {
    expect(["1987-88", "1988-89", "1989-90"].map((season) => winIn("FR/ligue-1", season))).toEqual([2, 3, 2]);
  });

  it.each([
    ["ENG/premier-league", "1975-76", "points ratio scored"],
    ["ENG/premier-league", "1976-77", "points difference scored (points awayScored)"],
    ["ENG/championship", "1975-76", "points ratio scored"],
    ["ENG/championship", "1991-92", "points difference scored (points difference scored)"],
    ["ENG/championship", "1998-99", "points scored difference"],
    ["ENG/championship", "1999-00", "points difference scored (points difference scored)"],
    ["DE/bundesliga", "1968-69", "points ratio scored"],
    ["DE/bundesliga", "1969-70", "points difference scored (difference awayScored) awayScored"],
    ["IT/serie-a", "2004-05", "points difference scored"],
    ["IT/serie-a", "2005-06", "points (points difference) difference scored"],
    ["ES/laliga", "1994-95", "points (points difference) difference scored"],
    ["EUROPE/coupe-de-l-uefa", "2006-07", "points difference scored awayScored wins awayWins"],
    ["EUROPE/ligue-des-champions", "2019-20", "points (points difference scored awayScored) difference scored"],
    ["EUROPE/ligue-conference", "2021-22", "points (points difference scored) difference scored awayScored"],
    ["WORLD/coupe-du-monde", "1958", "points"],
    ["WORLD/coupe-du-monde", "1962", "points ratio scored"],
    ["WORLD/coupe-du-monde", "1970", "points difference scored (points difference scored)"],
  ])("compare the level in %s %s by %s", (competition, season, criteria) => {
    expect(criteriaIn(competition, season)).toBe(criteria);
  });

  it("halve the points before the parts of a season where that season's regulations did", () => {
    const shareIn = (competition: string, season: string) => rulesOf(competition, season).carries?.share ?? "all";
    expect(
      ["2008-09", "2009-10", "2025-26", "2026-27"].map((season) => shareIn("BE/jupiler-pro-league", season)),
    ).toEqual(["all", "half, rounded up", "half, rounded up", "all"]);
    expect([shareIn("AT/bundesliga", "2017-18"), shareIn("AT/bundesliga", "2018-19")]).toEqual([
      "all",
      "half, rounded down",
    ]);
    expect([shareIn("PL/ekstraklasa", "2016-17"), shareIn("PL/ekstraklasa", "2017-18")]).toEqual([
      "half, rounded up",
      "all",
    ]);
    const whole = ["SCO/premiership", "CH/super-league", "RU/premier-liga"].map((each) => shareIn(each, "2023-24"));
    expect(whole).toEqual(["all", "all", "all"]);
  });

  it("name the regulation of the season that is shown, in every competition of football that has its own", () => {
    expect(rulesOf("IT/serie-a", "2004-05").source).toBe("FIGC, Norme organizzative interne, season 2004-05");
    expect(rulesOf("IT/serie-a", "2025-26").source).toBe("FIGC, Norme organizzative interne, season 2025-26");
    for (const { source } of Object.values(competitionRules.soccer ?? {})) expect(source).toMatch(/^[^§]+ \d[\d/-]+$/);
  });

  it("name their regulation without a number of an article, and leave no row that an earlier one hides", () => {
    for (const rules of [twoPointSeasons, formerCriteria, carriedShares].flatMap((table) => Object.values(table))) {
      const lasts = rules.map(({ until = Infinity }) => until);
      expect(lasts).toEqual([...new Set(lasts)].toSorted((a, b) => a - b));
      for (const { source } of rules) {
        expect(source).toMatch(/\d{4}/);
        expect(source).not.toMatch(/article|art\.|§/i);
      }
    }
  });
});
