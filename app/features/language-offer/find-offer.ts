/** The open page in another variant: a language and the country that the variant is for ("de-CH"), or a language alone. */
export type Alternate = { readonly tag: string; readonly href: string };

const languageOf = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/**
 * The page in the language that the visitor would rather read: the first of the browser's languages that this page or another
 * variant has, its country's variant before others. Null where that is the page's own.
 */
export function findOffer(lang: string, wanted: readonly string[], alternates: readonly Alternate[]): Alternate | null {
  for (const tag of wanted) {
    if (languageOf(tag) === lang) return null;
    const ofLanguage = alternates.filter((each) => languageOf(each.tag) === languageOf(tag));
    const ofCountry = ofLanguage.find((each) => each.tag.toLowerCase() === tag.toLowerCase());
    const found = ofCountry ?? ofLanguage[0];
    if (found !== undefined) return found;
  }
  return null;
}
