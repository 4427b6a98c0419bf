import type { Visitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";

/** What decides about tags and banners; a page's key holds all of it. */
export type TagsOf = {
  readonly variant: Pick<Variant, "id" | "lang" | "brand" | "tags" | "banners" | "bookmakerLinkBase">;
  readonly visitor: Visitor;
  readonly nowSeconds: number;
  readonly nonce: string;
};
