import { expect, it } from "vitest";
import { competitions } from "../catalogue/sports/competitions.ts";
import { toStarter } from "../catalogue/sports/to-league.ts";
import { clubNamesOf } from "./club-names.ts";

it.each([
  ["Betis Séville", { en: "Betis Sevilla", de: "Betis Sevilla" }],
  ["AS Rome", { en: "AS Roma", de: "AS Rom" }],
  ["Bayern Munich", { de: "Bayern München" }],
  ["Lions de la C.-B.", { en: "BC Lions", de: "BC Lions" }],
  ["Étoile rouge", { en: "Crvena zvezda", de: "Roter Stern Belgrad" }],
  ["Lens", undefined],
  ["Romeo", undefined],
])("calls %s as each language does", (name, names) => {
  expect(clubNamesOf(name).names).toEqual(names);
});

it("calls the clubs of every sport so", () => {
  const [hamburg] = competitions.filter(({ names }) => names.includes("Hambourg"));
  expect(hamburg && toStarter(hamburg, "Hambourg").names).toEqual({ en: "Hamburg", de: "Hamburg" });
});
