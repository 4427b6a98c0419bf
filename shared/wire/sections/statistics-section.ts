import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The value of each statistic part by part (`df_stn_`). No outside source names a key: all are our own. */
export const periodStatisticsKinds = {
  statistic: {
    fields: { id: int("TSI"), label: text("TSL") },
    groups: { part: text("TSP"), home: text("TSH"), away: text("TSA") },
  },
} as const;

export const periodStatisticsSection = createSectionCodec(periodStatisticsKinds);

/** Each player's totals over the incidents of a match (`df_stp_`). All keys are our own. */
export const playerCountsKinds = {
  player: {
    fields: {
      id: text("TPI"),
      name: text("TPN"),
      /** 1 home, 2 away. */
      side: int("TPS"),
      team: text("TPT"),
    },
    groups: { id: int("TPC"), label: text("TPL"), value: int("TPV") },
  },
} as const;

export const playerCountsSection = createSectionCodec(playerCountsKinds);

/** As printed: `85% (271/319)`. */
const values = { label: text("SG"), home: text("SH"), away: text("SI") } as const;

/** The figures of a match (`df_st_`): a period's row, its groups' rows, each followed by its figures'. */
export const statisticsKinds = {
  period: { fields: { label: text("SE") } },
  group: { fields: { label: text("SF") } },
  /** 1 to 70 (C3.15) and beyond: 12 possession, 34 shots, 432 expected goals. */
  figure: { fields: { id: int("SD"), ...values } },
  /** Sports whose figures clients know by their label alone. */
  labelled: { fields: values },
} as const;

export const statisticsSection = createSectionCodec(statisticsKinds);

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
