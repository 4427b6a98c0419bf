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
