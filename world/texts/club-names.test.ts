import { expect, it } from "vitest";
import { sideName } from "../../shared/places/side-country.ts";
import { competitions } from "../catalogue/sports/competitions.ts";
import { toStarter } from "../catalogue/sports/to-league.ts";
import { clubNamesOf } from "./club-names.ts";

it.each([
  ["Betis Séville", { en: "Betis Sevilla", de: "Betis Sevilla", es: "Betis", nl: "Betis Sevilla" }],
  ["AS Rome", { en: "AS Roma", de: "AS Rom", es: "Roma", cs: "AS Řím" }],
  ["Wisla Plock", { de: undefined, pl: "Wisła Płock" }],
  ["Sparta Prague", { nl: "Sparta Praag", pl: "Sparta Praga", cs: "Sparta Praha" }],
  ["AC Milan", { en: undefined, de: "AC Mailand", es: "Milan" }],
  [
    "Bayern Munich",
    {
      en: undefined,
      de: "Bayern München",
      es: "Bayern Múnich",
      it: "Bayern Monaco",
      pt: "Bayern Munique",
      nl: "Bayern München",
      pl: "Bayern Monachium",
      cs: "Bayern Mnichov",
    },
  ],
  ["Lions de la C.-B.", { en: "BC Lions", de: "BC Lions", es: "BC Lions" }],
  [
    "Étoile rouge",
    {
      en: "Crvena zvezda",
      de: "Roter Stern Belgrad",
      es: "Estrella Roja",
      it: "Stella Rossa",
      nl: "Rode Ster Belgrado",
    },
  ],
])("calls %s as each language does", (name, names) => {
  const known = clubNamesOf(name).names;
  expect({ ...known, ...names }).toEqual(known);
});

it("has no other name for a club that each language calls the same, or whose name only begins like a town", () => {
  expect(["Lens", "Romeo"].map(clubNamesOf)).toEqual([{}, {}]);
});

it("calls the clubs of every sport so", () => {
  const [hamburg] = competitions.filter(({ names }) => names.includes("Hambourg"));
  expect(hamburg && toStarter(hamburg, "Hambourg").names).toMatchObject({
    en: "Hamburg",
    de: "Hamburg",
    es: "Hamburgo",
  });
});

it.each([
  ["Pays-Bas", { en: "Netherlands", de: "Niederlande", ar: "هولندا" }],
  ["États-Unis", { en: "USA", de: "USA" }],
  ["Écosse", { en: "Scotland", de: "Schottland" }],
  ["Tahiti", { es: "Tahití", pt: "Taiti" }],
  ["Antilles", { en: "West Indies", de: "West Indies" }],
])("calls the side of %s by its country's name in each language", (name, names) => {
  const [international] = competitions.filter((each) => each.isNational === true && each.names.includes(name));
  expect(international && toStarter(international, name).names).toMatchObject(names);
});

it("knows the country of each national side, whatever it is called in its sport", () => {
  const sides = competitions
    .filter((each) => each.isNational === true)
    .flatMap((each) => each.names.map((name) => [each, name] as const));
  const unknown = sides.filter(([each, name]) => {
    const key = each.nations.get(name);
    return key !== undefined && sideName(key, "fr") !== name;
  });
  expect(unknown.map(([, name]) => name)).toEqual([]);
});
