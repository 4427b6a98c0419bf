import { variants as allVariants, variantsOf } from "../../variants/variant-of.ts";
import type { Variant } from "../../variants/variant.ts";

export type DeployedVariants = {
  /** The default one first; never empty. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** Every variant there is, those of other deployments too. */
  readonly sites: readonly Variant[];
  /** The variant that a request is for, by the host of its URL; the default one where no variant has the host. */
  readonly byHost: (host: string) => Variant;
};

/**
 * The variants that a deployment serves (docs/adr/027).
 * @param folders the variable `VARIANT`: "fr", or several with the default one first: "fr,be,ch"
 * @param siteOrigins the variable `SITE_ORIGIN`: where the variants are in place of their files' hosts, "http://127.0.0.1:8787" for the
 *   default one, "ch=http://ch.localhost:8787 ch-fr=…" for others; for local stacks and for staging
 */
export function toDeployedVariants(folders: string, siteOrigins: string | undefined): DeployedVariants {
  const origins = new Map(
    (siteOrigins ?? "")
      .split(/\s+/)
      .filter((entry) => entry !== "")
      .map((entry): readonly [string, string] => {
        const [id = "", origin] = entry.split("=");
        return origin === undefined ? ["", id] : [id, origin];
      }),
  );
  const [first, ...rest] = variantsOf(folders);
  const placed = (variant: Variant, origin = origins.get(variant.id)): Variant =>
    origin === undefined ? variant : { ...variant, siteOrigin: origin, hosts: [new URL(origin).host] };
  const variants = [
    placed(first, origins.get(first.id) ?? origins.get("")),
    ...rest.map((each) => placed(each)),
  ] as const;
  const byName = new Map(variants.flatMap((variant) => variant.hosts.map((host) => [host, variant])));
  const placedById = new Map(variants.map((variant) => [variant.id, variant]));
  const sites = allVariants.map((variant) => placedById.get(variant.id) ?? placed(variant));
  return { variants, sites, byHost: (host) => byName.get(host) ?? variants[0] };
}
