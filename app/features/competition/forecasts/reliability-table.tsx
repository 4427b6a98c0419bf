import { formatNumber } from "../../../../shared/texts/numbers.ts";
import type { ForecastBin } from "../../../../shared/wire/sections/read-forecasts.ts";
import { forecastsTexts } from "../../../i18n/forecasts-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { judgeBin } from "./judge-bins.ts";

const none = "–";

/** The figures of the curve, a row for each bin. */
export function ReliabilityTable({ bins }: { readonly bins: readonly ForecastBin[] }) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  const percent = (share: number) => formatNumber(100 * share, lang, 1);
  const whole = (share: number) => formatNumber(100 * share, lang, 0);
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return (
    <table className="reliability-table">
      <caption className="sr-only">{texts.curve}</caption>
      <thead>
        <tr>
          {[texts.expected, texts.observed, texts.interval, texts.forecasts].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bins.map((bin, index) => {
          const judged = judgeBin(bin);
          return (
            // A bin has no other name than its number.
            <tr key={`${index}`}>
              <th scope="row">
                {judged === null ? `${index * 10}${none}${(index + 1) * 10}` : percent(judged.expected)}
              </th>
              <td>{judged === null ? none : <b>{percent(judged.observed)}</b>}</td>
              <td className="quiet">{judged === null ? none : `${whole(judged.low)}${none}${whole(judged.high)}`}</td>
              <td>{formatNumber(bin.count, lang)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {texts.all}
          </th>
          <td>
            <b>{formatNumber(count, lang)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
