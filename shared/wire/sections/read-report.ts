import { reportSection } from "./report-section.ts";

export type MatchReport = {
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
