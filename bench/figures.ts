export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
  /** The numbers behind the ratio. */
  readonly detail: string;
};

export const isReached = ({ value, target }: Figure): boolean =>
  "atLeast" in target ? value >= target.atLeast : value <= target.atMost;

export function printFigure(figure: Figure): void {
  const { name, value, unit, target, detail } = figure;
  const bound = "atLeast" in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
  const mark = isReached(figure) ? "ok    " : "MISSED";
  console.log(`${mark} ${name}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (${bound})\n         ${detail}`);
}

/** Returns the value below which a share of the sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
