/**
 * Written by `node scripts/fit-xg.ts FOLDER --write` on 2026-11-30; nothing here is edited by hand. Fitted on the "Soccer match event
 * dataset" of Pappalardo, L. and Massucco, E. (2019), figshare, https://doi.org/10.6084/m9.figshare.c.4415000, Sci Data 6,
 * 236 (2019), licence CC BY 4.0. It holds figures that follow from the dataset and none of its records.
 */
export const expectedGoalsCalibration = {
  shots: 45869,
  matches: 1941,
  brier: 0.0797,
  brierOfBase: 0.098,
} as const;
