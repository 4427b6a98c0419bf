import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Address } from "../../../shared/addresses/address.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { variants } from "../../../variants/variant-of.ts";
import type { PageLinks } from "./page-links.ts";

/**
 * The page's address here and, where their sites' addresses are known, in other variants.
 * @param toAddress what the page is in a language; null where no page of that language says the same
 */
export function toPageLinks(
  { variant }: Pick<AppLoadContext, "variant">,
  toAddress: (lang: Language) => Address | null,
): PageLinks {
  const own = toAddress(variant.lang);
  const others = variants.filter(({ id, siteOrigin }) => id === variant.id || siteOrigin !== null);
  return {
    path: own === null ? "" : formatAddress(own, variant.lang),
    origin: variant.siteOrigin ?? "",
    alternates: others.flatMap(({ lang, siteOrigin }) => {
      const address = toAddress(lang);
      return address === null ? [] : [{ lang, href: (siteOrigin ?? "") + formatAddress(address, lang) }];
    }),
  };
}
