import anyAscii from "any-ascii";

/**
 * "Côte d'Ivoire" → "cote-d-ivoire", "Łuczak" → "luczak", "東京" → "dongjing": names of every script, by a table of
 * transliteration that knows no languages. Empty for a text without a letter or digit. For servers and scripts: the table
 * is half a megabyte.
 */
export const toSlug = (text: string): string =>
  (isAscii(text) ? text : anyAscii(withoutAccents(text)))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longestSlug)
    .replace(/-$/, "");

/** The longest slug that the ingest API takes. */
const longestSlug = 120;

/** Most names, which need no table. */
// oxlint-disable-next-line no-control-regex
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** Latin letters lose their marks ("ü" is "u" whatever the language); marks of other scripts are part of their letters. */
const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
