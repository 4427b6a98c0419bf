import { text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A match in words (`df_mr_`): its headline, then its paragraphs. No outside source names a key: all are our own. */
export const reportKinds = {
  headline: { fields: { text: text("TMT") } },
  paragraph: { fields: { text: text("TMX") } },
} as const;

export const reportSection = createSectionCodec(reportKinds);

type MatchReport = {
  /** Empty where nothing was written. */
  readonly headline: string;
  readonly paragraphs: readonly string[];
};

/** The section `df_mr_`. */
export function readReport(body: string): MatchReport {
  const { rows } = reportSection.decode(body);
  const textsOf = (kind: (typeof rows)[number]["kind"]) =>
    rows.flatMap(({ kind: own, fields: { text } }) => (own === kind && text ? [text] : []));
  return { headline: textsOf("headline")[0] ?? "", paragraphs: textsOf("paragraph") };
}
