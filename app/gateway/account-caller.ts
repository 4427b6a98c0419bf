import type { Caller } from "../../shared/account/caller.ts";
import type { Variant } from "../../variants/variant.ts";

/** Who makes a call of the account service; the address is the edge's word, never the visitor's. */
export const toCaller = (
  request: Request,
  { lang, brand, captchaSiteKey, deletionGraceDays, siteOrigin: linkOrigin }: Variant,
  siteOrigin: string,
): Caller => ({
  address: request.headers.get("cf-connecting-ip"),
  siteOrigin,
  linkOrigin,
  lang,
  brand,
  captchaSiteKey,
  deletionGraceDays,
});
