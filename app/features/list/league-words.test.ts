import { expect, it } from "vitest";
import { leagueInWords } from "./league-words.ts";

it("names a competition with its country after it, and once where a title has no country", () => {
  const ligue1 = { stageId: "L", title: "FRANCE: Ligue 1", countryName: "France" };
  expect(leagueInWords(ligue1, " · ")).toBe("Ligue 1 · France");
  expect(leagueInWords({ stageId: "T", title: "ATP - Simples: Turin", categoryName: "ATP - Simples" }, ", ")).toBe(
    "Turin, ATP - Simples",
  );
  expect(leagueInWords({ ...ligue1, title: "Ligue 1" }, " · ")).toBe("Ligue 1");
  expect(leagueInWords({ stageId: "L", title: "FRANCE: Ligue 1" }, " · ")).toBe("Ligue 1");
});
