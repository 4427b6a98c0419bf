/** What a hub does with a publication. */
export type Append =
  /** Store the rows from index `skip` on. */
  | { readonly kind: "append"; readonly skip: number }
  /** All of it is stored already. */
  | { readonly kind: "known" }
  /** Changes are missing before it: the publisher sends again from `have + 1`. */
  | { readonly kind: "refuse" }
  /** Nothing is stored, or the missing changes are lost: the window begins here. */
  | { readonly kind: "begin" }
  /** A new epoch has begun: the stored changes belong to another history. */
  | { readonly kind: "restart" };

/**
 * A publisher sends in order, so a repeated publication reaches at least as far as what is stored; anything shorter
 * comes from another history. `isAsStored` says whether the rows that overlap the window are the same ones. A gap is
 * refused once: when the next publication has one again, the publisher has nothing older (docs/adr/022).
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
