import { originsFor, type OriginConfig } from "./origin-choice.ts";

/** Where the browser keeps its choice: in session storage, under this key (C7.08). */
export const keptOriginKey = (projectId: number) => `location_origin_${projectId}`;

/** The stored text of a choice: null when it is the default. */
export const originToKeep = (config: OriginConfig, chosen: string): string | null =>
  chosen === config.default_url ? null : chosen;

/** A kept choice, while it is still possible for the country; null otherwise. */
export function reuseOrigin(kept: string | null, config: OriginConfig, country: string | null): string | null {
  if (kept === null || kept === config.default_url) return null;
  return originsFor(config, country).some((entry) => entry.url === kept && entry.weight > 0) ? kept : null;
}
