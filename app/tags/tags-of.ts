import type { Visitor } from "../../shared/places/visitor.ts";
import type { Variant } from "../../variants/variant.ts";

/** The inputs that decide about tags and banners; a page's cache key contains all of them. */
export type TagsOf = {
  readonly variant: Pick<Variant, "id" | "lang" | "brand" | "tags" | "banners" | "bookmakerLinkBase">;
  readonly visitor: Visitor;
  readonly nowSeconds: number;
  readonly nonce: string;
};
