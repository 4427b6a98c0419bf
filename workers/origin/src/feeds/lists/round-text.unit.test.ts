import { expect, it } from "vitest";
import { toRoundText } from "./round-text.ts";

it("names rounds in the feed's language, and leaves what it does not know as it came", () => {
  const rounds = ["3", "1/8", "1/2", "final", "Groupe A"];
  expect(rounds.map((round) => toRoundText(round, "fr"))).toEqual([
    "Journée 3",
    "1/8 de finale",
    "Demi-finales",
    "Finale",
    "Groupe A",
  ]);
  expect(rounds.map((round) => toRoundText(round, "en"))).toEqual([
    "Round 3",
    "1/8-finals",
    "Semi-finals",
    "Final",
    "Groupe A",
  ]);
  expect(rounds.map((round) => toRoundText(round, "de"))).toEqual([
    "3. Spieltag",
    "Achtelfinale",
    "Halbfinale",
    "Finale",
    "Groupe A",
  ]);
});
