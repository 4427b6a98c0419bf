/** A loader's value as one text: Remix's encoder visits every value of an object, and takes a text as one. */
export type Packed<T> = string & { readonly packed?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T;
