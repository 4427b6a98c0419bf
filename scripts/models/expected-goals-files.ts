import type { BoostedTrees } from "../../shared/sports/football/boosted-trees.ts";
import { brierScore, type Forecast } from "./calibration.ts";

/** What both files say of their origin, which the licence of the data asks for. */
const origin = (): string => `/**
 * Written by \`node scripts/fit-xg.ts FOLDER --write\` on ${today()}; nothing here is edited by hand. Fitted on the "Soccer match event
 * dataset" of Pappalardo, L. and Massucco, E. (2019), figshare, https://doi.org/10.6084/m9.figshare.c.4415000, Sci Data 6,
 * 236 (2019), licence CC BY 4.0. It holds figures that follow from the dataset and none of its records.
 */`;

const today = (): string => new Date().toISOString().slice(0, 10);

/** A tree to a line: one number to a line would be ten thousand lines. */
export function toWeightsFile({ penalty, base, trees }: BoostedTrees & { readonly penalty: number }): string {
  return `import type { BoostedTrees } from "./boosted-trees.ts";

${origin()}
export const expectedGoalsWeights: BoostedTrees & { readonly penalty: number } = {
  penalty: ${round(penalty)},
  base: ${base},
  trees: [
${trees.map((tree) => `${JSON.stringify(tree)},`).join("\n")}
  ],
};
`;
}

/** @param ofBase the same shots by their base rate */
export function toCalibrationFile(
  forecasts: readonly Forecast[],
  ofBase: readonly Forecast[],
  matches: number,
): string {
  const [brier, brierOfBase] = [brierScore(forecasts), brierScore(ofBase)];
  return `${origin()}
export const expectedGoalsCalibration = {
  shots: ${forecasts.length},
  matches: ${matches},
  brier: ${round(brier)},
  brierOfBase: ${round(brierOfBase)},
} as const;
`;
}

const round = (value: number): number => Number(value.toFixed(4));
