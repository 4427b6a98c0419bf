import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { competitionZones } from "./competition-zones.ts";
import { zoneKinds } from "./zone-kinds.ts";
import { zoneAt, zonesOf } from "./zones.ts";

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

  it("are the usual ones where nobody wrote any, and none in a small table", () => {
    expect(text(soccer, "XX/any", 16)).toBe("q1 continentalCup 1-2, r1 relegation 15-16");
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

  it("are those of the season: four clubs went down in 1995, and nobody knows those of an older season in Spain", () => {
    const inSeason = (competition: string, season: string) =>
      zonesOf(soccer, competition, season, { size: 22, isGroup: false }).map(({ kind, from, to }) => [kind, from, to]);
    expect(inSeason("ENG/premier-league", "1994-95")).toEqual([["relegation", 19, 22]]);
    expect(inSeason("ENG/premier-league", "2020-21")).toEqual([["relegation", 20, 22]]);
    expect(inSeason("ENG/premier-league", "2021-22")).toHaveLength(4);
    expect(inSeason("ES/laliga", "1994-95")).toEqual([]);
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
