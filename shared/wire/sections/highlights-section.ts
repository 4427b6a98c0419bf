import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

type HighlightProvider = {
  readonly id: number;
  readonly name: string;
  /** By https or http; null where only the name is known. */
  readonly address: string | null;
};

/** The section `df_hl_`. */
export const readHighlights = (body: string): readonly HighlightProvider[] =>
  highlightsSection
    .decode(body)
    .rows.flatMap(({ fields: { id, name, address } }) =>
      id == null || !name ? [] : [{ id, name, address: address && /^https?:\/\//.test(address) ? address : null }],
    );

/** Providers of a match's highlights (`df_hl_`, our own): only those that the visitor's country may see. */
export const highlightsKinds = {
  provider: {
    fields: {
      id: int("HPI"),
      name: text("HPN"),
      /** The address of the highlights; empty for a provider of which only the name is known. */
      address: text("HPR"),
      /** The countries that may see it, `{"TCC":["FR"]}`; only the proxy reads this. */
      places: text("HPC"),
    },
  },
} as const;

export const highlightsSection = createSectionCodec(highlightsKinds);
