import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The commentary of a match (`df_lc_`), newest first. */
export const commentaryKinds = {
  comment: {
    fields: { minute: text("MB"), clock: text("MK"), type: text("MC"), text: text("MD"), important: int("MF") },
  },
} as const;

export const commentarySection = createSectionCodec(commentaryKinds);
