import { writeFile } from "node:fs/promises";
import path from "node:path";
import { boostedChance, type BoostedTrees } from "../shared/sports/football/boosted-trees.ts";
import { goalAngle, goalDistance } from "../shared/sports/football/pitch.ts";
import { shotFeatures } from "../shared/sports/football/shot-features.ts";
import type { Shot } from "../shared/timeline/shot.ts";
import { fitBoostedTrees, type Boosting } from "./models/boosted-trees.ts";
import { brierScore, calibrationError, reliability, toReliabilityTable, type Forecast } from "./models/calibration.ts";
import { toCalibrationFile, toWeightsFile } from "./models/expected-goals-files.ts";
import { fitLogistic } from "./models/logistic.ts";
import { readWyscoutShots, type PastShot } from "./models/wyscout-shots.ts";

const usage = `usage: node scripts/fit-xg.ts FOLDER [--write]
FOLDER: with shots.csv, the shots of the Wyscout dataset
--write: writes the fit into shared/sports/football/expected-goals-weights.ts and expected-goals-calibration.ts`;

const settings: Boosting = {
  trees: 200,
  depth: 4,
  shrinkage: 0.06,
  ridge: 5,
  leastWeight: 10,
  share: 0.3,
  featureShare: 0.5,
  bins: 64,
  seed: "expected goals",
};

/** What sources know of a shot. Each shot is fitted four times, once as each of them knows it. */
const levels: Readonly<Record<string, (shot: Shot) => Shot>> = {
  "place alone": ({ x, y }) => ({ x, y }),
  "place and body": (shot) => withoutSituation(withoutPrevious(shot)),
  "all but the action before": withoutPrevious,
  all: (shot) => shot,
};

type ChanceOf = (shot: Shot) => number;
/** A competition's shots, and the chances that the other competitions give to them. */
type Fold = {
  readonly shots: readonly PastShot[];
  readonly trees: ChanceOf;
  readonly logistic: ChanceOf;
  readonly penalty: ChanceOf;
  /** The base rates of shots without penalties, and of all. */
  readonly playedBase: ChanceOf;
  readonly base: ChanceOf;
};

const isPlayed = ({ shot }: PastShot): boolean => shot.situation !== "penalty";
const rateOf = (shots: readonly PastShot[]): number => shots.filter(({ isGoal }) => isGoal).length / shots.length;

function withoutPrevious(shot: Shot): Shot {
  const { previous: _, ...rest } = shot;
  return rest;
}

function withoutSituation(shot: Shot): Shot {
  const { situation: _, ...rest } = shot;
  return rest;
}

/** The features of the logistic regression that the trees are compared with. */
const simpleFeatures = (shot: Shot): readonly number[] => [
  1,
  Math.log(goalAngle(shot)),
  Math.log(goalDistance(shot)),
  shot.body === "head" ? 1 : 0,
  shot.situation === "free-kick" ? 1 : 0,
  shot.situation === "counter" ? 1 : 0,
];

const write = (name: string, text: string): Promise<void> =>
  writeFile(path.join(import.meta.dirname, "../shared/sports/football", name), text);

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  const [folder] = words.filter((word) => !word.startsWith("--"));
  if (folder === undefined) {
    console.error(usage);
    return 2;
  }
  const shots = readWyscoutShots(folder);
  const competitions = [...new Set(shots.map(({ competition }) => competition))];
  const folds = competitions.map((held) => {
    const fold = toFold(shots, held);
    report(held, [fold]);
    return fold;
  });
  report("all competitions", folds);
  const whole = forecastAll(
    folds,
    () => true,
    (fold, shot) => (shot.situation === "penalty" ? fold.penalty(shot) : fold.trees(shot)),
  );
  const ofBase = forecastAll(
    folds,
    () => true,
    (fold, shot) => fold.base(shot),
  );
  console.log(toLine("with penalties, trees", whole, ofBase));
  console.log(toReliabilityTable(reliability(whole, 10)));
  if (!words.includes("--write")) return 0;
  const matches = new Set(shots.map(({ match }) => match)).size;
  const penalty = rateOf(shots.filter((each) => !isPlayed(each)));
  await write("expected-goals-weights.ts", toWeightsFile({ penalty, ...treesOf(shots) }));
  await write("expected-goals-calibration.ts", toCalibrationFile(whole, ofBase, matches));
  return 0;
}

function toFold(shots: readonly PastShot[], held: string): Fold {
  const others = shots.filter(({ competition }) => competition !== held);
  const played = others.filter(isPlayed);
  const trees = treesOf(others);
  const weights = fitLogistic(
    played.map(({ shot, isGoal }) => ({ x: simpleFeatures(shot), y: isGoal })),
    simpleFeatures({ x: 50, y: 50 }).map(() => 0),
  );
  const logit = (shot: Shot) => simpleFeatures(shot).reduce((sum, x, index) => sum + x * (weights[index] ?? 0), 0);
  const [penaltyRate, playedRate, rate] = [others.filter((each) => !isPlayed(each)), played, others].map(rateOf);
  return {
    shots: shots.filter(({ competition }) => competition === held),
    trees: (shot) => boostedChance(trees, shotFeatures(shot)),
    logistic: (shot) => 1 / (1 + Math.exp(-logit(shot))),
    penalty: () => penaltyRate ?? 0,
    playedBase: () => playedRate ?? 0,
    base: () => rate ?? 0,
  };
}

function treesOf(shots: readonly PastShot[]): BoostedTrees {
  const samples = Object.values(levels).flatMap((known) =>
    shots.filter(isPlayed).map(({ shot, isGoal }) => ({ x: shotFeatures(known(shot)), y: isGoal })),
  );
  return fitBoostedTrees(samples, settings);
}

function forecastAll(
  folds: readonly Fold[],
  isWanted: (shot: PastShot) => boolean,
  chanceOf: (fold: Fold, shot: Shot) => number,
): readonly Forecast[] {
  return folds.flatMap((fold) =>
    fold.shots.filter(isWanted).map(({ shot, isGoal }) => ({ chance: chanceOf(fold, shot), happened: isGoal })),
  );
}

/** Prints how well the shots without penalties were forecast, at each level of knowledge. */
function report(title: string, folds: readonly Fold[]): void {
  const forecast = (chanceOf: (fold: Fold, shot: Shot) => number) => forecastAll(folds, isPlayed, chanceOf);
  const ofBase = forecast((fold, shot) => fold.playedBase(shot));
  const goals = ofBase.filter(({ happened }) => happened).length;
  console.log(`${title}: ${ofBase.length} shots without penalties, base rate ${(goals / ofBase.length).toFixed(4)}`);
  console.log(
    toLine(
      "logistic regression",
      forecast((fold, shot) => fold.logistic(shot)),
      ofBase,
    ),
  );
  for (const [level, known] of Object.entries(levels)) {
    console.log(
      toLine(
        `trees, ${level}`,
        forecast((fold, shot) => fold.trees(known(shot))),
        ofBase,
      ),
    );
  }
}

function toLine(name: string, forecasts: readonly Forecast[], ofBase: readonly Forecast[]): string {
  const [brier, baseBrier] = [brierScore(forecasts), brierScore(ofBase)];
  const skill = (100 * (1 - brier / baseBrier)).toFixed(2);
  const error = calibrationError(forecasts, 10).toFixed(4);
  return `  ${name}: Brier ${brier.toFixed(4)} of ${baseBrier.toFixed(4)}, skill ${skill} %, calibration error ${error}`;
}
