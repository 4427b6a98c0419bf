import type { Version } from "./reports.ts";

/** A Worker's version, as values that can be passed on. */
export const versionOf = ({ VERSION: version }: { readonly VERSION?: Version }): Version | null =>
  version === undefined ? null : { id: version.id, tag: version.tag, timestamp: version.timestamp };
