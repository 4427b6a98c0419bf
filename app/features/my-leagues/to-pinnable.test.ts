import { expect, it } from "vitest";
import type { ListedCompetition, ListedCountry } from "../../../shared/addresses/directory.ts";
import { toDefaultLeagues } from "./to-pinnable.server.ts";

const competition = (name: string, rank: number, type: "t" | "p" = "t"): ListedCompetition => ({
  name,
  slug: name.toLowerCase(),
  leagueKey: `1_77_${name.slice(0, 3)}`,
  type,
  rank,
});
const country = (name: string, ...competitions: readonly ListedCompetition[]): ListedCountry => ({
  name,
  flag: "xx",
  slug: name.toLowerCase(),
  competitions,
});

it("pins by default the top tournaments of all countries by their rank, a tour with its first part", () => {
  const countries = [
    country("France", competition("Ligue", 2), competition("Coupe", 9), competition("Regional", 3, "p")),
    country("Europe", competition("Champions", 1), competition("TourA", 5), competition("TourB", 6)),
  ];
  const leagues = toDefaultLeagues(1, countries, "fr");
  expect(leagues.map(({ name }) => name)).toEqual(["Champions", "Ligue", "TourA", "Coupe"]);
  expect(leagues[0]).toMatchObject({ country: "Europe", path: "/football/europe/champions/", key: "1_77_Cha" });
});
