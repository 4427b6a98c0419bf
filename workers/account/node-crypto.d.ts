/** The part of node:crypto that passwords need: the Workers' program does not know Node's types. */
declare module "node:crypto" {
  export function scryptSync(
    password: string,
    salt: Uint8Array,
    length: number,
    options: { readonly N: number; readonly r: number; readonly p: number },
  ): { toString(encoding: "base64"): string };
  export function timingSafeEqual(left: Uint8Array, right: Uint8Array): boolean;
}
