import { text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A match in words (`df_mr_`): its headline, then its paragraphs. No outside source names a key: all are our own. */
export const reportKinds = {
  headline: { fields: { text: text("TMT") } },
  paragraph: { fields: { text: text("TMX") } },
} as const;

export const reportSection = createSectionCodec(reportKinds);
