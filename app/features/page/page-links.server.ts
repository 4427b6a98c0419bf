import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Address } from "../../../shared/addresses/address.ts";
import { spellPlainPage, type PlainPage } from "../../../shared/addresses/plain-pages.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { Variant } from "../../../variants/variant.ts";
import type { PageLinks } from "./page-links.ts";

/**
 * The page's address here and, where their sites' addresses are known, in other variants.
 * @param toAddress what the page is in a language; null where no page of that language says the same
 */
export const toPageLinks = (context: Context, toAddress: (lang: Language) => Address | null): PageLinks =>
  toLinks(context, (lang) => {
    const address = toAddress(lang);
    return address === null ? null : formatAddress(address, lang);
  });

/** The same of a page that only the server spells. */
export const toPlainLinks = (context: Context, page: PlainPage): PageLinks =>
  toLinks(context, (lang) => spellPlainPage(page, lang));

type Context = Pick<AppLoadContext, "variant" | "sites">;

function toLinks({ variant, sites }: Context, toPath: (lang: Language) => string | null): PageLinks {
  const others = sites.filter(({ id, siteOrigin }) => id !== variant.id && siteOrigin !== null);
  return {
    path: toPath(variant.lang) ?? "",
    origin: variant.siteOrigin ?? "",
    brand: variant.brand,
    alternates: [variant, ...others].flatMap((site) => {
      const path = toPath(site.lang);
      return path === null ? [] : tagsOf(site).map((lang) => ({ lang, href: (site.siteOrigin ?? "") + path }));
    }),
  };
}

/** The `hreflang` values of a variant; the one without a country is also the default for all others. */
const tagsOf = ({ lang, country }: Variant): readonly string[] =>
  country === null ? [lang, "x-default"] : [`${lang}-${country}`];
