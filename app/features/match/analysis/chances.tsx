import { lazy, memo, Suspense, type ComponentProps, type ReactElement } from "react";
import { winProbabilityCalibration } from "../../../../shared/sports/football/win-probability-model.ts";
import type { Chances as ChancesOf, MatchAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { extraTimes } from "../../../../shared/sports/period-statuses.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext, type EventContext } from "../../match-row/event-context.tsx";
import { useMatch } from "../match-context.tsx";
import { toAxis, type Axis } from "./axis.ts";
import { AxisMarks } from "./axis-marks.tsx";
import { Method } from "./method.tsx";
import { toPercents } from "./to-percents.ts";
import { useSides, type Sides } from "./use-sides.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";

/** Shown before the match only, so a match that is being played does without its script. */
const Reasons = lazy(() => import("./reasons.tsx"));

/** Remembered, because React must not draw a part anew that waits for its script to be hydrated. */
const LazyReasons = memo(function LazyReasons(props: ComponentProps<typeof Reasons>) {
  return (
    <Suspense fallback={null}>
      <Reasons {...props} />
    </Suspense>
  );
});

/** Pixels. */
const height = 110;
const everyMinutes = 15;

/** The chances are those of regular time: at its end they say who leads, and nothing of who will win. */
const goesOn = (status: number | null | undefined): boolean =>
  typeof status === "number" &&
  (extraTimes.has(status) || status === eventStatus.penalties || status === eventStatus.break);

/** How likely each outcome is and has been. Before the match where both sides' past says so, else from its start on. */
export function Chances({ analysis }: { readonly analysis: MatchAnalysis }) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const sides = useSides();
  const event = useEvent(eventId);
  if (analysis.start === null && latestOf(analysis) === null) return null;
  const isRunning = sides.view === "live" && !goesOn(event?.status);
  const { start, why } = analysis;
  return (
    <>
      <section className="card analysis chances" aria-labelledby="chances-title">
        {toCard(analysis, sides, isRunning, { lang, sportId })}
      </section>
      {start === null || why === null || sides.view !== "scheduled" ? null : (
        <LazyReasons why={why} start={start} home={sides.home} away={sides.away} />
      )}
    </>
  );
}

const latestOf = ({ periods }: MatchAnalysis): ChancesOf | null =>
  periods.findLast(({ chances }) => chances.length > 0)?.chances.at(-1) ?? null;

function toCard(
  analysis: MatchAnalysis,
  { home, away }: Sides,
  isRunning: boolean,
  { lang, sportId }: Pick<EventContext, "lang" | "sportId">,
): ReactElement {
  const texts = matchPageTexts(lang).analysis.chances;
  const periods = analysis.periods.filter(({ chances }) => chances.length > 0);
  const latest = latestOf(analysis);
  const shown = isRunning ? (latest ?? analysis.start) : analysis.start;
  const when = isRunning && latest !== null ? texts.now : texts.before;
  const say = (chances: ChancesOf) => toPercents(chances, lang).join(" – ");
  const rows = periods.flatMap(({ firstMinute, chances }) =>
    chances.flatMap((each, index) =>
      (index + 1) % everyMinutes === 0 ? [{ minute: firstMinute + index + 1, each }] : [],
    ),
  );
  const { matches, brier, brierOfBase } = winProbabilityCalibration;
  const figure = (value: number) => formatNumber(value, lang, 3);
  return (
    <>
      <h2 id="chances-title">
        {texts.title} {shown === null ? null : <small>{when}</small>}
      </h2>
      {shown === null ? null : <Figures chances={shown} home={home} draw={texts.draw} away={away} />}
      {periods.length === 0 ? null : (
        <>
          <Curve
            axis={toAxis(analysis.periods, sportId)}
            start={analysis.start}
            isRunning={isRunning}
            label={texts.chart({ text: shown === null ? "" : `${when} : ${say(shown)}` })}
          />
          {isRunning && analysis.start !== null ? (
            <p className="note">{texts.beforeWas({ text: say(analysis.start) })}</p>
          ) : null}
          <div className="sr-only">
            <table>
              <caption>{texts.title}</caption>
              <thead>
                <tr>
                  {[texts.minute, home, texts.draw, away].map((head, index) => (
                    <th key={index} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ minute, each }, row) => (
                  <tr key={row}>
                    <th scope="row">{minute}</th>
                    {toPercents(each, lang).map((text, index) => (
                      <td key={index}>{text}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Method
        text={texts.method({ matches: formatNumber(matches, lang), brier: figure(brier), base: figure(brierOfBase) })}
      />
    </>
  );
}

type FiguresProps = {
  readonly chances: ChancesOf;
  readonly home: string;
  readonly draw: string;
  readonly away: string;
};

function Figures({ chances, home, draw, away }: FiguresProps) {
  const { lang } = useEventContext();
  const [ofHome, ofDraw, ofAway] = toPercents(chances, lang);
  return (
    <dl className="outcomes">
      {(
        [
          ["of-home", home, ofHome],
          ["of-draw", draw, ofDraw],
          ["of-away", away, ofAway],
        ] as const
      ).map(([look, name, value]) => (
        <div key={look} className={look}>
          <dt>
            <bdi translate="no">{name}</bdi>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type CurveProps = {
  readonly axis: Axis;
  readonly start: ChancesOf | null;
  readonly isRunning: boolean;
  readonly label: string;
};

/** Three bands: home below, away on top, the draw between. */
function Curve({ axis, start, isRunning, label }: CurveProps) {
  const points = axis.spans.flatMap(({ period, from }) =>
    (period?.chances ?? []).map((chances, index) => ({ x: from + index + 1, chances })),
  );
  const all = start === null ? points : [{ x: 0, chances: start }, ...points];
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return null;
  const line = (of: (chances: ChancesOf) => number) =>
    all.map(({ x, chances }) => `${x} ${Math.round(1000 * (1 - of(chances)))}`).join("L");
  const area = (text: string, edge: number) => `M${first.x} ${edge}L${text}L${last.x} ${edge}z`;
  return (
    <svg className="chart" height={height + 22} role="img" aria-label={label}>
      <svg width="100%" height={height} viewBox={`0 0 ${axis.length} 1000`} preserveAspectRatio="none">
        <rect className="ground" width={axis.length} height="1000" />
        <rect className="draw" x={first.x} width={last.x - first.x} height="1000" />
        <path
          className="home"
          d={area(
            line(({ home }) => home),
            1000,
          )}
        />
        <path
          className="away"
          d={area(
            line(({ away }) => 1 - away),
            0,
          )}
        />
      </svg>
      <AxisMarks axis={axis} top={0} bottom={height} isRunning={isRunning} />
    </svg>
  );
}
