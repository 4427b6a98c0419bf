import { useState } from "react";

/**
 * A value that is made of the one before it, so that what has been drawn keeps its place when more comes.
 * @param next the value for a source; `before` is null at first
 */
export function useSuccession<Source, Value>(
  source: Source,
  next: (before: Value | null, source: Source) => Value,
): Value {
  const [kept, setKept] = useState(() => ({ source, value: next(null, source) }));
  if (kept.source === source) return kept.value;
  const value = next(kept.value, source);
  setKept({ source, value });
  return value;
}
