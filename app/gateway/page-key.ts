import { addressWords } from "../../shared/addresses/words.ts";
import { placeKeys } from "../../shared/geo/place-keys.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";

/** Pages that show what can be seen in a country alone: the programme of its channels. */
const isOfCountry = (lang: Variant["lang"], path: string): boolean =>
  path.startsWith(`/${addressWords[lang].rooms.tv}/`);

/**
 * Everything that a page's HTML depends on, and nothing else: what the visitor's place may see is part of it, so a
 * page for France never reaches Belgium.
 */
export function toPageKey(variant: Variant, visitor: Visitor, canonicalPath: string): string {
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const place = isOfCountry(variant.lang, canonicalPath) ? `|${placeKeys(visitor.place).join("+")}` : "";
  return `${variant.id}|${variant.lang}|${visitor.policy.group}|${timeZone}|${canonicalPath}${place}`;
}
