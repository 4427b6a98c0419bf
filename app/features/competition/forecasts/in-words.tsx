import { formatNumber, formatPercent } from "../../../../shared/texts/numbers.ts";
import type { Forecasts } from "../../../../shared/wire/sections/read-forecasts.ts";
import { forecastsTexts } from "../../../i18n/forecasts-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { beatenIn, luckOf, type Beaten } from "./compare-scores.ts";
import { judgeBins, leastForecasts } from "./judge-bins.ts";

/** What curve and scores say, in sentences; where another forecast was better, that too. */
export function InWords({ forecasts }: { readonly forecasts: Forecasts }) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  const { whole, seasons } = forecasts;
  const luck = luckOf(whole);
  const beaten = [whole, ...seasons].flatMap((season) => beatenIn(season) ?? []);
  return (
    <section className="card forecast-words" aria-labelledby="forecast-words">
      <h2 id="forecast-words">{texts.inWords}</h2>
      <Reliability forecasts={forecasts} />
      {beatenIn(whole) === null ? (
        <p>
          {texts.best({ rivals: whole.order === null ? "base" : "both" })}{" "}
          {luck === null ? null : texts.luck({ rival: luck })}
        </p>
      ) : null}
      {beaten.map((each) => (
        <BeatenSentence key={each.season.season} beaten={each} />
      ))}
    </section>
  );
}

function Reliability({ forecasts: { bins } }: { readonly forecasts: Forecasts }) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  const { bins: many, within, worst, example, few } = judgeBins(bins);
  const count = (value: number) => formatNumber(value, lang);
  const percent = (share: number) => formatPercent(100 * share, lang);
  return (
    <>
      <p>
        <b>{worst === null ? texts.agrees : texts.differs}</b>{" "}
        {texts.within({ within: count(within), bins: count(many) })}{" "}
        {worst === null ? null : texts.worst({ expected: percent(worst.expected), observed: percent(worst.observed) })}{" "}
        {example === null
          ? null
          : texts.example({
              expected: percent(example.expected),
              observed: count(Math.round(100 * example.observed)),
              count: count(example.count),
            })}
      </p>
      {few.bins === 0 ? null : (
        <p>{texts.few({ least: count(leastForecasts), bins: count(few.bins), count: count(few.count) })}</p>
      )}
    </>
  );
}

function BeatenSentence({ beaten: { season, rival, measure, theirs, isLuck } }: { readonly beaten: Beaten }) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  const score = (value: number) => formatNumber(value, lang, 3);
  return (
    <p>
      <b>
        {texts.beaten({
          season: season.season || texts.all,
          rival,
          measure: measure === "brier" ? texts.brierShort : texts.rankedShort,
          theirs: score(theirs),
          ours: score(season.ours[measure]),
          matches: formatNumber(season.matches, lang),
        })}
      </b>{" "}
      {isLuck ? texts.luck({ rival }) : null}
    </p>
  );
}
