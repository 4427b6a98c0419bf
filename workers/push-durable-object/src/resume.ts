/** The answer to a subscriber that holds `since` (P5). */
export type Resume =
  /** Changes `from` … `to`, none when `from` is above `to`. */
  | { readonly kind: "replay"; readonly from: number; readonly to: number }
  /** The hub cannot replay after `since`: `goOnFrom` is the lowest number after which it can. */
  | { readonly kind: "repair"; readonly goOnFrom: number };

/**
 * `newest` is the last number that the hub has given, null when it has given none; `oldest` is the first that its
 * window still holds, null when the window is empty. A subscriber that holds more than the hub ever gave has seen
 * another epoch.
 */
export function decideResume(position: {
  readonly since: number;
  readonly oldest: number | null;
  readonly newest: number | null;
}): Resume {
  const { since, oldest } = position;
  const newest = position.newest ?? 0;
  if (since === newest) return { kind: "replay", from: newest + 1, to: newest };
  const goOnFrom = oldest === null ? newest : oldest - 1;
  if (since > newest || since < goOnFrom) return { kind: "repair", goOnFrom };
  return { kind: "replay", from: since + 1, to: newest };
}
