/** Draws that follow from a seed alone, so that any input can be made again. */
export type Random = {
  /** A whole number from 0 to below `bound`. */
  readonly int: (bound: number) => number;
  /** True with this probability. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** `least` to `most` things, each drawn separately. */
  readonly list: <T>(least: number, most: number, draw: () => T) => T[];
};

/** @param parts of the seed: the run's, the target's name, the input's number. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  let state = hash(parts.join("/"));
  // Mulberry32 (public domain).
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (bound: number) => Math.floor(next() * bound);
  return {
    int,
    chance: (share) => next() < share,
    pick: (items) => {
      const index = int(items.length);
      if (!(index in items)) throw new RangeError("nothing to pick from");
      // The index was just found in the list.
      return items[index] as (typeof items)[number];
    },
    list: (least, most, draw) => Array.from({ length: least + int(most - least + 1) }, draw),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
