type Sample = { readonly x: readonly number[]; readonly y: boolean };

const mostSteps = 60;
const enough = 1e-10;

/**
 * Weights of a logistic regression by Newton's steps. The first feature is the constant 1; the weight of each other one is held
 * near 0 by its `ridge`, measured on features of spread 1.
 */
export function fitLogistic(samples: readonly Sample[], ridge: readonly number[]): readonly number[] {
  const size = samples[0]?.x.length ?? 0;
  const mean = range(size).map((i) => (i === 0 ? 0 : average(samples.map(({ x }) => at(x, i)))));
  const spread = range(size).map((i) =>
    i === 0 ? 1 : Math.sqrt(average(samples.map(({ x }) => (at(x, i) - at(mean, i)) ** 2))) || 1,
  );
  const scaled = samples.map(({ x, y }) => ({ x: x.map((value, i) => (value - at(mean, i)) / at(spread, i)), y }));
  let weights = range(size).map(() => 0);
  for (let step = 0; step < mostSteps; step += 1) {
    const gradient = range(size).map((i) => -at(ridge, i) * at(weights, i));
    const curve = range(size).map((i) => range(size).map((j) => (i === j ? at(ridge, i) : 0)));
    for (const { x, y } of scaled) {
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * at(weights, i), 0)));
      const rest = (y ? 1 : 0) - chance;
      for (const i of range(size)) {
        gradient[i] = at(gradient, i) + rest * at(x, i);
        const row = curve[i] ?? [];
        for (const j of range(size)) row[j] = at(row, j) + chance * (1 - chance) * at(x, i) * at(x, j);
      }
    }
    const change = solve(curve, gradient);
    weights = weights.map((weight, i) => weight + at(change, i));
    if (Math.max(...change.map(Math.abs)) < enough) break;
  }
  const unscaled = weights.map((weight, i) => weight / at(spread, i));
  const constant = unscaled.reduce((sum, weight, i) => (i === 0 ? weight : sum - weight * at(mean, i)), 0);
  return [constant, ...unscaled.slice(1)];
}

/** Gauss's elimination with the largest pivot; the matrix is symmetric and regular. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (const column of range(size)) {
    const best = range(size)
      .slice(column)
      .reduce(
        (found, i) => (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[found]?.[column] ?? 0) ? i : found),
        column,
      );
    const [pivot = [], other = []] = [rows[best], rows[column]];
    rows[best] = other;
    rows[column] = pivot;
    for (const i of range(size)) {
      const row = rows[i];
      if (i === column || row === undefined) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      rows[i] = row.map((value, j) => value - factor * (pivot[j] ?? 0));
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;
const range = (size: number): readonly number[] & number[] => Array.from({ length: size }, (_, index) => index);
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
