export const legalDocuments = ["terms", "privacy", "cookies", "gambling"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The words of one language's addresses of plain pages: first segments, and the legal pages behind theirs. */
export type PlainWords = {
  readonly rooms: Readonly<
    Record<"legal" | "rules" | "languages" | "mine" | "countries" | "widgets" | "bonuses", string>
  >;
  readonly documents: Readonly<Record<LegalDocument, string>>;
};

export const spellLegalPage = ({ rooms, documents }: PlainWords, document: LegalDocument): string =>
  `/${rooms.legal}/${documents[document]}`;
