import { sportIds } from "../sports/sport-ids.ts";
import type { Language } from "../texts/languages.ts";
import { sportOfPath, sportPath } from "./sport-words.ts";
import { addressWords } from "./words.ts";

export const legalDocuments = ["terms", "privacy", "cookies", "gambling"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/**
 * Pages whose addresses the server alone spells: what leads to them is written into documents or comes with a page's data, so that
 * no list's scripts hold their words.
 */
export type PlainPage =
  | { readonly kind: "legal"; readonly document: LegalDocument }
  /** Which languages the site is published in. */
  | { readonly kind: "languages" }
  /** Every country of a sport with its competitions. */
  | { readonly kind: "countries"; readonly sportId: number };

type PlainWords = {
  readonly rooms: Readonly<Record<PlainPage["kind"], string>>;
  readonly documents: Readonly<Record<LegalDocument, string>>;
};

/** No room may be one of `AddressWords.rooms`, or a sport's. */
export const plainWords: Readonly<Record<Language, PlainWords>> = {
  fr: {
    rooms: { legal: "infos-legales", languages: "langues", countries: "pays" },
    documents: { terms: "conditions", privacy: "confidentialite", cookies: "cookies", gambling: "jeu-responsable" },
  },
  en: {
    rooms: { legal: "legal", languages: "languages", countries: "countries" },
    documents: { terms: "terms", privacy: "privacy", cookies: "cookies", gambling: "responsible-gambling" },
  },
  de: {
    rooms: { legal: "rechtliches", languages: "sprachen", countries: "laender" },
    documents: { terms: "nutzung", privacy: "datenschutz", cookies: "cookies", gambling: "spielerschutz" },
  },
};

export function spellPlainPage(page: PlainPage, lang: Language): string {
  const { rooms, documents } = plainWords[lang];
  const room = `/${rooms[page.kind]}`;
  switch (page.kind) {
    case "legal":
      return `${room}/${documents[page.document]}`;
    case "languages":
      return room;
    case "countries":
      return `${room}/${sportPath(page.sportId, addressWords[lang])}/`;
  }
}

/** Null for a path that is none of them; without a sport the countries are those of football. */
export function parsePlainPage(segments: readonly string[], lang: Language): PlainPage | null {
  const { rooms, documents } = plainWords[lang];
  const [room = "", part, ...rest] = segments;
  if (rest.length > 0) return null;
  if (room === rooms.languages) return part === undefined ? { kind: "languages" } : null;
  if (room === rooms.legal) {
    const document = legalDocuments.find((each) => documents[each] === part);
    return document === undefined ? null : { kind: "legal", document };
  }
  if (room !== rooms.countries) return null;
  const sportId = part === undefined ? sportIds.soccer : sportOfPath(part, addressWords[lang])?.id;
  return sportId === undefined ? null : { kind: "countries", sportId };
}
