import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The figures of a match (`df_st_`): a period's row, its groups' rows, each followed by its figures'. */
export const statisticsKinds = {
  period: { fields: { label: text("SE") } },
  group: { fields: { label: text("SF") } },
  figure: {
    fields: {
      /** 1 to 70 (C3.15) and beyond: 12 possession, 34 shots, 432 expected goals. */
      id: int("SD"),
      label: text("SG"),
      /** As printed: `85% (271/319)`. */
      home: text("SH"),
      away: text("SI"),
    },
  },
  /** Of sports whose figures have no id. */
  plainFigure: { fields: { label: text("SG"), home: text("SH"), away: text("SI") } },
} as const;

export const statisticsSection = createSectionCodec(statisticsKinds);
