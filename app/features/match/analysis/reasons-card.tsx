import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { formatNumber, formatPercent } from "../../../../shared/texts/numbers.ts";
import type { Chances } from "../../../../shared/wire/sections/read-analysis.ts";
import type { MatchReason, MatchReasons } from "../../../../shared/wire/sections/reasons-section.ts";
import { reasonsTexts, type ReasonsTexts } from "../../../i18n/reasons-texts.ts";
import type { SideNames } from "./decision.tsx";
import { wholeParts, wholePercents } from "./to-percents.ts";

type ReasonsCardProps = {
  readonly why: MatchReasons;
  readonly start: Chances;
  readonly sides: SideNames;
  readonly lang: Language;
};

/** Why the favourite has its chance before the match: an addition, from an average team to the chance. */
export function ReasonsCard({ why: { favourite, usual, reasons, rest }, start, sides, lang }: ReasonsCardProps) {
  const texts = reasonsTexts(lang);
  const names = [sides.home, sides.away] as const;
  const total = wholePercents(start)[favourite === 1 ? 0 : 2];
  const [usualPercent = 0, ...percents] = wholeParts([usual, ...reasons.map(({ adds }) => adds)], total);
  return (
    <section className="card analysis reasons" aria-labelledby="reasons-title">
      <h2 id="reasons-title">
        {texts.title}{" "}
        <small>
          {formatPercent(total, lang)} · <bdi translate="no">{names[favourite - 1]}</bdi>
        </small>
      </h2>
      <table>
        <tbody>
          <tr>
            <td>{formatNumber(usualPercent, lang)}</td>
            <th scope="row">{favourite === 1 ? texts.hostUsual : texts.guestUsual}</th>
          </tr>
          {reasons.map((reason, index) => (
            <tr key={`${reason.side} ${reason.part}`} className={(percents[index] ?? 0) < 0 ? "takes" : "adds"}>
              <td>{isolatedIn(toSigned(percents[index] ?? 0), lang)}</td>
              <th scope="row">
                <bdi translate="no">{names[reason.side - 1]}</bdi>
                <small>{toFigure(reason, (value) => formatNumber(value, lang, 2), texts)}</small>
              </th>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{formatPercent(total, lang)}</td>
            <th scope="row">
              {texts.total} <bdi translate="no">{names[favourite - 1]}</bdi>
            </th>
          </tr>
        </tfoot>
      </table>
      {rest === null ? null : (
        <dl className="rest">
          <dt>{texts.rest}</dt>
          {names.map((name, index) => (
            <dd key={name}>
              <bdi translate="no">{name}</bdi> <b>{texts.days({ days: rest[index] ?? 0 })}</b>
            </dd>
          ))}
        </dl>
      )}
      <p className="note">{texts.note}</p>
    </section>
  );
}

const toSigned = (percent: number): string => (percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : "0");

const toFigure = (
  { part, goals, games }: MatchReason,
  format: (value: number) => string,
  texts: ReasonsTexts,
): string => {
  const figure = { goals: format(goals / games), games };
  return part === "attack" ? texts.scored(figure) : texts.conceded(figure);
};
