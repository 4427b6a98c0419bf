/**
 * A language's name in itself, with a capital: "Español"; with the country if the tag has one: "Deutsch (Schweiz)".
 * @param tag "es", "de-CH"
 */
export const ownNameOf = (tag: string): string =>
  capitalise(new Intl.DisplayNames(tag, { type: "language", languageDisplay: "standard" }).of(tag) ?? tag, tag);

const capitalise = (text: string, lang: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
