import { all } from "#texts/domain/plainAddresses.all.js";
import { sportIds } from "../sports/sport-ids.ts";
import type { Language } from "../texts/languages.ts";
import { legalDocuments, spellLegalPage, type LegalDocument, type PlainWords } from "./plain-words.ts";
import { sportOfPath, sportPath } from "./sport-words.ts";
import { addressWords } from "./words.ts";

/**
 * Pages whose addresses only the server writes: links to them are in documents or come with a page's data, so that
 * the scripts of list pages do not contain the words of these addresses.
 */
export type PlainPage =
  | { readonly kind: "legal"; readonly document: LegalDocument }
  /** Explains which betting content the visitor may see, and why. */
  | { readonly kind: "rules" }
  /** Which languages the site is published in. */
  | { readonly kind: "languages" }
  /** The games, teams and leagues that the visitor follows. */
  | { readonly kind: "mine" }
  /** The tool that makes a widget for another site. */
  | { readonly kind: "widgets" }
  /** The offers of bookmakers to new customers. */
  | { readonly kind: "bonuses" }
  /** Every country of a sport with its competitions. */
  | { readonly kind: "countries"; readonly sportId: number };

/** No room may be one of `AddressWords.rooms`, or a sport's, or `widget`, below which widgets stand. */
export const plainWords: Readonly<Record<Language, PlainWords>> = all;

export function spellPlainPage(page: PlainPage, lang: Language): string {
  const room = `/${plainWords[lang].rooms[page.kind]}`;
  switch (page.kind) {
    case "legal":
      return spellLegalPage(plainWords[lang], page.document);
    case "bonuses":
    case "languages":
    case "mine":
    case "rules":
    case "widgets":
      return room;
    case "countries":
      return `${room}/${sportPath(page.sportId, addressWords[lang])}/`;
  }
}

/** Null for a path that is none of these pages. The countries page of a path without a sport is that of football. */
export function parsePlainPage(segments: readonly string[], lang: Language): PlainPage | null {
  const { rooms, documents } = plainWords[lang];
  const [room = "", part, ...rest] = segments;
  if (rest.length > 0) return null;
  if (room === rooms.bonuses) return part === undefined ? { kind: "bonuses" } : null;
  if (room === rooms.languages) return part === undefined ? { kind: "languages" } : null;
  if (room === rooms.mine) return part === undefined ? { kind: "mine" } : null;
  if (room === rooms.rules) return part === undefined ? { kind: "rules" } : null;
  if (room === rooms.widgets) return part === undefined ? { kind: "widgets" } : null;
  if (room === rooms.legal) {
    const document = legalDocuments.find((each) => documents[each] === part);
    return document === undefined ? null : { kind: "legal", document };
  }
  if (room !== rooms.countries) return null;
  const sportId = part === undefined ? sportIds.soccer : sportOfPath(part, addressWords[lang])?.id;
  return sportId === undefined ? null : { kind: "countries", sportId };
}
