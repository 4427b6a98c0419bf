/** A hub's decision on a publication. */
export type Append =
  /** Store the rows from index `skip` on. */
  | { readonly kind: "append"; readonly skip: number }
  /** The hub has stored the whole publication already. */
  | { readonly kind: "known" }
  /** Changes before it are missing: the publisher must send again from `have + 1`. */
  | { readonly kind: "refuse" }
  /** The hub has stored nothing, or the missing changes are lost: the window begins with this publication. */
  | { readonly kind: "begin" }
  /** A new epoch has begun: the stored changes belong to another history. */
  | { readonly kind: "restart" };

/**
 * A publisher sends in order, so a repeated publication reaches at least to the newest stored change; a shorter one
 * comes from another history. `isAsStored` says whether the rows that overlap the window are equal to the stored ones.
 * The hub refuses a gap once: when the next publication has a gap again, the publisher has nothing older (docs/adr/022).
 */
export function decideAppend(publication: {
  readonly newest: number | null;
  readonly firstSeq: number;
  readonly count: number;
  readonly isAsStored: boolean;
  readonly wasRefused: boolean;
}): Append {
  const { newest, firstSeq, count } = publication;
  if (newest === null) return { kind: "begin" };
  if (firstSeq > newest + 1) return { kind: publication.wasRefused ? "begin" : "refuse" };
  if (firstSeq + count - 1 < newest || !publication.isAsStored) return { kind: "restart" };
  const skip = newest + 1 - firstSeq;
  return skip >= count ? { kind: "known" } : { kind: "append", skip };
}
