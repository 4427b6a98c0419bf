/** The settings of a visitor or a variant that sets no others (C1.09). */
export const productDefaults = {
  darkMode: false,
  darkModeOffered: true,
  oddsFormat: "eu",
  legalAgeConfirmation: false,
  userFunctions: true,
  /** Countries (ISO 3166-1 alpha-2) whose visitors see the gambling banner. */
  gamblingBannerCountries: ["FR"],
  appVersion: "8.16.0",
  projectTypeId: 1,
} as const;
