import { timingSafeEqual } from "node:crypto";
import { scryptAsync } from "@noble/hashes/scrypt.js";

/** Parameters of scrypt: memory is 128 · N · r bytes. */
export type Cost = { readonly N: number; readonly r: number; readonly p: number };

const saltBytes = 16;
const keyBytes = 32;
const sliceMs = 1;

/** "16384,8,5". @throws RangeError for another text, because a deployment that says less would hash carelessly */
export function parseCost(text: string): Cost {
  const [N = 0, r = 0, p = 0, ...more] = text.split(",").map(Number);
  const isCost = Math.log2(N) % 1 === 0 && N > 1 && Number.isInteger(r) && r > 0 && Number.isInteger(p) && p > 0;
  if (!isCost || more.length > 0) throw new RangeError(`SCRYPT_COST is not N,r,p of scrypt: ${text}`);
  return { N, r, p };
}

/** `scrypt$N,r,p$salt$key`: each hash keeps its own cost, so that the cost can rise. */
export async function hashPassword(password: string, cost: Cost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await derive(password, salt, cost);
  return ["scrypt", `${cost.N},${cost.r},${cost.p}`, toBase64(salt), toBase64(key)].join("$");
}

/**
 * Whether the password is that of the hash. Without a hash the answer is no after the same work, so that its time does
 * not say whether there is an account.
 */
export async function isPassword(password: string, stored: string | null, cost: Cost): Promise<boolean> {
  const parsed = stored === null ? null : parseHash(stored);
  const key = await derive(password, parsed?.salt ?? new Uint8Array(saltBytes), parsed?.cost ?? cost);
  return parsed !== null && key.length === parsed.key.length && timingSafeEqual(key, parsed.key);
}

/** Whether a hash was made with another cost than new ones are. */
export const isOutdated = (stored: string, { N, r, p }: Cost): boolean => !stored.startsWith(`scrypt$${N},${r},${p}$`);

function parseHash(stored: string) {
  const [name, cost, salt, key] = stored.split("$");
  if (name !== "scrypt" || cost === undefined || salt === undefined || key === undefined) {
    throw new Error("a stored password has another form");
  }
  return { cost: parseCost(cost), salt: fromBase64(salt), key: fromBase64(key) };
}

/**
 * A hash is computed in slices of a millisecond, between which the event loop goes on. The scrypt of `node:crypto` holds the
 * thread in workerd until it has ended, for half a second each, and a local stack has one thread for all Workers.
 */
const derive = (password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array> =>
  // One letter can be written as several code points in two ways; both are the same password.
  scryptAsync(new TextEncoder().encode(password.normalize("NFKC")), salt, {
    N,
    r,
    p,
    dkLen: keyBytes,
    asyncTick: sliceMs,
  });

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
