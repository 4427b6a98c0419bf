import { highlightsSection } from "./highlights-section.ts";

export type HighlightProvider = {
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
