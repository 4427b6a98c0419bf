import { expect, it } from "vitest";
import { loadAllTexts } from "../../i18n/texts.ts";
import { resultsPath } from "./results-path.ts";

await loadAllTexts();

it("knows the page of a competitor's results, and none of a member of a team, whose games are the team's", () => {
  const lens = { id: "1abcdefg", url: "/equipe/lens/1abcdefg/" };
  const sinner = { id: "2abcdefg", url: "/joueur/sinner-j/2abcdefg/" };
  expect(resultsPath("team", lens, "fr")).toBe("/equipe/lens/1abcdefg/resultats");
  expect(resultsPath("player", sinner, "fr")).toBe("/joueur/sinner-j/2abcdefg/matchs");
  expect(resultsPath("player", { ...sinner, personKind: "player" }, "fr")).toBeNull();
  expect(resultsPath("player", { id: "2abcdefg" }, "fr")).toBeNull();
});
