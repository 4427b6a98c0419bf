import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { competitionZones } from "./competition-zones.ts";
import { zoneKinds } from "./zone-kinds.ts";
import { formerZones } from "./former-zones.ts";
import { toZones, zoneAt, zonesOf } from "./zones.ts";

const { soccer, handball } = sportIds;
const text = (sportId: number, competition: string, size: number, isGroup = false) =>
  zonesOf(sportId, competition, "2025-26", { size, isGroup })
    .map(({ code, kind, from, to }) => `${code} ${kind} ${from}-${to}`)
    .join(", ");

describe("the zones of a table", () => {
  it("are those of the competition, counted from either end", () => {
    expect(text(soccer, "ENG/premier-league", 20)).toBe(
      "q1 championsLeague 1-4, q2 europaLeague 5-5, q3 conferenceLeague 6-6, r1 relegation 18-20",
    );
  });

  it("are a sport's usual ones where nobody wrote any, but none in a small table or in football", () => {
    expect(text(soccer, "XX/any", 16)).toBe("");
    expect(text(handball, "XX/any", 12)).toBe("q1 playOffs 1-4");
    expect(text(handball, "FR/starligue", 16)).toBe("q1 playOffs 1-4, r1 relegation 16-16");
    expect(text(sportIds["aussie-rules"], "AU/afl", 18), "nobody leaves a closed league").toBe("q1 playOffs 1-4");
    expect(text(soccer, "XX/any", 6)).toBe("");
    expect(text(soccer, "XX/any", 4, true)).toBe("q1 nextRound 1-2");
  });

  it("never overlap, in no competition that has its own", () => {
    for (const [sport, competitions] of Object.entries(competitionZones)) {
      for (const [competition, spans] of Object.entries(competitions)) {
        const zones = zonesOf(sport === "soccer" ? soccer : handball, competition, "2025-26", {
          size: 36,
          isGroup: false,
        });
        const places = zones.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
        expect([competition, new Set(places).size]).toEqual([competition, places.length]);
        expect(spans.every(([kind]) => kind in zoneKinds)).toBe(true);
      }
    }
  });

  const inSeason = (competition: string, season: string, size: number, isGroup = false) =>
    zonesOf(soccer, competition, season, { size, isGroup })
      .map(({ kind, from, to }) => `${kind} ${from}-${to}`)
      .join(", ");

  it.each([
    ["ENG/premier-league", "1990-91", 20, "relegation 19-20"],
    ["ENG/premier-league", "1994-95", 22, "relegation 19-22"],
    ["ENG/premier-league", "2011-12", 20, "relegation 18-20"],
    ["ENG/premier-league", "2024-25", 20, "championsLeague 1-5, relegation 18-20"],
    ["ENG/championship", "1994-95", 24, "promotion 1-1, promotionPlayOffs 2-5, relegation 21-24"],
    ["DE/bundesliga", "1963-64", 16, "relegation 15-16"],
    ["DE/bundesliga", "1964-65", 16, ""],
    ["DE/bundesliga", "1990-91", 18, "relegationPlayOffs 16-16, relegation 17-18"],
    ["DE/bundesliga", "1991-92", 20, "relegation 17-20"],
    ["DE/bundesliga", "2000-01", 18, "relegation 16-18"],
    [
      "DE/2-bundesliga",
      "2008-09",
      18,
      "promotion 1-2, promotionPlayOffs 3-3, relegationPlayOffs 16-16, relegation 17-18",
    ],
    ["IT/serie-a", "1994-95", 18, "relegation 15-18"],
    ["IT/serie-a", "2005-06", 20, ""],
    ["FR/ligue-1", "2001-02", 18, "relegation 17-18"],
    ["FR/ligue-1", "2019-20", 20, "relegation 19-20"],
    ["ES/laliga", "1994-95", 20, ""],
    ["BE/jupiler-pro-league", "2020-21", 18, "championship 1-4, europeanPlayOffs 5-8"],
    ["SCO/premiership", "1999-00", 10, ""],
  ])("are those of the season: %s %s", (competition, season, size, zones) => {
    expect(inSeason(competition, season, size)).toBe(zones);
  });

  it.each([
    ["EUROPE/ligue-des-champions", "1991-92", "nextRound 1-1"],
    ["EUROPE/ligue-des-champions", "2017-18", "nextRound 1-2"],
    ["EUROPE/ligue-europa", "2022-23", "roundOf16 1-1, knockOutPlayOffs 2-2"],
    ["MX/liga-mx", "2015-16", ""],
    ["WORLD/coupe-du-monde", "1982", ""],
    ["WORLD/coupe-du-monde", "1990", "nextRound 1-2"],
  ])("are those of a group of the season: %s %s", (competition, season, zones) => {
    expect(inSeason(competition, season, 4, true)).toBe(zones);
  });

  it("overlap in no season, and name a regulation without a number of an article", () => {
    for (const row of Object.values(formerZones).flat()) {
      const places = toZones(row.zones, 24).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect([row.source, new Set(places).size]).toEqual([row.source, places.length]);
      expect(row.source).toMatch(
        /[Rr]egulation|R[eè]glement|Reg(?:la|ula)mento|Handbook|Statut|Norme|Spielordnung|Guidelines/,
      );
      expect(row.source).not.toMatch(/article|art\.|§/i);
    }
  });

  it("belong to a place, not to a rank", () => {
    const zones = zonesOf(soccer, "FR/ligue-1", "2025-26", { size: 18, isGroup: false });
    expect([4, 7, 16, 18].map((position) => zoneAt(zones, position)?.kind)).toEqual([
      "championsLeagueQualification",
      undefined,
      "relegationPlayOffs",
      "relegation",
    ]);
  });
});
