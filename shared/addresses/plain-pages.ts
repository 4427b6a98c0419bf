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
  /** Why a visitor sees what they see of betting, and not more. */
  | { readonly kind: "rules" }
  /** Which languages the site is published in. */
  | { readonly kind: "languages" }
  /** What the visitor follows. */
  | { readonly kind: "mine" }
  /** Every country of a sport with its competitions. */
  | { readonly kind: "countries"; readonly sportId: number };

type PlainWords = {
  readonly rooms: Readonly<Record<PlainPage["kind"], string>>;
  readonly documents: Readonly<Record<LegalDocument, string>>;
};

/** No room may be one of `AddressWords.rooms`, or a sport's. */
export const plainWords: Readonly<Record<Language, PlainWords>> = {
  fr: {
    rooms: { legal: "infos-legales", languages: "langues", rules: "pourquoi", countries: "pays", mine: "favoris" },
    documents: { terms: "conditions", privacy: "confidentialite", cookies: "cookies", gambling: "jeu-responsable" },
  },
  en: {
    rooms: { legal: "legal", languages: "languages", rules: "why", countries: "countries", mine: "favourites" },
    documents: { terms: "terms", privacy: "privacy", cookies: "cookies", gambling: "responsible-gambling" },
  },
  de: {
    rooms: { legal: "rechtliches", languages: "sprachen", rules: "warum", countries: "laender", mine: "favoriten" },
    documents: { terms: "nutzung", privacy: "datenschutz", cookies: "cookies", gambling: "spielerschutz" },
  },
  cs: {
    rooms: { legal: "pravni-informace", languages: "jazyky", rules: "proc", countries: "zeme", mine: "oblibene" },
    documents: { terms: "podminky", privacy: "soukromi", cookies: "cookies", gambling: "zodpovedne-hrani" },
  },
  es: {
    rooms: { legal: "aviso-legal", languages: "idiomas", rules: "por-que", countries: "paises", mine: "favoritos" },
    documents: { terms: "condiciones", privacy: "privacidad", cookies: "cookies", gambling: "juego-responsable" },
  },
  it: {
    rooms: { legal: "note-legali", languages: "lingue", rules: "perche", countries: "paesi", mine: "preferiti" },
    documents: { terms: "condizioni", privacy: "privacy", cookies: "cookie", gambling: "gioco-responsabile" },
  },
  nl: {
    rooms: { legal: "juridisch", languages: "talen", rules: "waarom", countries: "landen", mine: "favorieten" },
    documents: { terms: "voorwaarden", privacy: "privacy", cookies: "cookies", gambling: "verantwoord-spelen" },
  },
  pl: {
    rooms: { legal: "informacje-prawne", languages: "jezyki", rules: "dlaczego", countries: "kraje", mine: "ulubione" },
    documents: { terms: "regulamin", privacy: "prywatnosc", cookies: "cookies", gambling: "odpowiedzialna-gra" },
  },
  pt: {
    rooms: { legal: "informacao-legal", languages: "linguas", rules: "porque", countries: "paises", mine: "favoritos" },
    documents: { terms: "condicoes", privacy: "privacidade", cookies: "cookies", gambling: "jogo-responsavel" },
  },
};

export function spellPlainPage(page: PlainPage, lang: Language): string {
  const { rooms, documents } = plainWords[lang];
  const room = `/${rooms[page.kind]}`;
  switch (page.kind) {
    case "legal":
      return `${room}/${documents[page.document]}`;
    case "languages":
    case "mine":
    case "rules":
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
  if (room === rooms.mine) return part === undefined ? { kind: "mine" } : null;
  if (room === rooms.rules) return part === undefined ? { kind: "rules" } : null;
  if (room === rooms.legal) {
    const document = legalDocuments.find((each) => documents[each] === part);
    return document === undefined ? null : { kind: "legal", document };
  }
  if (room !== rooms.countries) return null;
  const sportId = part === undefined ? sportIds.soccer : sportOfPath(part, addressWords[lang])?.id;
  return sportId === undefined ? null : { kind: "countries", sportId };
}
