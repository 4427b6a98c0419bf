/** A value at an instant, in unix seconds. */
export type ValueMark = { readonly atSeconds: number; readonly value: number };

type ValueLineProps = {
  /** Two at least, by time. */
  readonly marks: readonly ValueMark[];
  /** Says what the chart shows. */
  readonly label: string;
  readonly toValue: (value: number) => string;
  readonly toTick: (atSeconds: number) => string;
};

/** Pixels of the drawing, and the room around the lines. */
const height = 180;
const top = 12;
const bottom = 24;
const ticks = 3;

/** A value over time: a line from left to right in every language, with its scale beside it and dates below. The style sheet leaves room for both. */
export function ValueLine({ marks, label, toValue, toTick }: ValueLineProps) {
  const scale = toScale(marks);
  const [low, high] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const first = marks[0]?.atSeconds ?? 0;
  const span = Math.max(1, (marks.at(-1)?.atSeconds ?? 0) - first);
  const shareOf = (atSeconds: number) => (atSeconds - first) / span;
  const yOf = (value: number) => top + ((height - top - bottom) * (high - value)) / (high - low);
  const dates = Array.from({ length: ticks }, (_, index) => index / (ticks - 1));
  return (
    <svg className="value-line" width="100%" height={height} role="img" aria-label={label}>
      {scale.map((value) => (
        <g key={value}>
          <line x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} />
          <text x="0" dx="-0.6em" y={yOf(value)} dy="0.35em" textAnchor="end">
            {toValue(value)}
          </text>
        </g>
      ))}
      <svg width="100%" height={height} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
        <polyline
          points={marks
            .map(({ atSeconds, value }) => `${(1000 * shareOf(atSeconds)).toFixed(1)},${yOf(value).toFixed(1)}`)
            .join(" ")}
        />
      </svg>
      {dates.map((share) => (
        <text
          key={share}
          className={share > 0 && share < 1 ? "between" : undefined}
          x={`${100 * share}%`}
          y={height}
          dy="-0.3em"
          textAnchor={share === 0 ? "start" : share === 1 ? "end" : "middle"}
        >
          {toTick(first + share * span)}
        </text>
      ))}
    </svg>
  );
}

/** Distances between the lines of a scale. */
const scaleSteps = [5, 10, 25, 50, 100, 250, 500, 1_000];
const mostLines = 5;

/** The values at which lines are drawn: the closest ones that reach from the lowest value to the highest. */
function toScale(marks: readonly ValueMark[]): readonly number[] {
  const values = marks.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const linesOf = (step: number) => {
    const first = Math.floor(lowest / step);
    const last = Math.max(first + 1, Math.ceil(highest / step));
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  };
  const step = scaleSteps.find((each) => linesOf(each).length <= mostLines) ?? 1_000;
  return linesOf(step);
}
