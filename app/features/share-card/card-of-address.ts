import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import type { AddressWords } from "../../../shared/addresses/words.ts";
import type { CardOf } from "./card-path.ts";

/**
 * Returns the subject of the picture for a whole address of the site, with any of its tabs or sections; null for another
 * site's address, for a text that is not an address, and for a page without a picture.
 */
export function cardOfAddress(text: string, origin: string, words: AddressWords): CardOf | null {
  const url = URL.parse(text);
  if (url === null || url.origin !== origin) return null;
  const address = parseAddress(url, words);
  switch (address?.kind) {
    case "match":
      return { kind: "match", eventId: address.eventId };
    case "team":
    case "player":
      return { kind: "participant", id: address.id };
    case "competition": {
      const { sportId, country, competition } = address;
      return { kind: "competition", sportId, country, competition };
    }
    default:
      return null;
  }
}
