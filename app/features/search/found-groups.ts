import type { Found, FoundKind } from "./read-found.ts";

export type FoundGroup = { readonly kind: FoundKind; readonly items: readonly Found[] };

/** Results by kind, the kind of the best one first; within a kind their order stays. */
export function toGroups(results: readonly Found[]): readonly FoundGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, items: results.filter((found) => found.kind === kind) }));
}
