import type { ReactElement } from "react";
import { winProbabilityCalibration } from "../../../../shared/sports/football/win-probability-model.ts";
import type { Chances as ChancesOf, MatchAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { extraTimes } from "../../../../shared/sports/period-statuses.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext, type EventContext } from "../../match-row/event-context.tsx";
import { useMatch } from "../match-context.tsx";
import { curveHeight, toAxis, type Axis } from "./axis.ts";
import { AxisMarks } from "./axis-marks.tsx";
import type { AnalysisCards, DecisionMarkup, ReasonsMarkup } from "./load-analysis-cards.server.tsx";
import { Method } from "./method.tsx";
import { toPercents } from "./to-percents.ts";
import { useSides, type Sides } from "./use-sides.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";

const everyMinutes = 15;

/** The chances are those of regular time: at its end they say who leads, and nothing of who will win. */
const goesOn = (status: number | null | undefined): boolean =>
  typeof status === "number" &&
  (extraTimes.has(status) || status === eventStatus.penalties || status === eventStatus.break);

type ChancesProps = {
  readonly analysis: MatchAnalysis;
  readonly cards?: AnalysisCards | null;
};

/**
 * How likely each outcome is and has been. Before the match where both sides' past says so, else from its start on; below it why, and after
 * the match what decided it, which is marked on the curve, too.
 */
export function Chances({ analysis, cards = null }: ChancesProps) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const sides = useSides();
  const event = useEvent(eventId);
  if (analysis.start === null && latestOf(analysis) === null) return null;
  const isRunning = sides.view === "live" && !goesOn(event?.status);
  const decision = cards?.decision ?? null;
  const reasons = sides.view === "scheduled" && explains(cards?.reasons, analysis) ? cards?.reasons : null;
  const card = reasons?.card ?? decision?.card;
  return (
    <>
      <section className="card analysis chances" aria-labelledby="chances-title">
        {toCard(analysis, decision, sides, isRunning, { lang, sportId })}
      </section>
      {card === undefined ? null : <div dangerouslySetInnerHTML={{ __html: card }} />}
    </>
  );
}

/** Other chances may have arrived since the reasons were written: a result of another match changes them. */
const explains = (reasons: ReasonsMarkup | null | undefined, { start }: MatchAnalysis): boolean =>
  reasons?.start.home === start?.home && reasons?.start.away === start?.away;

const latestOf = ({ periods }: MatchAnalysis): ChancesOf | null =>
  periods.findLast(({ chances }) => chances.length > 0)?.chances.at(-1) ?? null;

function toCard(
  analysis: MatchAnalysis,
  decision: DecisionMarkup | null,
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
            decision={decision}
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
  const percents = toPercents(chances, lang);
  return (
    <dl className="outcomes">
      {[home, draw, away].map((name, index) => (
        <div key={index} className={outcomeLooks[index]}>
          <dt>
            <bdi translate="no">{name}</bdi>
          </dt>
          <dd>{percents[index]}</dd>
        </div>
      ))}
    </dl>
  );
}

const outcomeLooks = ["of-home", "of-draw", "of-away"];

type CurveProps = {
  readonly axis: Axis;
  readonly start: ChancesOf | null;
  readonly decision: DecisionMarkup | null;
  readonly isRunning: boolean;
  readonly label: string;
};

/** Three bands: home below, away on top, the draw between. */
function Curve({ axis, start, decision, isRunning, label }: CurveProps) {
  const points = axis.spans.flatMap(({ period, from }) =>
    (period?.chances ?? []).map((chances, index) => ({ x: from + index + 1, chances })),
  );
  const all = start === null ? points : [{ x: 0, chances: start }, ...points];
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return null;
  const area = (edgeOf: (chances: ChancesOf) => number, foot: number) =>
    `M${first.x} ${foot}L${all.map(({ x, chances }) => `${x} ${Math.round(1000 * edgeOf(chances))}`).join("L")}L${last.x} ${foot}z`;
  return (
    <svg className="chart" height={curveHeight + 22} role="img" aria-label={label}>
      <svg width="100%" height={curveHeight} viewBox={`0 0 ${axis.length} 1000`} preserveAspectRatio="none">
        <rect className="ground" width={axis.length} height="1000" />
        <rect className="draw" x={first.x} width={last.x - first.x} height="1000" />
        <path className="home" d={area(({ home }) => 1 - home, 1000)} />
        <path className="away" d={area(({ away }) => away, 0)} />
      </svg>
      <AxisMarks axis={axis} top={0} bottom={curveHeight} isRunning={isRunning} />
      {decision === null ? null : <g dangerouslySetInnerHTML={{ __html: decision.marks }} />}
    </svg>
  );
}
