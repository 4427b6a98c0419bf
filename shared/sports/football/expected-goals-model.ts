/** `weights` belong to the features of `shotFeatures`, in their order. */
export type ExpectedGoalsModel = {
  /** The chance of a penalty. */
  readonly penalty: number;
  readonly weights: readonly number[];
};

/** How well a fit forecasts shots of competitions that it has not seen. */
export type ExpectedGoalsCalibration = {
  readonly date: string;
  readonly shots: number;
  readonly goals: number;
  readonly matches: number;
  readonly competitions: number;
  readonly brier: number;
  readonly brierOfBase: number;
  readonly logLoss: number;
  readonly logLossOfBase: number;
  readonly reliability: readonly {
    readonly count: number;
    readonly expected: number;
    readonly observed: number;
  }[];
};

/**
 * Written by `node scripts/fit-xg.ts FOLDER --write`; nothing here is edited by hand. Fitted on the "Soccer match event dataset" of
 * Pappalardo, L. and Massucco, E. (2019), figshare, https://doi.org/10.6084/m9.figshare.c.4415000, Sci Data 6, 236
 * (2019), licence CC BY 4.0. The model holds figures that follow from it and none of its records.
 */
export const expectedGoalsModel: ExpectedGoalsModel = {
  penalty: 0.7692,
  weights: [-1.2188, 1.0022, 0.0081, 0.1983, 0.0344],
};

export const expectedGoalsCalibration: ExpectedGoalsCalibration = {
  date: "2026-11-22",
  shots: 217,
  goals: 39,
  matches: 9,
  competitions: 5,
  brier: 0.1467,
  brierOfBase: 0.1509,
  logLoss: 0.4681,
  logLossOfBase: 0.4824,
  reliability: [
    { count: 22, expected: 0.0819, observed: 0.0909 },
    { count: 21, expected: 0.1076, observed: 0.1429 },
    { count: 22, expected: 0.1269, observed: 0.1818 },
    { count: 22, expected: 0.1433, observed: 0.1818 },
    { count: 22, expected: 0.1616, observed: 0.1364 },
    { count: 21, expected: 0.1779, observed: 0.0952 },
    { count: 22, expected: 0.2039, observed: 0.3182 },
    { count: 22, expected: 0.2287, observed: 0.1364 },
    { count: 21, expected: 0.2706, observed: 0.1905 },
    { count: 22, expected: 0.336, observed: 0.3182 },
  ],
};
