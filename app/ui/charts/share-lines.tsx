import type { ReactNode } from "react";

/** A share from 0 to 1 at a point of time, of which any number from 0 on may stand for the first one. */
export type ShareMark = { readonly at: number; readonly share: number };

/** The last point of time of a chart, and the share at its top. */
export type ShareScale = { readonly last: number; readonly top: number };

const tops = [0.1, 0.2, 0.5, 1] as const;

/** The top of a chart of these shares, which divides it in two halves of round numbers. */
export const topFor = (shares: readonly number[]): number => tops.find((top) => Math.max(...shares) <= top) ?? 1;

const toPercent = (part: number) => `${(part * 100).toFixed(2)}%`;

type ShareChartProps = {
  readonly scale: ShareScale;
  /** Says what the chart shows. */
  readonly label: string;
  readonly lines: readonly (readonly ShareMark[])[];
  /** The texts below the first and the last point of time. */
  readonly ends: readonly [ReactNode, ReactNode];
};

/** Lines of shares over time, each with a stroke of its own. `ShareStroke` shows the stroke beside a name. */
export function ShareChart({ scale, label, lines, ends }: ShareChartProps) {
  const { last, top } = scale;
  return (
    <svg className="share-chart" role="img" aria-label={label}>
      {[0, top / 2, top].map((share) => (
        <g key={share}>
          <line className="grid" x1="0" x2="100%" y1={toPercent(1 - share / top)} y2={toPercent(1 - share / top)} />
          <text x="0" dx="-6" y={toPercent(1 - share / top)} dy="0.35em" textAnchor="end">
            {Math.round(share * 100)}
          </text>
        </g>
      ))}
      <svg width="100%" height="100%" viewBox={`0 0 ${last} ${top}`} preserveAspectRatio="none" overflow="visible">
        {lines.map((marks, index) => (
          <polyline
            // A line has no other name than its number.
            key={`${index}`}
            className={`stroke-${index}`}
            points={marks.map(({ at, share }) => `${at},${Number((top - share).toFixed(4))}`).join(" ")}
          />
        ))}
      </svg>
      <text x="0" y="100%" dy="1.5em">
        {ends[0]}
      </text>
      <text x="100%" y="100%" dy="1.5em" textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}

/** @param index of the line, from 0 */
export const ShareStroke = ({ index }: { readonly index: number }) => (
  <svg className="share-stroke" width="24" height="8" aria-hidden="true">
    <polyline className={`stroke-${index}`} points="1,4 23,4" />
  </svg>
);
