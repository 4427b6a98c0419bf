/** The ways to write a price (C3.13), with the ids that settings store. */
export const oddsFormats = {
  eu: { id: 1, example: "1.50" },
  uk: { id: 2, example: "1/2" },
  us: { id: 3, example: "-200" },
  hk: { id: 4, example: "0.50" },
  ma: { id: 5, example: "0.50" },
  in: { id: 6, example: "-2.00" },
} as const;
export type OddsFormat = keyof typeof oddsFormats;
export const oddsFormatNames = Object.keys(oddsFormats) as readonly OddsFormat[];
