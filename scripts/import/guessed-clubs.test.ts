import { describe, expect, it } from "vitest";
import { createGuessedClubs, namesOfTwoClubs } from "./guessed-clubs.ts";
import { toClub, toTeam } from "./team-names.ts";

const idOf = (countryKey: string, name: string) => toTeam(name, countryKey).id;

describe("a club", () => {
  it.each([
    ["FR", "RC Lens", "Lens", "Racing Club de Lens"],
    ["IT", "Lazio Roma", "Lazio", "SS Lazio"],
    ["IT", "UC Sampdoria", "Sampdoria", "Sampdoria"],
    ["ES", "Real Valladolid", "Valladolid", "Real Valladolid CF"],
    ["DE", "FC St. Pauli 1910", "St. Pauli", "FC St. Pauli"],
    ["DE", "M'gladbach", "Borussia Mönchengladbach", "Borussia VfL Mönchengladbach"],
    ["PT", "Sporting Braga", "Sporting Clube de Braga", "SC Braga"],
    ["FR", "Havre AC", "Le Havre", "Le Havre AC"],
    ["GR", "PAE Olympiakos SFP", "Olympiakos Piraeus", "Olympiacos"],
  ])("of %s is one however it is spelt: %s, %s, %s", (countryKey, ...names) => {
    expect(new Set(names.map((name) => idOf(countryKey, name))).size).toBe(1);
  });

  it.each([
    ["PT", "CF Benfica", "SL Benfica"],
    ["ES", "CD Ibiza", "UD Ibiza"],
    ["ENG", "AFC Wimbledon", "Wimbledon FC"],
    ["AD", "UE Santa Coloma", "FC Santa Coloma"],
    ["DE", "TSV 1860 München", "FC Bayern München"],
    ["EUROPE", "Club Nacional (PAR)", "Club Nacional (URU)"],
  ])("of %s is not another one: %s, %s", (countryKey, one, other) => {
    expect(idOf(countryKey, one)).not.toBe(idOf(countryKey, other));
  });

  it("has another id in another country", () => {
    expect(idOf("PT", "Nacional")).not.toBe(idOf("PY", "Nacional"));
  });

  it("is known by a guess where its kind was dropped and no table names it", () => {
    expect(toClub("FC Atlantis", "FR")).toMatchObject({ isGuess: true, participant: { name: "Atlantis" } });
    expect(toClub("RC Lens", "FR").isGuess).toBe(false);
  });
});

it("two names of one file that meet, or play on one day, are two clubs", () => {
  const matches = [
    { home: "CD Atlantis", away: "FC Lemuria", day: 1 },
    { home: "UD Atlantis", away: "Thule", day: 1 },
    { home: "Thule", away: "Lemuria", day: 2 },
  ];
  expect([...namesOfTwoClubs(matches, (name) => idOf("FR", name))]).toEqual(["CD Atlantis", "UD Atlantis"]);
});

it("guesses that joined spellings are listed, once each", () => {
  const clubs = createGuessedClubs();
  for (const written of ["FC Metz", "Metz", "FC Metz"]) clubs.see("1", "FR", "Metz", written, written !== "Metz");
  clubs.see("2", "FR", "Atlantis", "FC Atlantis", true);
  expect(clubs.lines()).toEqual(["FR Metz: FC Metz, Metz"]);
});
