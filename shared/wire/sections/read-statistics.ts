import { statisticsSection } from "./statistics-section.ts";

/** Values as printed: "1.84", "85% (271/319)". */
export type Statistic = { readonly label: string; readonly home: string; readonly away: string };
export type StatisticsGroup = { readonly label: string; readonly figures: readonly Statistic[] };
export type StatisticsPeriod = { readonly label: string; readonly groups: readonly StatisticsGroup[] };

type OpenGroup = { readonly label: string; readonly figures: Statistic[] };
type OpenPeriod = { readonly label: string; readonly groups: OpenGroup[] };

/** The section `df_st_`, by period and group. Older bodies lack both; their figures are in one of each without a label. */
export function readStatistics(body: string): readonly StatisticsPeriod[] {
  const periods: OpenPeriod[] = [];
  const openPeriod = (label: string): OpenPeriod => add(periods, { label, groups: [] });
  const openGroup = (label: string): OpenGroup =>
    add((periods.at(-1) ?? openPeriod("")).groups, { label, figures: [] });
  for (const row of statisticsSection.decode(body).rows) {
    const label = row.fields.label ?? "";
    if (row.kind === "period") openPeriod(label);
    else if (row.kind === "group") openGroup(label);
    else {
      const group = periods.at(-1)?.groups.at(-1) ?? openGroup("");
      group.figures.push({ label, home: row.fields.home ?? "", away: row.fields.away ?? "" });
    }
  }
  return periods
    .map(({ label, groups }) => ({ label, groups: groups.filter(({ figures }) => figures.length > 0) }))
    .filter(({ groups }) => groups.length > 0);
}

function add<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}
