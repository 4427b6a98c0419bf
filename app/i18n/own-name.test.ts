import { expect, it } from "vitest";
import { ownNameOf } from "./own-name.ts";

it("calls a language as its readers do, with a capital", () => {
  expect(["fr", "de-CH", "pl", "cs"].map(ownNameOf)).toEqual(["Français", "Deutsch (Schweiz)", "Polski", "Čeština"]);
  expect(["es", "it", "pt"].map(ownNameOf)).toEqual(["Español", "Italiano", "Português"]);
});
