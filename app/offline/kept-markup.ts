import { buildMetaName } from "./build-meta.ts";

/** The service worker reads these parts of a page's markup, and writes them into a copy of it. */

/** A page that is kept: its address, its title, and when it was loaded (Unix seconds). */
export type KeptPage = { readonly path: string; readonly title: string; readonly keptAt: number };

/** Marks the place for the list of kept pages, in the page that says that another is not available. */
export const keptListMark = "<!--kept-->";
/** On the root element of a copy: when it was loaded, in Unix seconds. */
const keptAtAttribute = "data-kept-at";

const buildMeta = new RegExp(`<meta name="${buildMetaName}" content="([\\w-]+)"`);
/** The build of the page's scripts; null for a document that is not the site's. */
export const versionOf = (html: string): string | null => buildMeta.exec(html)?.[1] ?? null;

/** The scripts, sheets and sprites that the markup names. Their names contain a hash of their content. */
export const assetsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[\w.-]+)(?:#[\w-]+)?"/g)].map(([, path = ""]) => path)),
];

const langOf = (html: string): string => /<html [^>]*?lang="([\w-]+)"/.exec(html)?.[1] ?? "";

export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

/** Says on the root element that this is a copy. React leaves that element's attributes as they are. */
export const markCopy = (html: string, keptAt: number): string =>
  html.replace("<html ", () => `<html ${keptAtAttribute}="${keptAt}" `);

/** Titles come from markup and stay markup. @param toTime when a page was loaded, in words of the page's language */
export function listKept(
  html: string,
  pages: readonly KeptPage[],
  toTime: (seconds: number, lang: string) => string,
): string {
  const lang = langOf(html);
  const items = pages.map(
    ({ path, title, keptAt }) =>
      `<li><a href="${path.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title}</a> <time datetime="${new Date(keptAt * 1000).toISOString()}">${toTime(keptAt, lang)}</time></li>`,
  );
  return html.replace(keptListMark, () => (items.length === 0 ? "" : `<ul class="kept-pages">${items.join("")}</ul>`));
}
