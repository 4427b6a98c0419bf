import { capitalise } from "./capitalise.ts";

/**
 * What a language calls itself, alone on a line: "Español", with the country of a tag that has one: "Deutsch (Schweiz)".
 * @param tag "es", "de-CH"
 */
export const ownNameOf = (tag: string): string =>
  capitalise(new Intl.DisplayNames(tag, { type: "language", languageDisplay: "standard" }).of(tag) ?? tag, tag);
