import { unknownVisitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";

type LoadContext = import("@remix-run/cloudflare").AppLoadContext;

/** What differs from one rendering to the next; each has a default, which is that of an answer for all visitors. */
export type Part = Partial<Omit<LoadContext, "cloudflare" | "sites">>;

/** What loaders and renderers get of a request. */
export const toLoadContext = (
  { variant, sites }: { readonly variant: Variant; readonly sites: readonly Variant[] },
  env: SiteEnv,
  part: Part = {},
): LoadContext => ({
  cloudflare: { env },
  visitor: unknownVisitor,
  variant,
  veil: null,
  sites,
  nonce: "",
  answer: "data",
  ...part,
});
