import { useState } from "react";
import {
  readStatistics,
  type Statistic,
  type StatisticsGroup,
  type StatisticsPeriod,
} from "../../../../shared/wire/sections/statistics-section.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { matchWords } from "../match-words.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { Segments } from "../segments/segments.tsx";
import { useSuccession } from "../use-succession.ts";
import { shareOfHome } from "./figure.ts";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";

/** Puts new values in the order of the shown ones; new figures come last, so that no shown one moves. */
export function inKnownOrder(
  known: readonly StatisticsPeriod[],
  periods: readonly StatisticsPeriod[],
): readonly StatisticsPeriod[] {
  return periods.map((period) => {
    const own = known.find(({ label }) => label === period.label);
    return own === undefined ? period : { ...period, groups: groupsInOrder(own.groups, period.groups) };
  });
}

const keyOf = (group: string, figure: string) => `${group}|${figure}`;

function groupsInOrder(
  known: readonly StatisticsGroup[],
  groups: readonly StatisticsGroup[],
): readonly StatisticsGroup[] {
  const left = new Map(
    groups.flatMap((group) => group.figures.map((figure) => [keyOf(group.label, figure.label), { group, figure }])),
  );
  const ordered = known.map(({ label, figures }) => ({
    label,
    figures: figures.flatMap((each) => {
      const key = keyOf(label, each.label);
      const now = left.get(key)?.figure;
      left.delete(key);
      return now ?? [];
    }),
  }));
  for (const { group, figure } of left.values()) {
    const last = ordered.at(-1);
    if (last?.label === group.label) last.figures.push(figure);
    else ordered.push({ label: group.label, figures: [figure] });
  }
  return ordered.filter(({ figures }) => figures.length > 0);
}

const nextPeriods = (known: readonly StatisticsPeriod[] | null, body: string): readonly StatisticsPeriod[] =>
  inKnownOrder(known ?? [], readStatistics(body));

/** The figures of both sides beside each other, of the match and of each period. */
export function Statistics({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const periods = useSuccession(body, nextPeriods);
  const texts = matchWords(sportId, lang).statistics;
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

/** Two columns on wide screens. The first column's groups are chosen once; new groups are added to the end of the second. */
function Period({ period: { groups } }: { readonly period: StatisticsPeriod }) {
  const [firstCount] = useState(() => countOfFirstColumn(groups));
  const columns = [groups.slice(0, firstCount), groups.slice(firstCount)];
  return (
    <div className="figure-columns">
      {columns.map((column, index) => (
        <div key={index}>
          {column.map((group, place) => (
            <Group key={`${place} ${group.label}`} group={group} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Rows that the heading of a group is as high as. */
const headRows = 2;

/** The groups from the first on that fill half of the height. */
function countOfFirstColumn(groups: readonly StatisticsGroup[]): number {
  const heights = groups.map(({ figures }) => figures.length + headRows);
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let filled = 0;
  const first = heights.findIndex((height) => {
    filled += height;
    return filled >= half;
  });
  return first + 1;
}

function Group({ group: { label, figures } }: { readonly group: StatisticsGroup }) {
  const { lang } = useEventContext();
  return (
    <section className="card figures">
      <h2>{label || matchTexts(lang).statistics.title}</h2>
      <dl>
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
      </dl>
    </section>
  );
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
      {/* At the far edge: another value is another element, so that nothing moves. */}
      <dd key={away} className="of-away">
        {toLocalFigure(away, lang)}
      </dd>
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
