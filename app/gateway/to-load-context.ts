import type { AppLoadContext as LoadContext } from "@remix-run/cloudflare";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";

/** The values that differ between renderings; each defaults to that of an answer for all visitors. */
export type Part = Partial<Omit<LoadContext, "cloudflare" | "sites">>;

/** Makes the context that loaders and renderers receive with a request. */
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
