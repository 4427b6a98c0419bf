import { useMemo } from "react";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { readForecasts, type Forecasts } from "../../../../shared/wire/sections/read-forecasts.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { forecastsTexts } from "../../../i18n/forecasts-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { dateWithYear, localDay } from "../../day/day-words.ts";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useShownFeed } from "../use-moving-feed.ts";
import { InWords } from "./in-words.tsx";
import { leastForecasts } from "./judge-bins.ts";
import { ReliabilityChart } from "./reliability-chart.tsx";
import { ReliabilityTable } from "./reliability-table.tsx";
import { ScoresTable } from "./scores-table.tsx";

export type LoadedForecasts = { readonly feedName: string; readonly body: string };

/** How the chances at the kick-off of a competition's past games came true. */
export function JudgedForecasts({ feedName, body: loaded }: LoadedForecasts) {
  const { lang } = usePage();
  const body = useShownFeed(feedName, loaded);
  const forecasts = useMemo(() => readForecasts(body), [body]);
  if (isMasked(body))
    return (
      <Block name="forecasts" title={competitionTexts(lang).sections.forecasts}>
        <MaskedTable />
      </Block>
    );
  if (forecasts === null) {
    const { empty, emptyHint } = standingsTexts(lang);
    return <Notice icon="empty" title={empty} hint={emptyHint} />;
  }
  return (
    <div className="forecasts">
      <div>
        <Curve forecasts={forecasts} />
        <Measures />
      </div>
      <div>
        <InWords forecasts={forecasts} />
        <Scores forecasts={forecasts} />
      </div>
    </div>
  );
}

type Shown = { readonly forecasts: Forecasts };

function Curve({ forecasts: { matches, unknown, from, to, bins } }: Shown) {
  const { lang, t, timeZone } = usePage();
  const texts = forecastsTexts(lang);
  const count = (value: number) => formatNumber(value, lang);
  const date = (atSeconds: number) => dateWithYear(localDay(atSeconds, timeZone), t);
  const forecasts = count(bins.reduce((sum, bin) => sum + bin.count, 0));
  return (
    <Block name="forecasts" title={texts.question} state={<span className="state">{texts.curve}</span>}>
      <div className="curve">
        <p>{texts.judged({ matches: count(matches), forecasts, from: date(from), to: date(to) })}</p>
        <div className="curve-figures">
          <div className="curve-chart">
            <ReliabilityChart bins={bins} />
          </div>
          <ReliabilityTable bins={bins} />
        </div>
        <p>{texts.chartNote({ least: count(leastForecasts) })}</p>
        <p>
          {texts.left} {unknown === 0 ? null : texts.unknown({ count: count(unknown) })}
        </p>
      </div>
    </Block>
  );
}

function Scores({ forecasts: { base, seasons, whole } }: Shown) {
  const { lang } = usePage();
  const texts = forecastsTexts(lang);
  const [home = "", draw = "", away = ""] = base.map((share) => formatNumber(100 * share, lang, 0));
  const lacksOrder = [whole, ...seasons].some(({ order }) => order === null);
  return (
    <Block name="forecast_scores" title={texts.scores} state={<span className="state">{texts.lower}</span>}>
      <ScrollRegion className="forecast-scroll" label={[texts.ours, texts.base, texts.order].join(" · ")}>
        <ScoresTable seasons={seasons} whole={whole} />
      </ScrollRegion>
      <p className="forecast-notes">
        {texts.rivals({ home, draw, away })} {lacksOrder ? texts.noOrder : null}
      </p>
    </Block>
  );
}

function Measures() {
  const texts = forecastsTexts(usePage().lang);
  return (
    <section className="card forecast-measures" aria-labelledby="forecast-measures">
      <h2 id="forecast-measures">{texts.measures}</h2>
      <dl>
        <dt>{texts.brierShort}</dt>
        <dd>{texts.brierText}</dd>
        <dt>{texts.rankedShort}</dt>
        <dd>{texts.rankedText}</dd>
      </dl>
    </section>
  );
}
