import type { Address } from "../../shared/addresses/address.ts";
import { today } from "../../shared/addresses/list-query.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { spellAddress } from "../../shared/addresses/spell-address.ts";
import type { AddressWords } from "../../shared/addresses/words.ts";
import { sportById } from "../../shared/sports/catalogue.ts";

type OfCompetition = { readonly sportId: number; readonly country: string; readonly competition: string };

/** The subject of a widget. */
export type WidgetSubject =
  | { readonly kind: "match"; readonly eventId: string }
  | ({ readonly kind: "table" } & OfCompetition)
  /** Today's games of a sport, or the nearest day of a competition. */
  | { readonly kind: "sport"; readonly sportId: number }
  | ({ readonly kind: "games" } & OfCompetition);

/** A widget stands at this word, in every language, before the address of the page that it shows a part of. */
export const widgetRoom = "/widget";

const noParams = { get: () => null };

/** The subject of a page's widget; null for a page without one. @param path of the page */
export function subjectOfPage(path: string, words: AddressWords): WidgetSubject | null {
  const address = parseAddress({ pathname: path, searchParams: noParams }, words);
  switch (address?.kind) {
    case "match":
      return { kind: "match", eventId: address.eventId };
    case "competition": {
      const { sportId, country, competition, section } = address;
      const kind = section === "standings" || sportById(sportId)?.duel === false ? "table" : "games";
      return { kind, sportId, country, competition };
    }
    case "list":
      // A race is a list of its own, without two sides.
      return sportById(address.sportId)?.duel === false ? null : { kind: "sport", sportId: address.sportId };
    default:
      return null;
  }
}

/** The page that a widget shows a part of, and leads to. */
export const pageOfSubject = (subject: WidgetSubject, words: AddressWords): string =>
  spellAddress(toAddress(subject), words);

function toAddress(subject: WidgetSubject): Address {
  if (subject.kind === "match") return { kind: "match", eventId: subject.eventId, tab: "summary" };
  if (subject.kind === "sport") return { kind: "list", sportId: subject.sportId, day: today, category: "all" };
  const { sportId, country, competition, kind } = subject;
  const section = kind === "table" ? "standings" : "summary";
  return { kind: "competition", sportId, country, competition, season: null, section };
}
