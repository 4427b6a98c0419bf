import { randomOf } from "../../shared/basics/random.ts";
import { leafOf, leafUnit, type BoostedTrees, type Tree } from "../../shared/sports/football/boosted-trees.ts";

/** The features of a sample, `NaN` where one is unknown, and its outcome. */
export type Sample = { readonly x: readonly number[]; readonly y: boolean };

export type Boosting = {
  readonly trees: number;
  readonly depth: number;
  /** The part of each tree that counts. */
  readonly shrinkage: number;
  /** How strongly a leaf is held near 0, in sums of p(1-p). */
  readonly ridge: number;
  /** The least sum of p(1-p) in a leaf. */
  readonly leastWeight: number;
  /** The part of the samples, and of the features, that each tree sees. */
  readonly share: number;
  readonly featureShare: number;
  /** The most bins into which the values of a feature are sorted. */
  readonly bins: number;
  readonly seed: string;
};

/** Code 0 is an unknown value, code k + 1 a value that lies above k of the cuts. */
type Column = { readonly codes: Uint8Array; readonly cuts: readonly number[] };
type Split = { readonly feature: number; readonly cut: number; readonly missingBelow: boolean; readonly gain: number };
type Step = Boosting & {
  readonly columns: readonly Column[];
  readonly features: readonly number[];
  /** What outcomes exceed chances by, and p(1-p), by row. */
  readonly excess: Float64Array;
  readonly weight: Float64Array;
};

/** Fits trees to the logistic loss, each by a step of Newton's on histograms of the features. The seed decides the result. */
export function fitBoostedTrees(samples: readonly Sample[], settings: Boosting): BoostedTrees {
  const random = randomOf(settings.seed);
  const columns = (samples[0]?.x ?? []).map((_, feature) => toColumn(samples, feature, settings.bins));
  const rate = samples.filter(({ y }) => y).length / samples.length;
  const base = Math.round(Math.log(rate / (1 - rate)) * leafUnit);
  const logits = new Float64Array(samples.length).fill(base / leafUnit);
  const excess = new Float64Array(samples.length);
  const weight = new Float64Array(samples.length);
  const all = Uint32Array.from(samples.keys());
  const trees: Tree[] = [];
  while (trees.length < settings.trees) {
    samples.forEach(({ y }, row) => {
      const chance = 1 / (1 + Math.exp(-(logits[row] ?? 0)));
      excess[row] = (y ? 1 : 0) - chance;
      weight[row] = chance * (1 - chance);
    });
    const rows = all.filter(() => random() < settings.share);
    const features = columns.map((_, feature) => feature).filter(() => random() < settings.featureShare);
    const tree = grow({ ...settings, columns, features, excess, weight }, rows, settings.depth);
    samples.forEach(({ x }, row) => {
      logits[row] = (logits[row] ?? 0) + leafOf(tree, x) / leafUnit;
    });
    trees.push(tree);
  }
  return { base, trees };
}

function toColumn(samples: readonly Sample[], feature: number, bins: number): Column {
  const values = Float64Array.from(samples, ({ x }) => x[feature] ?? Number.NaN);
  const known = values.filter((value) => !Number.isNaN(value)).toSorted();
  const distinct = [...new Set(known)];
  const steps = Array.from({ length: bins - 1 }, (_, bin) => known[Math.floor(((bin + 1) * known.length) / bins)] ?? 0);
  const between = distinct.slice(1).map((value, index) => (value + (distinct[index] ?? value)) / 2);
  const cuts = [...new Set((distinct.length <= bins ? between : steps).map((cut) => Number(cut.toPrecision(3))))];
  const codeOf = (value: number) => {
    if (Number.isNaN(value)) return 0;
    const next = cuts.findIndex((cut) => value < cut);
    return 1 + (next === -1 ? cuts.length : next);
  };
  return { codes: Uint8Array.from(values, codeOf), cuts };
}

function grow(step: Step, rows: Uint32Array, depth: number): Tree {
  const split = depth === 0 ? null : bestSplit(step, rows);
  if (split === null) return toLeaf(step, rows);
  const { codes, cuts } = columnOf(step, split.feature);
  const [lower, upper] = [new Uint32Array(rows.length), new Uint32Array(rows.length)];
  let [below, above] = [0, 0];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const code = codes[row] ?? 0;
    if (code === 0 ? split.missingBelow : code <= split.cut + 1) lower[below++] = row;
    else upper[above++] = row;
  }
  return [
    split.feature,
    cuts[split.cut] ?? 0,
    split.missingBelow ? 1 : 0,
    grow(step, lower.subarray(0, below), depth - 1),
    grow(step, upper.subarray(0, above), depth - 1),
  ];
}

function columnOf({ columns }: Step, feature: number): Column {
  const column = columns[feature];
  if (column === undefined) throw new RangeError(`no feature ${feature}`);
  return column;
}

function toLeaf({ excess, weight, ridge, shrinkage }: Step, rows: Uint32Array): number {
  let [sum, weights] = [0, ridge];
  for (const row of rows) {
    sum += excess[row] ?? 0;
    weights += weight[row] ?? 0;
  }
  return Math.round((shrinkage * leafUnit * sum) / weights);
}

/** Null where no split leaves enough on both sides and gains something. */
function bestSplit(step: Step, rows: Uint32Array): Split | null {
  const splits = step.features.flatMap((feature) => splitOf(step, rows, feature) ?? []);
  return splits.toSorted((a, b) => b.gain - a.gain)[0] ?? null;
}

function splitOf(step: Step, rows: Uint32Array, feature: number): Split | null {
  const { excess, weight, ridge, leastWeight } = step;
  const { codes, cuts } = columnOf(step, feature);
  const sums = new Float64Array(cuts.length + 2);
  const weights = new Float64Array(cuts.length + 2);
  // This loop takes most of the time of a fit: an index is several times faster here than an iterator.
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const code = codes[row] ?? 0;
    sums[code] = (sums[code] ?? 0) + (excess[row] ?? 0);
    weights[code] = (weights[code] ?? 0) + (weight[row] ?? 0);
  }
  const all = { sum: sums.reduce((a, b) => a + b, 0), weight: weights.reduce((a, b) => a + b, 0) };
  const worth = (sum: number, of: number) => (of < leastWeight ? Number.NEGATIVE_INFINITY : sum ** 2 / (of + ridge));
  const whole = all.sum ** 2 / (all.weight + ridge);
  let best: Split | null = null;
  for (const missingBelow of weights[0] === 0 ? [false] : [false, true]) {
    let [sum, of] = missingBelow ? [sums[0] ?? 0, weights[0] ?? 0] : [0, 0];
    for (const cut of cuts.keys()) {
      sum += sums[cut + 1] ?? 0;
      of += weights[cut + 1] ?? 0;
      const gain = worth(sum, of) + worth(all.sum - sum, all.weight - of) - whole;
      if (gain > (best?.gain ?? 0)) best = { feature, cut, missingBelow, gain };
    }
  }
  return best;
}
