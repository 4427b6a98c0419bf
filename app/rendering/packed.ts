/**
 * A loader's value as one text. Remix's encoder takes each value of each object by itself, which costs the server more
 * than all else that it does with what only the browser reads.
 */
export type Packed<T> = string & { readonly packed?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T;
