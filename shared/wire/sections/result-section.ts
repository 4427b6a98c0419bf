import { int, text } from "../field.ts";
import { createSectionCodec, type RowKinds } from "../section.ts";
import { informationKinds } from "./summary-section.ts";

/**
 * The score of each part by the keys of an event's row (`df_sur_`, and `df_su_` of tennis): a row for each part, the
 * first of which names the status too. A tie-break is beside its games.
 */
export const resultKinds = {
  period1: {
    fields: {
      status: int("AC"),
      home: int("BA"),
      homeTieBreak: int("DA"),
      away: int("BB"),
      awayTieBreak: int("DB"),
      length: text("RC"),
      homeName: text("AE"),
      homeNameShown: text("CX"),
      awayName: text("AF"),
    },
  },
  period2: laterPeriod("BC", "DC", "BD", "DD", "RD"),
  period3: laterPeriod("BE", "DE", "BF", "DF", "RE"),
  period4: laterPeriod("BG", "DG", "BH", "DH", "RF"),
  period5: laterPeriod("BI", "DI", "BJ", "DJ", "RG"),
  period6: { fields: { home: int("BK"), away: int("BL") } },
  period7: { fields: { home: int("BM"), away: int("BN") } },
  period8: { fields: { home: int("BO"), away: int("BP") } },
  period9: { fields: { home: int("BQ"), away: int("BR") } },
  period10: { fields: { home: int("BS"), away: int("BT") } },
  period11: { fields: { home: int("BU"), away: int("BV") } },
  duration: { fields: { length: text("RB") } },
  ...informationKinds,
} as const satisfies RowKinds;

export const resultSection = createSectionCodec(resultKinds);

function laterPeriod(home: string, homeTieBreak: string, away: string, awayTieBreak: string, length: string) {
  return {
    fields: {
      home: int(home),
      homeTieBreak: int(homeTieBreak),
      away: int(away),
      awayTieBreak: int(awayTieBreak),
      length: text(length),
    },
  };
}
