import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The score of each part, by the keys of an event's row (`df_sur_`): one row. */
export const resultKinds = {
  result: {
    fields: {
      homePart1: int("BA"),
      awayPart1: int("BB"),
      homePart2: int("BC"),
      awayPart2: int("BD"),
      homePart3: int("BE"),
      awayPart3: int("BF"),
      homePart4: int("BG"),
      awayPart4: int("BH"),
      homePart5: int("BI"),
      awayPart5: int("BJ"),
      homeName: text("AE"),
      homeNameShown: text("CX"),
      awayName: text("AF"),
    },
  },
} as const;

export const resultSection = createSectionCodec(resultKinds);
