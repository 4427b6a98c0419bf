import { describe, expect, it } from "vitest";
import { leagueSchema } from "../../shared/ingest/league-schema.ts";
import { leagueOfFile } from "./league-of-file.ts";
import { toIngestLeague } from "./to-batch.ts";
import { tournamentOf, worldCup } from "../../shared/competitions/tournaments.ts";

const leagueOf = (file: string, title: string | null = null, season: string | null = null) => {
  const league = leagueOfFile(file, title, season);
  return typeof league === "string" ? league : `${league.facts.countryKey} ${league.facts.name} ${league.season}`;
};

describe("the league of a file", () => {
  it.each([
    ["2025-26/fr.1.json", null, null, "FR Ligue 1 2025-26"],
    ["france/2025-26_fr1.txt", null, null, "FR Ligue 1 2025-26"],
    ["france/2024-25_frcup.txt", null, null, "FR Coupe de France 2024-25"],
    ["test-england/2025-26/1-premierleague.txt", null, null, "ENG Premier League 2025-26"],
    ["test-deutschland/2020-21/cup.txt", null, null, "DE DFB-Pokal 2020-21"],
    ["2022--qatar/cup.txt", "World Cup", "2022", "WORLD Coupe du monde 2022"],
    ["south-america/argentina/2024_ar1.txt", "Argentina Primera Division", "2024", "AR Liga Profesional 2024"],
    ["belarus/2024_by1.txt", "Belarus Premier League", "2024", "BY Premier League 2024"],
    ["belarus/2024/1-premierleague.txt", "Belarus Premier League", "2024", "BY Premier League 2024"],
    ["2025/by.1.json", "Belarus Premier League", "2025", "BY Premier League 2025"],
    ["mexico/2010-11_mx2ascenso.txt", "Mexico Ascenso", "2010-11", "MX Liga de Expansión 2010-11"],
    ["africa/champions-league/2023-24_cafcl.txt", "CAF CL", "2023-24", "AFRICA Ligue des champions de la CAF 2023-24"],
    ["england/2024-25/eflcup.txt", "EFL", "2024-25", "ENG EFL Cup 2024-25"],
    ["2014-2015/1-ligue1-i.txt", "French Ligue 1", null, "FR Ligue 1 2014-15"],
    ["2024--germany/euro.txt", "Euro", "2024", "EUROPE Championnat d'Europe 2024"],
    ["bosnia-herzegovina/2024-25/women.txt", "Bosnia-Herzegovina Liga Women", null, "BA Liga Women 2024-25"],
    ["anywhere.txt", "England Premier League", "2025-26", "ENG Premier League 2025-26"],
    ["2024-25/cl.txt", "UEFA Champions League", "2024-25", "EUROPE Ligue des champions 2024-25"],
  ])("of %s", (file, title, season, expected) => {
    expect(leagueOf(file, title, season)).toBe(expected);
  });

  it("that no table knows is its title, in the world and without a zone", () => {
    expect(leagueOfFile("2025-26/first.txt", "Atlantis First Division", "2025-26")).toMatchObject({
      facts: { name: "Atlantis First Division", countryKey: "WORLD" },
      isZoneKnown: false,
    });
  });

  it("in a country that its path names keeps its hours, and is a cup where its title says so", () => {
    expect(leagueOfFile("malawi/2024_mw9.txt", "Malawi Charity Cup", "2024")).toMatchObject({
      facts: { name: "Charity Cup", countryKey: "MW", timeZone: "Africa/Blantyre", format: "knock-out" },
      isZoneKnown: true,
    });
  });

  it("is refused in a year that cannot be", () => {
    expect(leagueOf("1024-25/fr.1.json")).toBe("the season 1024-25 cannot be");
    expect(leagueOf("anywhere.txt", "England Premier League", "9999")).toBe("the season 9999 cannot be");
  });

  it("has its own hours in the seasons of cups that move", () => {
    expect(leagueOfFile("1998--france/cup.txt", "World Cup", "1998")).toMatchObject({ isZoneKnown: true });
    expect(toIngestLeague(tournamentOf("UEFA Euro"), "2012").timeZone).toBe("Europe/Warsaw");
  });

  it("is not known without a title, and has no season where nothing names one", () => {
    expect(leagueOf("2025-26/xx.9.json")).toContain("xx.9");
    expect(leagueOf("here/first.txt", "Atlantis First Division")).toContain("season");
  });
});

describe("the tournaments of national teams", () => {
  it("are what the ingest API takes, with a row or without", () => {
    for (const name of ["FIFA World Cup", "Friendly", "African Cup of Nations", "Gold Cup", "Muratti Vase"]) {
      expect(leagueSchema.safeParse(toIngestLeague(tournamentOf(name), "1999")).error).toBeUndefined();
    }
  });

  it("are the same whether a CSV or a title names them", () => {
    expect(tournamentOf("FIFA World Cup")).toBe(worldCup);
    expect(toIngestLeague(worldCup, "2022").timeZone).toBe("Asia/Qatar");
  });
});
