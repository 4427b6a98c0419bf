import type { ReactNode } from "react";

/** The place of a competitor, counted from 1, after a lap or a round. `at` counts from 0. */
export type PlaceMark = { readonly at: number; readonly place: number };

/** The last lap or round of a chart, counted from 0, and its last place. */
export type PlaceScale = { readonly last: number; readonly most: number };

const toPercent = (share: number) => `${(share * 100).toFixed(2)}%`;
export const xOf = (at: number, { last }: PlaceScale): string => toPercent(at / last);
/** The middle of a place's row. */
export const yOf = (place: number, { most }: PlaceScale): string => toPercent((place - 0.5) / most);

type PlaceAxesProps = {
  readonly scale: PlaceScale;
  /** Says what the chart shows. */
  readonly label: string;
  readonly height: string;
  /** The text below a lap or round. */
  readonly toTick: (at: number) => ReactNode;
  readonly children?: ReactNode;
};

/** The axes of a chart of places, the first one on top: the places beside it, four laps or rounds below. The style sheet leaves room for both. */
export function PlaceAxes({ scale, label, height, toTick, children }: PlaceAxesProps) {
  const { last, most } = scale;
  const ticks = [...new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])];
  return (
    <svg className="place-axes" height={height} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, index) => (
        <text key={index} className="axis-text" x="0" dx="-1em" y={yOf(index + 1, scale)} dy="0.35em" textAnchor="end">
          {index + 1}
        </text>
      ))}
      {children}
      {ticks.map((at) => (
        <text key={at} className="axis-text" x={xOf(at, scale)} y="100%" dy="1.3em" textAnchor="middle">
          {toTick(at)}
        </text>
      ))}
    </svg>
  );
}

type PlaceLineProps = { readonly marks: readonly PlaceMark[]; readonly scale: PlaceScale; readonly className?: string };

/** A line through places, stretched to the size of what it stands in. */
export const PlaceLine = ({ marks, scale: { last, most }, className = "" }: PlaceLineProps) => (
  <svg
    className={`place-line ${className}`}
    width="100%"
    height="100%"
    viewBox={`0 0 ${last} ${most}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <polyline points={marks.map(({ at, place }) => `${at},${place - 0.5}`).join(" ")} />
  </svg>
);
