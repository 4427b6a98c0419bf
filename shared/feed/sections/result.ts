import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The score of each part, by the keys of an event's row (`df_sur_`): one row. */
export const resultKinds = {
  result: {
    fields: {
      homePeriod1: int("BA"),
      awayPeriod1: int("BB"),
      homePeriod2: int("BC"),
      awayPeriod2: int("BD"),
      homePeriod3: int("BE"),
      awayPeriod3: int("BF"),
      homePeriod4: int("BG"),
      awayPeriod4: int("BH"),
      homePeriod5: int("BI"),
      awayPeriod5: int("BJ"),
      homeName: text("AE"),
      homeNameShown: text("CX"),
      awayName: text("AF"),
    },
  },
} as const;

export const resultSection = createSectionCodec(resultKinds);
