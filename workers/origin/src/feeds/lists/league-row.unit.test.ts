import { describe, expect, it } from "vitest";
import { languages } from "../../../../../shared/texts/languages.ts";
import { toLeagueFields } from "./league-row.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";

const aLeague = (changes: Partial<League> = {}): League => ({
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Premier League",
  countryKey: "ENG",
  season: "2026-27",
  timeZone: "Europe/London",
  rank: 2,
  type: "t",
  ...changes,
});
const ofFormat = (format: League["format"]) =>
  toLeagueFields(format === undefined ? aLeague() : aLeague({ format }), "fr");

const sevens = (name: string, sportId = 8) => toLeagueFields(aLeague({ sportId, name }), "fr").sevens;

describe("a league's row", () => {
  it("[C3.05] carries country, tournament, stage, template and sort key", () => {
    expect(toLeagueFields(aLeague(), "fr")).toMatchObject({
      title: "ANGLETERRE: Premier League",
      countryName: "Angleterre",
      stageId: "1Stage00",
      tournamentId: "1Tourn00",
      templateId: "1Templ00",
      templateKey: "701_1Templ00",
      path: "/football/angleterre/premier-league/",
      flag: "gb-eng",
      type: "t",
    });
  });

  it("speaks the feed's language, and keeps its ids in every language", () => {
    const [french, english] = (["fr", "en"] as const).map((lang) =>
      toLeagueFields(aLeague({ countryKey: "DE" }), lang),
    );
    expect([french?.title, english?.title]).toEqual(["ALLEMAGNE: Premier League", "GERMANY: Premier League"]);
    expect(french?.countryId).toBe(english?.countryId);
  });

  it("[C4.29] says when a league plays rugby sevens", () => {
    expect(
      ["SVNS World Sevens", "Dubai 7s", "Rugby à 7", "Top 14", "Seven Sisters Cup"].map((name) => sevens(name)),
    ).toEqual([1, 1, 1, undefined, undefined]);
    expect(sevens("World Sevens", 1)).toBeUndefined();
  });

  it("bears its name of each language, and its own where it has none in that language", () => {
    const league = aLeague({ name: "Ligue des champions", names: { en: "Champions League" } });
    const titles = languages.map((lang) => toLeagueFields(league, lang).name);
    expect(titles).toEqual(languages.map((lang) => (lang === "en" ? "Champions League" : "Ligue des champions")));
    expect(toLeagueFields(league, "fr").path).toContain("/ligue-des-champions/");
    expect(toLeagueFields(league, "en").path).toContain("/champions-league/");
    // Arabic addresses are in Latin letters: they have the English words.
    expect(toLeagueFields(league, "ar").path).toContain("/champions-league/");
  });

  it("sorts by rank, as text", () => {
    const [second, tenth, hundredth] = [2, 10, 100].map((rank) => toLeagueFields(aLeague({ rank }), "fr").sortKey);
    expect([hundredth, tenth, second].toSorted()).toEqual([second, tenth, hundredth]);
  });

  it("[A4.07] puts top leagues first, whatever their rank, and keeps what is of one template together", () => {
    const keyOf = (own: Partial<League>) => toLeagueFields(aLeague(own), "fr").sortKey ?? "";
    const [top, other] = [keyOf({ type: "t", rank: 900 }), keyOf({ type: "p", rank: 1 })];
    expect([other, top].toSorted()).toEqual([top, other]);
    const meetings = ["1Second0", "1First00", "1Second0"].map((templateId) => keyOf({ templateId }));
    expect(meetings.toSorted()).toEqual([meetings[1], meetings[0], meetings[2]]);
  });

  it("[C3.06] passes the tournament type on, the unknown one as empty", () => {
    expect(
      ["t", "p", "s", "c", ""].map((type) => toLeagueFields(aLeague({ type: type as League["type"] }), "fr").type),
    ).toEqual(["t", "p", "s", "c", ""]);
  });

  it("says whether there is a table or a draw, and neither for a field", () => {
    expect(ofFormat(undefined)).toMatchObject({ liveTable: 1, standings: 1, stageKind: 2 });
    expect(ofFormat("knock-out")).toMatchObject({ standings: 2, stageKind: 11 });
    for (const cell of ["liveTable", "standings"]) expect(ofFormat("field")).not.toHaveProperty(cell);
    expect(ofFormat("knock-out")).not.toHaveProperty("liveTable");
  });

  it("names a tennis tour by itself, with the event and its surface, and a nation's league by the nation", () => {
    const tour = {
      sportId: 2,
      countryKey: "WORLD",
      name: "ATP - simple : Bâle, dur",
      names: { en: "ATP - Singles: Basel, hard" },
    };
    const [french, english] = (["fr", "en"] as const).map((lang) => toLeagueFields(aLeague(tour), lang));
    expect([french?.title, english?.title]).toEqual(["ATP - SIMPLE: Bâle, dur", "ATP - SINGLES: Basel, hard"]);
    expect(english).toMatchObject({ categoryName: "ATP - Singles", name: "Basel, hard", stageKind: 5 });
    expect(english).not.toHaveProperty("countryName");
    expect(toLeagueFields(aLeague({ ...tour, countryKey: "FR" }), "en")).toMatchObject({
      title: "FRANCE: ATP - Singles: Basel, hard",
      countryName: "France",
    });
  });
});
