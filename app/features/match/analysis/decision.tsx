import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { decisionTexts } from "../../../i18n/decision-texts.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { helpedSide, type ShownDecision, type ShownSwing } from "./shown-decision.ts";

export type SideNames = { readonly home: string; readonly away: string };

type DecisionProps = {
  readonly shown: ShownDecision;
  readonly sides: SideNames;
  /** Whether enough of both sides' past is known to forecast their match. */
  readonly isStartKnown: boolean;
  readonly lang: Language;
};

/** The goals and red cards that moved the chance of the result most, and what the rest of the match was worth. */
export function Decision({ shown, sides, isStartKnown, lang }: DecisionProps) {
  const texts = decisionTexts(lang);
  const { outcome, swings, rest, others } = shown;
  const largest = Math.abs(swings[0]?.points ?? 0);
  return (
    <section className="card analysis decision" aria-labelledby="decision-title">
      <h2 id="decision-title">
        {texts.title}{" "}
        <small>
          {outcome === "draw" ? (
            texts.draw
          ) : (
            <>
              {texts.win} <bdi translate="no">{sides[outcome]}</bdi>
            </>
          )}
        </small>
      </h2>
      <p className="key" aria-hidden="true">
        <span className="of-home">
          <bdi translate="no">{sides.home}</bdi>
        </span>
        <span className="of-away">
          <bdi translate="no">{sides.away}</bdi>
        </span>
        <span className="unit">{texts.points}</span>
      </p>
      <table>
        <thead className="sr-only">
          <tr>
            {[matchPageTexts(lang).analysis.chances.minute, texts.incident, texts.helped, texts.points].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {swings.map((each) => (
            <SwingRow key={each.mark.id} shown={each} largest={largest} sides={sides} lang={lang} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {texts.rest({ others })}
            </th>
            <td className="points">{signed(rest, lang)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="note">{texts.sum({ sum: toSum(shown, lang) })}</p>
      {isStartKnown ? null : <p className="note">{texts.unknown}</p>}
      <details className="method">
        <summary>{matchPageTexts(lang).analysis.how}</summary>
        <p>{texts.method}</p>
      </details>
    </section>
  );
}

type SwingRowProps = {
  readonly shown: ShownSwing;
  /** The points of the longest bar. */
  readonly largest: number;
  readonly sides: SideNames;
  readonly lang: Language;
};

/** Half of a row's width, which the longest bar fills: home's to the start, away's to the end. */
const barLength = 50;

function SwingRow({ shown: { mark, kind, score, points }, largest, sides, lang }: SwingRowProps) {
  const name = matchTexts(lang).summary.kinds[kind];
  const side = helpedSide(mark);
  const length = Math.round((barLength * Math.abs(points)) / largest);
  return (
    <tr>
      <td className="minute">{isolatedIn(mark.minute, lang)}</td>
      <th scope="row">
        {mark.sign === "goal" ? <Icon name="ball" /> : <i className={`card-sign ${kind}`} />}
        <b>{mark.player === "" ? name : <bdi translate="no">{mark.player}</bdi>}</b>{" "}
        {mark.sign === "goal" ? <b className="score">{isolatedIn(score.join("–"), lang)}</b> : null}
        {mark.player === "" ? null : <small>{name}</small>}
      </th>
      <td className="helped">
        <svg viewBox={`${-barLength} 0 ${2 * barLength} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path className={side} d={`M0 0h${side === "home" ? -length : length}v10H0z`} />
          <path className="base" d="M0-4v18" />
        </svg>
        <bdi className="sr-only" translate="no">
          {sides[side]}
        </bdi>
      </td>
      <td className="points">{signed(points, lang)}</td>
    </tr>
  );
}

const minus = "\u2212";

/** "+32", "−26", "0". */
const signed = (points: number, lang: Language): string =>
  isolatedIn(`${points > 0 ? "+" : points < 0 ? minus : ""}${Math.abs(points)}`, lang);

/** "48 + 32 − 26 + 46 = 100"; a sign stays with its number. */
function toSum({ start, swings, rest }: ShownDecision, lang: Language): string {
  const terms = [...swings.map(({ points }) => points), rest];
  const written = terms.map((points) => ` ${points < 0 ? minus : "+"}\u00a0${Math.abs(points)}`);
  return isolatedIn(`${start}${written.join("")}\u00a0=\u00a0100`, lang);
}
