import { Fragment, useMemo, useRef, useState, type ReactNode } from "react";
import {
  readPoints,
  type PointPart,
  type PointRow,
  type PointSide,
} from "../../../../shared/wire/sections/point-history-section.ts";
import { commaIn } from "../../../../shared/texts/comma.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { Sign } from "../../../ui/sign.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { awayOf, homeOf } from "../../match-row/event-words.ts";
import { digitSpace } from "../../match-row/period-scores.ts";
import { viewOf } from "../../match-row/result.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { Newest } from "../held/newest.tsx";
import { useHeldLines } from "../held/use-held-lines.ts";
import { useSteadyScroll } from "../held/use-steady-scroll.ts";
import { useMatch } from "../match-context.tsx";
import { Segments } from "../segments/segments.tsx";

/** The most parts to choose from (`segments.css`): a match with more frames lists them below each other. */
const mostChoices = 12;

type Names = Readonly<Record<PointSide, string>>;

/**
 * Shows the points of each set, quarter or frame. A match that is live when the page opens lists the latest first, any other match the
 * earliest; the order stays if the match ends while the page is open.
 */
export function Points({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const isLive = event !== null && viewOf(event) === "live";
  const [isLatestFirst] = useState(isLive);
  const read = useMemo(() => readPoints(body), [body]);
  const list = useRef<HTMLElement>(null);
  const { shown: parts, isHeld, show } = useHeldLines(list, read, isLatestFirst ? linesIn : noLines);
  useSteadyScroll(isLatestFirst ? list : nothing);
  const texts = matchTexts(lang).points;
  if (event === null || parts.length === 0)
    return <EmptyTab title={texts.empty} hint={isLive ? texts.emptyLiveHint : texts.emptyHint} />;
  const names: Names = { 1: homeOf(event), 2: awayOf(event) };
  const shown = isLatestFirst
    ? parts.map(({ label, rows }) => ({ label, rows: rows.toReversed() })).toReversed()
    : parts;
  const newest = isHeld ? <Newest count={Math.max(1, rowsIn(read) - rowsIn(parts))} onShow={show} /> : null;
  if (shown.length > mostChoices)
    return (
      <section ref={list} aria-label={texts.title}>
        {shown.map((part, index) => (
          <Part key={part.label} part={part} names={names} newest={index === 0 ? newest : null} />
        ))}
      </section>
    );
  return (
    <section ref={list} aria-label={texts.title}>
      <Segments
        label={texts.part}
        items={shown.map((part, index) => ({
          text: part.label,
          panel: <Part part={part} names={names} newest={index === 0 ? newest : null} />,
        }))}
      />
    </section>
  );
}

const rowsIn = (parts: readonly PointPart[]): number => parts.reduce((sum, { rows }) => sum + rows.length, 0);

/** For a list that grows at its end: new rows below move nothing, so none are held back. */
const noLines = (): number => 0;
const nothing = { current: null };

/** Counts the lines that take room: a heading for each part, its rows, and the details of a row beside its score. */
const linesIn = (parts: readonly PointPart[]): number =>
  parts.reduce(
    (sum, { rows }) =>
      rows.reduce((lines, { steps, tieBreakPoints }) => {
        const details = (steps.length > 0 ? 1 : 0) + (tieBreakPoints.length > 0 ? 1 : 0);
        return lines + 1 + details;
      }, sum + 1),
    0,
  );

type PartProps = {
  readonly part: PointPart;
  readonly names: Names;
  /** The line that says how many newer rows are held back. */
  readonly newest: ReactNode;
};

function Part({ part: { label, rows }, names, newest }: PartProps) {
  return (
    <section className="card points has-newest">
      <h2>{label}</h2>
      {newest}
      <p className="point-sides" aria-hidden="true">
        <bdi translate="no">{names[1]}</bdi>
        <bdi translate="no">{names[2]}</bdi>
      </p>
      <ol>
        {rows.map((row) => (
          <li key={row.number}>
            <ScoreLine row={row} names={names} />
            <Steps row={row} />
            <TieBreak row={row} names={names} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shows the score after the row in the middle and, on each side's half, whether that side served, won the point or broke serve. */
function ScoreLine({ row, names }: { readonly row: PointRow; readonly names: Names }) {
  const { lang, sportId } = useEventContext();
  const texts = matchTexts(lang).points;
  const { tieBreak, winner } = row;
  const score = sportId === sportIds.cricket ? battedScore(row) : row.score;
  return (
    <p className="point-score">
      <Side row={row} side={1} name={names[1]} />
      <b>
        {([1, 2] as const).map((side) => (
          <Fragment key={side}>
            {side === 2 ? " – " : null}
            <span className={winner === side ? "won" : undefined}>
              {score[side - 1]}
              {tieBreak === null ? null : <sup>{tieBreak[side - 1]}</sup>}
            </span>
          </Fragment>
        ))}
        {winner === null ? <span className="sr-only"> {texts.running}</span> : null}
      </b>
      <Side row={row} side={2} name={names[2]} />
    </p>
  );
}

/** A cricket side that is yet to bat shows no runs, but blanks as wide as the other side's runs. */
function battedScore({ score: [home, away], server }: PointRow): readonly [ReactNode, ReactNode] {
  if (server === 1 && away === 0) return [home, digitSpace.repeat(String(home).length)];
  if (server === 2 && home === 0) return [digitSpace.repeat(String(away).length), away];
  return [home, away];
}

type SideProps = { readonly row: PointRow; readonly side: PointSide; readonly name: string };

function Side({ row: { number, server, winner, isBreak, lead, steps, tieBreak }, side, name }: SideProps) {
  const { lang, sportId } = useEventContext();
  const texts = matchTexts(lang).points;
  // Sides bat in turn, so more runs at this point are no lead.
  const hasLead = sportId !== sportIds.cricket;
  const isOver = sportId === sportIds.cricket && steps.length > 0;
  const serving = matchTexts(lang).serving[sportId];
  const words = serving === undefined ? texts.serves({ name }) : name + commaIn(lang) + serving.toLocaleLowerCase(lang);
  const wonBreak = isBreak && winner === side;
  // The points of a game show its winner; a row that is a single point marks the winner on its half.
  const isPoint = steps.length === 0 && tieBreak === null && winner === side;
  return (
    <span className={`side side-${side}`}>
      {server === side ? <Sign name={words} className="point-serve" /> : null}
      {wonBreak ? <span className="point-break">{texts.break}</span> : null}
      {isPoint && hasLead ? <Sign name={texts.pointOf({ name })} className="point-won" /> : null}
      {isOver && server !== side ? <small>{listTexts(lang).cricket.over({ number })}</small> : null}
      {hasLead && lead?.side === side ? <small title={texts.lead({ name, by: lead.by })}>+{lead.by}</small> : null}
    </span>
  );
}

/** The points of a game, or the balls of an over, in their order. */
function Steps({ row: { steps } }: { readonly row: PointRow }) {
  const { lang } = useEventContext();
  const { points: texts, summary } = matchTexts(lang);
  const shown = steps.filter(({ score }) => score !== "");
  if (shown.length === 0) return null;
  return (
    // The list is centred: each added point makes a new element, so that no existing element moves.
    <ul key={shown.length} className="point-steps">
      {shown.map(({ score, balls }, index) => (
        <li key={index}>
          {score === "W" ? (
            <Sign name={summary.kinds.wicket} className="ball">
              {score}
            </Sign>
          ) : (
            score
          )}
          {balls.map((ball) => (
            <Sign key={ball} name={texts.balls[ball]} className={`ball is-${ball}`}>
              {texts.ballSigns[ball]}
            </Sign>
          ))}
        </li>
      ))}
    </ul>
  );
}

function TieBreak({ row: { tieBreakPoints }, names }: { readonly row: PointRow; readonly names: Names }) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).points;
  if (tieBreakPoints.length === 0) return null;
  return (
    <section className="tie-break">
      <h3>{texts.tieBreak}</h3>
      <ol className="point-steps">
        {tieBreakPoints.map(({ score, server, isBreak, steps }) => (
          <li key={score.join("-")} className={isBreak ? "lost-service" : undefined}>
            {server === 1 ? <Sign name={texts.serves({ name: names[1] })} className="point-serve" /> : null}
            {score[0]}–{score[1]}
            {server === 2 ? <Sign name={texts.serves({ name: names[2] })} className="point-serve" /> : null}
            {isBreak ? <span className="sr-only"> {texts.miniBreak}</span> : null}
            {steps.flatMap(({ balls }) =>
              balls.map((ball) => (
                <Sign key={ball} name={texts.balls[ball]} className={`ball is-${ball}`}>
                  {texts.ballSigns[ball]}
                </Sign>
              )),
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
