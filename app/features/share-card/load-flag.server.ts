import type { AppLoadContext } from "@remix-run/cloudflare";
import { toFlagAddress } from "../../ui/flag-address.ts";

/** A flag as an address that holds it, as a picture has no others; null for none, and where it cannot be had. */
export async function loadFlag({ cloudflare }: AppLoadContext, key: string | null): Promise<string | null> {
  const { ASSETS } = cloudflare.env;
  if (!key || ASSETS === undefined) return null;
  const file = await ASSETS.fetch(new Request(new URL(toFlagAddress(key), "https://assets.local")));
  if (!file.ok) return null;
  const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return `data:image/svg+xml;base64,${btoa(letters.join(""))}`;
}
