import { formatNumber } from "../../../../shared/texts/numbers.ts";
import type { ForecastScore, Forecasts, SeasonForecasts } from "../../../../shared/wire/sections/read-forecasts.ts";
import { forecastsTexts } from "../../../i18n/forecasts-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { isBest, measures, type Measure } from "./compare-scores.ts";

/** The mean scores of each season and of all, beside those of both rivals. */
export function ScoresTable({ seasons, whole }: Pick<Forecasts, "seasons" | "whole">) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  return (
    <table className="forecast-scores">
      <caption className="sr-only">{texts.scores}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {texts.season}
          </th>
          {measures.map((measure) => (
            <th key={measure} scope="colgroup" colSpan={3}>
              {texts[measure]}
            </th>
          ))}
        </tr>
        <tr>
          {measures.map((measure) =>
            [texts.ours, texts.base, texts.order].map((head) => (
              <th key={`${measure} ${head}`} scope="col">
                {head}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {seasons.map((season) => (
          <Row key={season.season} scores={season} name={season.season} />
        ))}
      </tbody>
      <tfoot>
        <Row scores={whole} name={texts.all} />
      </tfoot>
    </table>
  );
}

const rivals = ["ours", "base", "order"] as const;

function Row({ scores, name }: { readonly scores: SeasonForecasts; readonly name: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {measures.map((measure) =>
        rivals.map((each) => (
          <td key={`${measure} ${each}`}>
            <Score scores={scores} score={scores[each]} measure={measure} />
          </td>
        )),
      )}
    </tr>
  );
}

type ScoreProps = {
  readonly scores: SeasonForecasts;
  readonly score: ForecastScore | null;
  readonly measure: Measure;
};

/** The best is bold, and says so to those who do not see it. */
function Score({ scores, score, measure }: ScoreProps) {
  const { lang } = usePage();
  if (score === null) return "–";
  const text = formatNumber(score[measure], lang, 3);
  if (!isBest(scores, score, measure)) return text;
  return (
    <b>
      {text}
      <span className="sr-only"> ({forecastsTexts(lang).bestMark})</span>
    </b>
  );
}
