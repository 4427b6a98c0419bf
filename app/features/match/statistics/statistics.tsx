import { useMemo } from "react";
import {
  readStatistics,
  type Statistic,
  type StatisticsPeriod,
} from "../../../../shared/feed/sections/read-statistics.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { Segments } from "../segments/segments.tsx";
import { shareOfHome, toLocalFigure } from "./figure.ts";

/** The figures of both sides beside each other, of the match and of each period. */
export function Statistics({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const periods = useMemo(() => readStatistics(body), [body]);
  const texts = matchTexts(lang).statistics;
  if (periods.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <section aria-label={texts.title}>
      <Segments
        label={texts.period}
        items={periods.map((period) => ({
          text: period.label || texts.whole,
          panel: <Period period={period} />,
        }))}
      />
    </section>
  );
}

function Period({ period: { groups } }: { readonly period: StatisticsPeriod }) {
  const { lang } = useEventContext();
  return groups.map(({ label, figures }) => (
    <section key={label} className="card figures">
      <h2>{label || matchTexts(lang).statistics.title}</h2>
      <dl>
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
      </dl>
    </section>
  ));
}

/** Values at the edges; bars grow from the centre, the leader's solid. */
function Figure({ figure: { label, home, away } }: { readonly figure: Statistic }) {
  const { lang } = useEventContext();
  const share = shareOfHome(home, away);
  const look = share === null || share === 50 ? "" : share > 50 ? " home-leads" : " away-leads";
  return (
    <div className={`figure${look}`}>
      <dt>{label}</dt>
      <dd className="of-home">{toLocalFigure(home, lang)}</dd>
      <dd className="of-away">{toLocalFigure(away, lang)}</dd>
      {share === null ? null : (
        <svg viewBox="0 0 200 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className="ground" width="99" height="4" />
          <rect className="ground" x="101" width="99" height="4" />
          <rect className="home" x={99 - share * 0.99} width={share * 0.99} height="4" />
          <rect className="away" x="101" width={(100 - share) * 0.99} height="4" />
        </svg>
      )}
    </div>
  );
}
