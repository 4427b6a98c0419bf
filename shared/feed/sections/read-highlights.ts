import { highlightsSection } from "./highlights.ts";

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

/** The same body with the providers alone that every country sees: for a page that several countries share. */
export function highlightsForEveryPlace(body: string): string {
  const { rows, signature } = highlightsSection.decode(body);
  return highlightsSection.encode({
    sportId: 0,
    rows: rows.filter(({ fields }) => fields.everywhere === 1),
    signature,
  });
}
