import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

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
