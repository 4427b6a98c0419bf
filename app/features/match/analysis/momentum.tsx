import type { ReactElement } from "react";
import type { AnalysisMark, MatchAnalysis, AnalysisPeriod } from "../../../../shared/wire/sections/read-analysis.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEventContext, type EventContext } from "../../match-row/event-context.tsx";
import { percent, toAxis, type Axis } from "./axis.ts";
import { AxisMarks } from "./axis-marks.tsx";
import { Method } from "./method.tsx";
import { useSides, type Sides } from "./use-sides.ts";

/** Pixels. Marks of home are above the bars, those of away below them. */
const barsTop = 22;
const barsHeight = 88;
const axisBottom = barsTop + barsHeight + 22;

/** Shows which side was on top, step by step: home up, away down. Renders nothing if no period has momentum data. */
export function Momentum({ analysis }: { readonly analysis: MatchAnalysis }) {
  const { lang, sportId } = useEventContext();
  const sides = useSides();
  const periods = analysis.periods.filter(({ momentum }) => momentum.length > 0);
  if (periods.length === 0) return null;
  return (
    <section className="card analysis momentum" aria-labelledby="momentum-title">
      {toCard(analysis, periods, sides, { lang, sportId })}
    </section>
  );
}

/** Below this neither side has the better of it. */
const least = 0.05;

/** How many steps each side was on top. */
function stepsOnTop(periods: readonly AnalysisPeriod[]): readonly [home: number, away: number] {
  const all = periods.flatMap(({ momentum }) => momentum);
  return [all.filter((value) => value >= least).length, all.filter((value) => value <= -least).length];
}

/** A stretch of a period, and the side that dominated it: 1 home, -1 away, 0 neither. */
type MomentumPart = {
  readonly label: string;
  /** Minutes of the match. */
  readonly from: number;
  readonly to: number;
  readonly lead: -1 | 0 | 1;
};

const partMinutes = 15;

/** Quarters of an hour, or whole sets. */
export const momentumParts = (periods: readonly AnalysisPeriod[]): readonly MomentumPart[] =>
  periods.flatMap(({ label, firstMinute, regularMinutes, momentum }) => {
    const length = regularMinutes === 0 ? momentum.length : Math.min(partMinutes, regularMinutes);
    const parts: MomentumPart[] = [];
    for (let from = 0; from < momentum.length; from += length) {
      // Added time belongs to the period's last part.
      const isLast = regularMinutes === 0 || from + length >= regularMinutes;
      const own = momentum.slice(from, isLast ? undefined : from + length);
      const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
      const lead = Math.abs(mean) < least ? 0 : mean > 0 ? 1 : -1;
      parts.push({ label, from: firstMinute + from, to: firstMinute + from + own.length, lead });
      if (isLast) break;
    }
    return parts;
  });

function toCard(
  analysis: MatchAnalysis,
  periods: MatchAnalysis["periods"],
  { home, away, view }: Sides,
  { lang, sportId }: Pick<EventContext, "lang" | "sportId">,
): ReactElement {
  const texts = matchPageTexts(lang).analysis.momentum;
  const axis = toAxis(analysis.periods, sportId);
  const unit = !countsPeriods(sportId) ? "minute" : sportId === sportIds.tennis ? "game" : "point";
  const [ofHome, ofAway] = stepsOnTop(periods);
  const sentence = texts.summary({
    home,
    ofHome: texts.steps[unit]({ count: ofHome }),
    away,
    ofAway: texts.steps[unit]({ count: ofAway }),
  });
  const by = { minute: texts.byMinute, point: texts.byPoint, game: texts.byGame }[unit];
  const method =
    unit !== "minute" ? texts.methodOfSets : sportId === sportIds.soccer ? texts.method : texts.methodOfScores;
  return (
    <>
      <h2 id="momentum-title">
        {texts.title} <small>{by}</small>
      </h2>
      <svg className="chart" height={axisBottom + 22} role="img" aria-label={sentence}>
        <svg
          y={barsTop}
          width="100%"
          height={barsHeight}
          viewBox={`0 -100 ${axis.length} 200`}
          preserveAspectRatio="none"
        >
          <path className="home" d={toBars(axis, 1)} />
          <path className="away" d={toBars(axis, -1)} />
          <line className="base" x2={axis.length} y1="0" y2="0" />
        </svg>
        <AxisMarks axis={axis} top={8} bottom={axisBottom} isRunning={view === "live"} />
        {analysis.marks.map((mark) => (
          <Mark key={mark.id} mark={mark} axis={axis} of={mark.side === 1 ? home : away} />
        ))}
      </svg>
      <p className="key">
        {/* A reader would take "33 points" alone for the score. */}
        {texts.who}
        <span className="of-home">
          <bdi translate="no">{home}</bdi> <b>{texts.steps[unit]({ count: ofHome })}</b>
        </span>
        <span className="of-away">
          <bdi translate="no">{away}</bdi> <b>{texts.steps[unit]({ count: ofAway })}</b>
        </span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.span}</th>
              <th scope="col">{texts.who}</th>
            </tr>
          </thead>
          <tbody>
            {momentumParts(periods).map(({ label, from, to, lead }) => (
              <tr key={`${label} ${from}`}>
                <th scope="row">{unit === "minute" ? `${label} ${from}–${to}` : label}</th>
                <td>{lead === 0 ? texts.level : texts.onTop({ name: lead > 0 ? home : away })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Method text={method} />
    </>
  );
}

/** Draws the bars of one side, one for each step: `sign` is 1 for home, -1 for away. */
function toBars({ spans }: Axis, sign: 1 | -1): string {
  return spans
    .flatMap(({ period, from }) =>
      (period?.momentum ?? []).flatMap((value, index) => {
        const height = Math.round(value * 100);
        return height * sign <= 0 ? [] : [`M${Math.round((from + index) * 100 + 8) / 100} 0v${-height}h.84V0z`];
      }),
    )
    .join("");
}

function Mark({
  mark: { side, sign, period, step, minute, player },
  axis,
  of,
}: {
  readonly mark: AnalysisMark;
  readonly axis: Axis;
  readonly of: string;
}) {
  const { lang } = useEventContext();
  const texts = matchPageTexts(lang).analysis.momentum;
  const span = axis.spans.find(({ number }) => number === period);
  if (span === undefined) return null;
  const x = percent(span.from + Math.min(step, span.length), axis);
  const y = side === 1 ? 11 : axisBottom - 11;
  const [alone, by] = sign === "goal" ? [texts.goal, texts.goalBy] : [texts.redCard, texts.redCardBy];
  const title = player === "" ? alone({ name: of, minute }) : by({ name: of, minute, player });
  return (
    <svg x={x} y={y} overflow="visible" className={`mark of-${side === 1 ? "home" : "away"} is-${sign}`}>
      <title>{title}</title>
      {sign === "goal" ? (
        <>
          <circle r="7" />
          <circle r="2.5" className="hole" />
        </>
      ) : (
        <rect x="-4" y="-6" width="8" height="12" rx="1.5" />
      )}
    </svg>
  );
}
