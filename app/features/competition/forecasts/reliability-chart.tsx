import type { ForecastBin } from "../../../../shared/wire/sections/read-forecasts.ts";
import { forecastsTexts } from "../../../i18n/forecasts-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { judgeBin, leastForecasts } from "./judge-bins.ts";

/** Pixels. */
const height = 300;
const [smallest, largest] = [3, 8];
const ticks = [0, 20, 40, 60, 80, 100];

const xOf = (share: number) => `${(100 * share).toFixed(2)}%`;
const isFew = ({ count }: ForecastBin): boolean => count < leastForecasts;
const inPercent = (text: string) => `${text} (%)`;
const yOf = (share: number) => xOf(1 - share);

/**
 * What happened, by what was forecast: a dot for each bin that has forecasts, with its interval. The line leaves out bins of few forecasts. The
 * style sheet leaves room for the axes.
 */
export function ReliabilityChart({ bins }: { readonly bins: readonly ForecastBin[] }) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  const shown = bins.flatMap((bin) => judgeBin(bin) ?? []);
  const line = shown.filter((bin) => !isFew(bin)).map(({ expected, observed }) => `${expected},${1 - observed}`);
  const most = Math.max(...shown.map(({ count }) => count));
  return (
    <svg className="reliability" height={height} role="img" aria-label={texts.chart}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1="0" x2="100%" y1={yOf(tick / 100)} y2={yOf(tick / 100)} />
          <text x="0" dx="-0.7em" y={yOf(tick / 100)} dy="0.35em" textAnchor="end">
            {tick}
          </text>
          <text x={xOf(tick / 100)} y="100%" dy="1.5em" textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <text x="0" y="0" dy="-1.1em">
        {inPercent(texts.observed)}
      </text>
      <text x="100%" y="0" dy="-1.1em" textAnchor="end">
        {texts.perfect}
      </text>
      <text x="50%" y="100%" dy="3.1em" textAnchor="middle">
        {inPercent(texts.expected)}
      </text>
      <line className="perfect" x1="0" y1="100%" x2="100%" y2="0" />
      {shown.map(({ expected, low, high }) => (
        <line key={expected} className="interval" x1={xOf(expected)} x2={xOf(expected)} y1={yOf(low)} y2={yOf(high)} />
      ))}
      <svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
        <polyline points={line.join(" ")} />
      </svg>
      {shown.map((bin) => (
        <circle
          key={bin.expected}
          className={isFew(bin) ? "few" : undefined}
          cx={xOf(bin.expected)}
          cy={yOf(bin.observed)}
          r={(smallest + (largest - smallest) * Math.sqrt(bin.count / most)).toFixed(1)}
        />
      ))}
    </svg>
  );
}
