import { expect, it } from "vitest";
import { clubNamesOf } from "./club-names.ts";

it.each([
  ["Betis Séville", { en: "Betis Sevilla", de: "Betis Sevilla" }],
  ["AS Rome", { en: "AS Roma", de: "AS Rom" }],
  ["Bayern Munich", { de: "Bayern München" }],
  ["Lens", undefined],
  ["Romeo", undefined],
])("calls %s as each language does", (name, names) => {
  expect(clubNamesOf(name).names).toEqual(names);
});
