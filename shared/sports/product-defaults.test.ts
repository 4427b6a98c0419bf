import { expect, it } from "vitest";
import { productDefaults } from "./product-defaults.ts";

it("[C1.09] starts every visitor from the product's defaults", () => {
  expect(productDefaults).toEqual({
    darkMode: false,
    darkModeOffered: true,
    oddsFormat: "eu",
    legalAgeConfirmation: false,
    userFunctions: true,
    gamblingBannerCountries: ["FR"],
    appVersion: "8.16.0",
    projectTypeId: 1,
  });
});
