type Fields = Readonly<Record<string, unknown>>;

/** Whether a row holds each of the values already; a field that is absent holds the same as one that is cleared. */
export function holdsAll(row: Fields, values: Fields): boolean {
  for (const name in values) if ((row[name] ?? null) !== (values[name] ?? null)) return false;
  return true;
}

export const sameFields = (left: Fields, right: Fields): boolean => holdsAll(left, right) && holdsAll(right, left);

export function sameOrder<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** The old list when the new one holds the same items in the same order. */
export const keepSame = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  sameOrder(before, after) ? before : after;
