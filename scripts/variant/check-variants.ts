import { marketFiles } from "../../shared/betting/markets/market-files.ts";
import { parseVariants } from "../../variants/parse-variants.ts";
import type { Variant } from "../../variants/variant.ts";
import { registryFault, readFolders } from "./folders.ts";

/** `faults` of one folder, or of all; `open` is what nobody has decided yet, which is no fault. */
export type CheckedVariants = {
  readonly variants: readonly Variant[];
  readonly faults: readonly string[];
  readonly open: readonly string[];
};

/** Checks every variant folder of a project, or only `folder`, and describes the faults and the open points. */
export function checkVariants(root: string, folder: string | null = null): CheckedVariants {
  const folders = readFolders(root);
  const isAsked = (name: string) => folder === null || name === folder;
  if (folder !== null && !folders.has(folder))
    return { variants: [], faults: [`variants/${folder} is not there`], open: [] };
  const files = [...folders].filter(([, file]) => file !== undefined);
  const markets = Object.keys(marketFiles).map((file) => file.replace(/\.json$/, ""));
  const parsed = parseVariants(Object.fromEntries(files), markets);
  const broken = [...folders]
    .filter(([name, file]) => file === undefined && isAsked(name))
    .map(([name]) => `${name}: variant.json is not JSON`);
  const registry = registryFault(root);
  const faults = [...broken, ...parsed.faults.filter((fault) => isAsked(fault.split(/[: ]/)[0] ?? ""))];
  const variants = parsed.variants.filter((variant) => isAsked(variant.folder));
  return { variants, faults: registry === null ? faults : [...faults, registry], open: variants.flatMap(openOf) };
}

const openOf = ({ id, hosts, publisher, markets, lang }: Variant): readonly string[] => [
  ...(hosts.length === 0
    ? [`${id}: no host yet; it is deployed to an address of workers.dev, and no other variant links to it`]
    : []),
  ...(publisher === null ? [`${id}: no publisher yet; the legal pages (${lang}) name nobody`] : []),
  ...(markets.length === 0 ? [`${id}: no market; it shows no bookmaker anywhere`] : []),
];
