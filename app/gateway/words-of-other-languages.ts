import { formatAddress } from "../../shared/addresses/format-address.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { parsePlainPage, spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";

/**
 * A path in the words of another language, spelt in those of this one: somebody followed a link to another country's site, or changed
 * the host alone. Null for a path in no language. The slugs in it stay as they are: its page redirects to the right ones.
 */
export function fromOtherLanguage(pathname: string, searchParams: URLSearchParams, lang: Language): string | null {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  for (const other of languages) {
    if (other === lang) continue;
    const plain = parsePlainPage(segments, other);
    if (plain !== null) return spellPlainPage(plain, lang);
    const address = parseAddress({ pathname: `/${segments.join("/")}`, searchParams }, addressWords[other]);
    if (address !== null) return formatAddress(address, lang);
  }
  return null;
}
