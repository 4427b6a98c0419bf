/** Numbers in [0, 1) that follow from their seed alone. */
export type Random = () => number;

/** A generator for these parts (mulberry32 over an FNV-1a seed, both public domain). Not for secrets. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  const seed = parts.join("\u001f");
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** An integer from `least` to `most`, both included. */
export const intBetween = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** @throws RangeError when there is nothing to pick from */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

export function shuffled<T>(random: Random, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
