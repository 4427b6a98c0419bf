import type { Visitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";

/** What all pages of a deployment have in common. */
export type Site = {
  readonly variant: Variant;
  /** Of the build: pages name its scripts and sheets, which are gone when the next one is deployed, and a cache outlives both. */
  readonly version: string;
};

/**
 * Everything that a page's HTML depends on, and nothing else: what the visitor's place may see is part of it, so a
 * page for France never reaches Belgium.
 */
export function toPageKey(site: Site, visitor: Visitor, canonicalPath: string): string {
  const timeZone = visitor.place.timeZone ?? site.variant.timeZone;
  return `${toSiteKey(site)}|${visitor.policy.group}|${timeZone}|${canonicalPath}`;
}

/** The page of all addresses that have none. */
export const toNotFoundKey = (site: Site): string => `${toSiteKey(site)}|not-found`;

const toSiteKey = ({ version, variant }: Site): string => `${version}|${variant.id}|${variant.lang}`;
