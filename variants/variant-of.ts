import { marketFiles } from "../shared/betting/markets/market-files.ts";
import { parseVariants } from "./parse-variants.ts";
import type { Variant } from "./variant.ts";
import { variantFiles } from "./variant-files.ts";

const marketIds = Object.keys(marketFiles).map((file) => file.replace(/\.json$/, ""));

/** Every variant, and the faults in their files: a Worker logs the faults when it starts, and `npm run check` fails. */
export const { variants, faults: variantFaults } = parseVariants(variantFiles, marketIds);

/**
 * Returns the variants that a deployment serves, the default one first: those of the folders in the text ("ch", "fr,be").
 * Throws for an unknown folder, so that a typing error cannot drop a site.
 */
export function variantsOf(folders: string): readonly [Variant, ...Variant[]] {
  const [first, ...rest] = folders.split(",").flatMap((name) => {
    const found = variants.filter(({ folder }) => folder === name.trim());
    if (found.length === 0) throw new Error(`VARIANT names ${JSON.stringify(name)}, not one of ${known()}`);
    return found;
  });
  if (first === undefined) throw new Error(`VARIANT names none of ${known()}`);
  return [first, ...rest];
}

/** Returns the variant with an id. Throws for an id that no variant has. */
export function variantOf(id: string): Variant {
  const found = variants.find((variant) => variant.id === id);
  if (found === undefined) throw new Error(`${JSON.stringify(id)} is no variant`);
  return found;
}

const known = (): string => [...new Set(variants.map(({ folder }) => folder))].join(", ");
