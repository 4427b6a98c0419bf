/** The part of node:crypto that passwords need: the Workers' program does not know Node's types. */
declare module "node:crypto" {
  type ScryptOptions = { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number };
  export function scrypt(
    password: Uint8Array,
    salt: Uint8Array,
    length: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function timingSafeEqual(left: Uint8Array, right: Uint8Array): boolean;
}

/** For a test that counts what the above derives: imports by name see what was put in a module's place. */
declare module "node:module" {
  export function syncBuiltinESMExports(): void;
}
