import type { Caller } from "../../shared/accounts/caller.ts";
import type { Variant } from "../../variants/variant.ts";

/** The caller that the account service sees. The IP address comes from Cloudflare's edge; nothing that the visitor sends can change it. */
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
