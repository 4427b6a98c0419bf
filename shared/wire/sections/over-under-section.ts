import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * How often the games of each participant had more goals than a line (`to_` of the tab `overUnder`): the lines, then for each
 * table its head and its rows, by name.
 */
export const overUnderKinds = {
  /** "0.5|1.5|2.5", and the line that about half of the sport's games exceed. */
  lines: { fields: { lines: text("TOL"), usual: text("TOU") } },
  head: { fields: { title: text("TA"), name: text("TT") } },
  row: {
    fields: {
      team: text("TN"),
      teamId: text("TI"),
      path: text("TIU"),
      /** The country of a country's side, for its flag. */
      nationId: int("TTN"),
      played: int("TM"),
      /** Goals of both sides together. */
      goals: int("TG"),
      /** The number of games with more goals than each line, in the order of the lines: "12|9|4". */
      over: text("TOV"),
    },
  },
} as const;

export const overUnderSection = createSectionCodec(overUnderKinds);
