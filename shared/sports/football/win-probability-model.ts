/** What goals per match and minute depend on; measured by `node scripts/fit-win-probability.ts` (docs/models.md). */
export type WinProbabilityModel = {
  /** Goals in 90 minutes between sides about which nothing is known. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** How many goals of the average side each side's past is mixed with. */
  readonly priorGoals: number;
  /** A game counts half as much as one that is so many days younger. */
  readonly halfLifeDays: number;
  /** How much more is scored late: the share of goals by a part `p` of the match is p (1 - late) + p² late. */
  readonly late: number;
  /** A red card multiplies the goals to come: of the side that lost a player, and of the other one. */
  readonly redCardOwn: number;
  readonly redCardOther: number;
};

/** A forecast of three outcomes on matches that the fit has not seen. Brier scores are sums over the outcomes, 0 to 2. */
export type WinProbabilityCalibration = {
  readonly date: string;
  readonly matches: number;
  readonly brier: number;
  readonly brierOfBase: number;
};

export const winProbabilityModel: WinProbabilityModel = {
  homeGoals: 1.546,
  awayGoals: 1.27,
  priorGoals: 8,
  halfLifeDays: 730,
  late: 0.19,
  redCardOwn: 0.62,
  redCardOther: 1.42,
};

/** Measured on club matches at kick-off (docs/models.md). */
export const winProbabilityCalibration: WinProbabilityCalibration = {
  date: "2026-11-22",
  matches: 2369,
  brier: 0.5933,
  brierOfBase: 0.6337,
};
