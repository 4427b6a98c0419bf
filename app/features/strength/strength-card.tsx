import { dayNumber } from "../../../shared/basics/day.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { formatNumber, withLocalMarks } from "../../../shared/texts/numbers.ts";
import type { ShownStrength } from "../../../shared/wire/sections/strength-section.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { strengthTexts } from "../../i18n/strength-texts.ts";
import { ValueLine } from "../../ui/charts/value-line.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import type { DateTexts } from "../day/date-texts.ts";
import { dateWithYear } from "../day/day-words.ts";
import { StrengthMethod } from "./strength-method.tsx";

type StrengthCardProps = {
  readonly strength: ShownStrength;
  /** The path of the ranking of the side's sport, or of its country. */
  readonly rankingPath: string;
  readonly lang: Language;
  readonly t: DateTexts;
};

/** The fewest points of a curve. */
const leastPoints = 2;

/** How strong a team or a player is: points, places, and their course, drawn and as a table. Markup of the server alone. */
export function StrengthCard({ strength, rankingPath, lang, t }: StrengthCardProps) {
  const texts = strengthTexts(lang);
  const { value, points, games, sinceSeconds } = strength;
  const dateOf = (seconds: number) => dateWithYear(dayNumber(seconds, 0), t);
  const last = points.at(-1);
  return (
    <section className="card part strength" data-block="strength">
      <div className="part-head">
        <h2>{texts.heading}</h2>
        {last === undefined ? null : <small>{dateOf(last.atSeconds)}</small>}
        <a href={rankingPath}>{texts.ranking}</a>
      </div>
      <p className="strength-value">
        <b>{formatNumber(value, lang)}</b> <span>{texts.since({ games, date: dateOf(sinceSeconds) })}</span>
      </p>
      <Places strength={strength} lang={lang} />
      {points.length < leastPoints ? null : <Curve points={points} lang={lang} t={t} dateOf={dateOf} />}
      <StrengthMethod judged={strength} lang={lang} />
    </section>
  );
}

function Places({ strength: { league, rank, ranked }, lang }: Pick<StrengthCardProps, "strength" | "lang">) {
  const texts = peopleTexts(lang);
  const place = (own: number, of: number) => withLocalMarks(texts.rankOf({ rank: own, teams: of }), lang);
  return (
    <dl className="facts">
      {league === null ? null : (
        <div>
          <dt>
            <bdi translate="no">{league.name}</bdi>
          </dt>
          <dd>{place(league.rank, league.sides)}</dd>
        </div>
      )}
      {league?.sides === ranked ? null : (
        <div>
          <dt>{strengthTexts(lang).peers}</dt>
          <dd>{place(rank, ranked)}</dd>
        </div>
      )}
    </dl>
  );
}

type CurveProps = Pick<StrengthCardProps, "lang" | "t"> & {
  readonly points: ShownStrength["points"];
  readonly dateOf: (seconds: number) => string;
};

function Curve({ points, lang, t, dateOf }: CurveProps) {
  const texts = strengthTexts(lang);
  const number = (value: number) => formatNumber(value, lang);
  const values = points.map(({ value }) => value);
  /** "août 2026" */
  const monthOf = (seconds: number) => {
    const date = new Date(seconds * 1000);
    return t.figures({ text: `${t.shortMonths[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}` });
  };
  const [first, last] = [points[0], points.at(-1)];
  const label = texts.chart({
    from: dateOf(first?.atSeconds ?? 0),
    to: dateOf(last?.atSeconds ?? 0),
    first: number(first?.value ?? 0),
    last: number(last?.value ?? 0),
    low: number(Math.min(...values)),
    high: number(Math.max(...values)),
  });
  return (
    <>
      <div className="strength-curve">
        <ValueLine marks={points} label={label} toValue={number} toTick={monthOf} />
      </div>
      <details>
        <summary>{texts.table}</summary>
        <ScrollRegion className="strength-table" label={texts.table}>
          <table>
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.date}</th>
                <th scope="col">{texts.points}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ atSeconds, value }) => (
                <tr key={atSeconds}>
                  <th scope="row">{dateOf(atSeconds)}</th>
                  <td>{number(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </>
  );
}
