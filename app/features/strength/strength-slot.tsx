/** The place of a strength on a page; the server writes what stands there. */
export const StrengthSlot = ({ card }: { readonly card: string | null }) =>
  card === null ? null : <div dangerouslySetInnerHTML={{ __html: card }} />;
