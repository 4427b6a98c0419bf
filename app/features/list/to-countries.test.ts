import { expect, it } from "vitest";
import { toCountries } from "./to-countries.ts";

const league = (path: string, countryName: string, games: number) => ({
  league: { stageId: path, path, countryName, flag: "xx" },
  eventIds: Array.from({ length: games }, (_, index) => `${path}${index}`),
});

it("[C2.14] leads from a list to the countries of most games, in the order of their names", () => {
  const leagues = [
    league("/football/france/ligue-1/", "France", 2),
    league("/football/allemagne/bundesliga/", "Allemagne", 3),
    league("/football/ecosse/premiership/", "Écosse", 1),
    league("/football/france/ligue-2/", "France", 4),
  ];
  expect(toCountries(leagues, "fr").map(({ path, name, games }) => [path, name, games])).toEqual([
    ["/football/allemagne/", "Allemagne", 3],
    ["/football/ecosse/", "Écosse", 1],
    ["/football/france/", "France", 6],
  ]);
});

it("keeps the ten of most games, counts a tournament of many starters once, and leaves out what has no page of a country", () => {
  const many = Array.from({ length: 12 }, (_, index) => league(`/tennis/c${index}/l/`, `C${index}`, index + 1));
  const open = {
    ...league("/golf/pga/open/", "PGA", 150),
    league: { ...league("/golf/pga/open/", "PGA", 0).league, duel: 0 },
  };
  const shown = toCountries([...many, open, league("", "Nowhere", 9), league("/golf/open/", "None", 9)], "fr");
  expect(shown).toHaveLength(10);
  expect(shown.map(({ name }) => name)).not.toContain("Nowhere");
  expect(shown.map(({ name }) => name)).not.toContain("None");
  expect(toCountries([open], "fr").map(({ games }) => games)).toEqual([1]);
});
