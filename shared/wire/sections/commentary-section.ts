import { int, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The commentary of a match (`df_lc_`), newest first. */
export const commentaryKinds = {
  comment: {
    fields: {
      minute: text("MB"),
      clock: text("MK"),
      type: text("MC"),
      text: text("MD"),
      important: int("MF"),
      /** Our own: the bookmakers that it names together with bets; the line is sent only where all may be named. */
      bookmakerIds: texts("BTB", ","),
    },
  },
} as const;

export const commentarySection = createSectionCodec(commentaryKinds);
