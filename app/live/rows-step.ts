/** The action of a subscriber at position `have` on changes `n` … `n + count - 1` of a subject (P3, P4). */
export type RowsStep =
  | { readonly kind: "ignore" }
  /** Apply the rows from index `skip` on; the earlier ones are known. */
  | { readonly kind: "apply"; readonly skip: number; readonly have: number }
  | { readonly kind: "gap" };

export function decideRows(have: number, n: number, count: number): RowsStep {
  if (n > have + 1) return { kind: "gap" };
  const last = n + count - 1;
  return last <= have ? { kind: "ignore" } : { kind: "apply", skip: have + 1 - n, have: last };
}

/**
 * The encoded rows of a `rows` frame, one per number. A row that cannot be decoded keeps its place: it has a number
 * like any other.
 */
export function splitRows(encoded: string): readonly string[] {
  return encoded.split(/(?<=~)/);
}
