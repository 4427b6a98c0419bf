import { commaIn } from "../../../../shared/texts/comma.ts";
import { useMemo } from "react";
import { readHoles, type Hole, type HolesRound } from "../../../../shared/wire/sections/starter-section.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { fieldTabTexts, type FieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { toParText } from "../../field/field-result.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { homeOf } from "../../match-row/event-words.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { Place } from "../field/ranked-row.tsx";
import { useStarters } from "../field/use-starters.ts";
import { useMatch } from "../match-context.tsx";

const half = 9;

/** A golfer's cards, with the present round first, and links to those of the others. */
export function Holes({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const { holesPage: texts } = fieldTabTexts(lang);
  const rounds = useMemo(() => readHoles(body).toReversed(), [body]);
  if (rounds.length === 0 || event === null)
    return (
      <>
        <EmptyTab title={texts.empty} hint={texts.emptyHint} />
        <OtherCards />
      </>
    );
  return (
    <div className="scorecards">
      <div className="cards">
        {rounds.map((round, index) => (
          <Card key={round.label} round={round} name={homeOf(event)} hasLegend={index === 0} />
        ))}
      </div>
      <OtherCards />
    </div>
  );
}

type CardProps = { readonly round: HolesRound; readonly name: string; readonly hasLegend: boolean };

function Card({ round, name, hasLegend }: CardProps) {
  const { lang } = useEventContext();
  const { holesPage: texts } = fieldTabTexts(lang);
  const { evenPar } = listTexts(lang).field;
  const { label, toPar, holesPlayed, holes } = round;
  const halves = [holes.filter(({ number }) => number <= half), holes.filter(({ number }) => number > half)];
  return (
    <section className="card scorecard">
      <h2>
        {texts.title({ name })} <small>{label}</small>
        <b>{toParText(toPar, evenPar)}</b>
      </h2>
      {holesPlayed < 2 * half ? <p className="quiet">{texts.playedSoFar({ count: holesPlayed })}</p> : null}
      <div className="halves">
        {halves.map((own, index) =>
          own.length === 0 ? null : (
            <HalfTable
              key={index}
              holes={own}
              title={index === 0 ? texts.out : texts.in}
              caption={label + commaIn(lang) + (index === 0 ? texts.out : texts.in)}
            />
          ),
        )}
      </div>
      {hasLegend ? <Legend texts={texts} /> : null}
    </section>
  );
}

type HalfTableProps = { readonly holes: readonly Hole[]; readonly title: string; readonly caption: string };

function HalfTable({ holes, title, caption }: HalfTableProps) {
  const { lang } = useEventContext();
  const { holesPage: texts } = fieldTabTexts(lang);
  const { evenPar } = listTexts(lang).field;
  const hasPars = holes.every(({ par }) => par !== null);
  const sum = (of: (hole: Hole) => number) => holes.reduce((total, hole) => total + of(hole), 0);
  const isWhole = holes.every(({ toPar }) => toPar !== null);
  const toPar = sum((hole) => hole.toPar ?? 0);
  return (
    <div className="half">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="row">{texts.hole}</th>
            {holes.map(({ number }) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {hasPars ? (
            <tr className="pars">
              <th scope="row">{texts.par}</th>
              {holes.map(({ number, par }) => (
                <td key={number}>{par}</td>
              ))}
              <td>{sum(({ par }) => par ?? 0)}</td>
            </tr>
          ) : null}
          <tr>
            <th scope="row">{texts.score}</th>
            {holes.map((hole) => (
              <td key={hole.number}>
                <HoleScore hole={hole} texts={texts} evenPar={evenPar} />
              </td>
            ))}
            <td className="sum">
              {!isWhole ? "" : hasPars ? sum(({ par }) => par ?? 0) + toPar : toParText(toPar, evenPar)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type Shape = keyof FieldTabTexts["holesPage"]["shapes"];
const shapeOf = (toPar: number): Shape =>
  toPar <= -2 ? "eagle" : toPar === -1 ? "birdie" : toPar === 0 ? "par" : toPar === 1 ? "bogey" : "double";

type HoleScoreProps = {
  readonly hole: Hole;
  readonly texts: FieldTabTexts["holesPage"];
  readonly evenPar: string;
};

/** Strokes in the usual shapes: a circle below par, a square above it, two of either for two strokes. */
function HoleScore({ hole: { par, toPar }, texts, evenPar }: HoleScoreProps) {
  if (toPar === null) return <>–</>;
  const shape = shapeOf(toPar);
  return (
    <span className={`shot ${shape}`} title={shape === "par" ? undefined : texts.shapes[shape]}>
      {par === null ? toParText(toPar, evenPar) : par + toPar}
      {shape === "par" ? null : <span className="sr-only"> {texts.shapes[shape]}</span>}
    </span>
  );
}

function Legend({ texts }: { readonly texts: FieldTabTexts["holesPage"] }) {
  return (
    <ul className="legend">
      {(["eagle", "birdie", "bogey", "double"] as const).map((shape) => (
        <li key={shape}>
          <i className={`shot ${shape}`} aria-hidden="true" />
          {texts.shapes[shape]}
        </li>
      ))}
    </ul>
  );
}

function OtherCards() {
  const { lang, href } = useEventContext();
  const { eventId } = useMatch();
  const { holesPage: texts } = fieldTabTexts(lang);
  const starters = useStarters().filter(({ event }) => event.id !== eventId);
  if (starters.length === 0) return null;
  return (
    <nav className="card beside-card other-cards" aria-label={texts.others}>
      <h2>{texts.others}</h2>
      <ul>
        {starters.map(({ event, isTied }) => (
          <li key={event.id}>
            <a href={href({ kind: "match", eventId: event.id ?? "", tab: "holes" })}>
              <span className="place">
                <Place event={event} isTied={isTied} />
              </span>
              <bdi translate="no">{homeOf(event)}</bdi>
              <b>{toParText(event.golfResult ?? "E", listTexts(lang).field.evenPar)}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
