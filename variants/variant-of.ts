import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Variant } from "./variant.ts";

export const variants: readonly Variant[] = [fr, en, de];

/** The variant that a deployment is (`VARIANT`). Throws for an id that no variant has: a site is none by mistake. */
export function variantOf(id: string): Variant {
  const found = variants.find((variant) => variant.id === id);
  if (found === undefined) {
    throw new Error(`VARIANT is ${JSON.stringify(id)}, not one of ${variants.map((variant) => variant.id).join(", ")}`);
  }
  return found;
}
