import type { Visitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";

/**
 * Everything that a page's HTML depends on, and nothing else: what the visitor's place may see is part of it, so a
 * page for France never reaches Belgium.
 */
export function toPageKey(variant: Variant, visitor: Visitor, canonicalPath: string): string {
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  return `${variant.id}|${variant.lang}|${visitor.policy.group}|${timeZone}|${canonicalPath}`;
}
