import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expectedGoals, shotFeatureNames, shotFeatures } from "../shared/sports/football/expected-goals.ts";
import { brierScore, logLoss, reliability, toReliabilityTable, type Forecast } from "./models/calibration.ts";
import { fitLogistic } from "./models/logistic.ts";
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { parseJson } from "../shared/basics/parse-json.ts";
import type { Shot } from "../shared/timeline/shot.ts";
import { eventSchema, matchSchema } from "./import/wyscout/schema.ts";
import { isShot, toShot } from "./import/wyscout/to-shot.ts";
import { readZip } from "./import/zip.ts";

const goalTag = 101;

type WyscoutShots = {
  readonly shots: readonly { readonly shot: Shot; readonly isGoal: boolean; readonly competition: string }[];
  /** Whose events are at hand. */
  readonly matches: number;
  /** Every match of the dataset, and its goals without shoot-outs. */
  readonly allMatches: number;
  readonly allGoals: number;
};

/** The shots of a folder of the Wyscout dataset, those of shoot-outs left out. Throws where it lacks the matches. */
async function readWyscoutShots(folder: string): Promise<WyscoutShots> {
  const archive = readZip(readFileSync(path.join(folder, "raw_data/matches.zip")));
  if (typeof archive === "string") throw new Error(`matches.zip ${archive}`);
  const competitionOf = new Map<number, string>();
  let allGoals = 0;
  for (const { name, read } of archive) {
    const competition = /^matches_(\w+)\.json$/.exec(path.basename(name))?.[1];
    if (competition === undefined) continue;
    for (const match of z.array(matchSchema).parse(parseJson(read().toString("utf8")))) {
      competitionOf.set(match.wyId, competition);
      allGoals += Object.values(match.teamsData).reduce((sum, { score, scoreET }) => sum + Math.max(score, scoreET), 0);
    }
  }
  const eventFolder = path.join(folder, "processed-v2/files");
  const files = readdirSync(eventFolder).filter((file) => competitionOf.has(Number.parseInt(file, 10)));
  const shots = files.flatMap((file) => {
    const competition = competitionOf.get(Number.parseInt(file, 10)) ?? "";
    const { events } = z
      .object({ events: z.array(eventSchema) })
      .parse(parseJson(readFileSync(path.join(eventFolder, file), "utf8")));
    return events.flatMap((event) => {
      const shot = isShot(event) && event.matchPeriod !== "P" ? toShot(event) : null;
      return shot === null ? [] : [{ shot, isGoal: event.tags.some(({ id }) => id === goalTag), competition }];
    });
  });
  return { shots, matches: files.length, allMatches: competitionOf.size, allGoals };
}

const usage = `usage: node scripts/fit-xg.ts FOLDER [--write]
FOLDER: of the Wyscout dataset (raw_data/matches.zip, processed-v2/files/*.json)
--write: writes what was fitted into shared/sports/football/expected-goals-model.ts`;

/** How strongly each weight is held near 0, worth so many shots: few shots say little of headers, free kicks and counters. */
const ridge = [0, 1, 60, 60, 60];
/** Scored penalties of all that were awarded in top leagues, and how many kicks that is worth beside those in the data. */
const penaltyPrior = { rate: 0.76, kicks: 50 };
const places = 4;

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  const [folder] = words.filter((word) => !word.startsWith("--"));
  if (folder === undefined) {
    console.error(usage);
    return 2;
  }
  const data = await readWyscoutShots(folder);
  const shots = data.shots.filter(({ shot }) => shot.situation !== "penalty");
  const fit = (of: typeof shots) =>
    fitLogistic(
      of.map(({ shot, isGoal }) => ({ x: shotFeatures(shot), y: isGoal })),
      ridge,
    );

  // Each competition is forecast by what all others say.
  const competitions = [...new Set(shots.map(({ competition }) => competition))];
  const forecasts = competitions.flatMap((held) => {
    const others = shots.filter(({ competition }) => competition !== held);
    const weights = fit(others);
    const base = others.filter(({ isGoal }) => isGoal).length / others.length;
    return shots
      .filter(({ competition }) => competition === held)
      .map(({ shot, isGoal }) => ({ chance: expectedGoals(shot, { penalty: 0, weights }), happened: isGoal, base }));
  });
  const ofBase = forecasts.map(({ base, happened }): Forecast => ({ chance: base, happened }));
  const measured = {
    shots: shots.length,
    goals: shots.filter(({ isGoal }) => isGoal).length,
    matches: data.matches,
    competitions: competitions.length,
    brier: round(brierScore(forecasts)),
    brierOfBase: round(brierScore(ofBase)),
    logLoss: round(logLoss(forecasts)),
    logLossOfBase: round(logLoss(ofBase)),
    reliability: reliability(forecasts, 10),
  };
  const usual = usualGoalRate(data, shots);
  const fitted = fit(shots);
  const shift = toLogit(usual) - toLogit(measured.goals / measured.shots);
  // Sampling by outcome changes the constant alone (King and Zeng 2001).
  const weights = fitted.map((weight, index) => (index === 0 ? weight + shift : weight));
  const kicks = data.shots.filter(({ shot }) => shot.situation === "penalty");
  const scored = kicks.filter(({ isGoal }) => isGoal).length;
  const penalty = (penaltyPrior.rate * penaltyPrior.kicks + scored) / (penaltyPrior.kicks + kicks.length);

  console.log(`${measured.shots} shots without penalties, ${measured.goals} goals, ${data.matches} matches`);
  console.log(
    `usual rate of goals: ${round(usual)} (${data.allMatches} matches), in these ${round(measured.goals / measured.shots)}`,
  );
  console.log(shotFeatureNames.map((name, index) => `${name} ${round(weights[index] ?? 0)}`).join(", "));
  console.log(
    `held-out: Brier ${measured.brier} (base rate ${measured.brierOfBase}), log loss ${measured.logLoss} (${measured.logLossOfBase})`,
  );
  console.log(toReliabilityTable(measured.reliability));
  if (words.includes("--write")) {
    const fileName = path.join(import.meta.dirname, "../shared/sports/football/expected-goals-model.ts");
    const model = { penalty: round(penalty), weights: weights.map(round) };
    await writeFile(fileName, await toFile(fileName, model, measured));
  }
  return 0;
}

function round(value: number): number {
  return Number(value.toFixed(places));
}

function toLogit(rate: number): number {
  return Math.log(rate / (1 - rate));
}

/**
 * How often a shot is a goal in the whole dataset: goals of every match, without penalties and own goals, by the shots of the
 * matches whose events are at hand. Those were chosen for their goals, which says nothing of any other match.
 */
function usualGoalRate({ allMatches, allGoals, matches, shots }: WyscoutShots, open: WyscoutShots["shots"]): number {
  const goals = shots.filter(({ isGoal }) => isGoal).length;
  const openGoals = open.filter(({ isGoal }) => isGoal).length;
  return ((allGoals / allMatches) * (openGoals / goals)) / (open.length / matches);
}

async function toFile(fileName: string, model: object, measured: object): Promise<string> {
  const text = await readFile(fileName, "utf8");
  const head = text.slice(0, text.indexOf("export const expectedGoalsModel"));
  const day = new Date().toISOString().slice(0, 10);
  return `${head}export const expectedGoalsModel: ExpectedGoalsModel = ${JSON.stringify(model)};

export const expectedGoalsCalibration: ExpectedGoalsCalibration = ${JSON.stringify({ date: day, ...measured })};
`;
}
