import { saidOn } from "./foreign-texts.ts";

export type ReadPage = {
  /** Addresses of the site that the page leads to, as they stand in it, without their hashes. */
  readonly links: readonly string[];
  /** Descriptions of the page's faults. */
  readonly faults: readonly string[];
};

/** Link targets that are not documents of this site. */
const elsewhere = /^(?:[a-z]+:|\/\/|#|\/(?:assets|icons)\/)/i;

/**
 * Reads a page's links, and lists the required parts that it lacks.
 * @param foreign texts that only pages in other languages say
 */
export function readPage(html: string, foreign: readonly string[] = []): ReadPage {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  const headings = count(html, /<h1\b/g);
  const isEmpty = main.includes('<div class="notice">') && count(main, /<(?:li|tr|article|time|a class="tie)\b/g) === 0;
  // A "noindex" page needs no description, no canonical address and no preview for other sites.
  const isHidden = html.includes('<meta name="robots" content="noindex"');
  const faults = [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(/<title>[^<]{3,}<\/title>/.test(html) ? [] : ["no title"]),
    ...(isHidden || html.includes('<meta name="description"') ? [] : ["no description"]),
    ...(isHidden || html.includes('<link rel="canonical"') ? [] : ["no canonical"]),
    ...(isHidden || html.includes('<meta property="og:title"') ? [] : ["no title for links"]),
    ...(isHidden || html.includes('<script type="application/ld+json"') ? [] : ["nothing for search engines"]),
    ...(main === "" ? ["no main"] : []),
    ...(isEmpty ? ["empty"] : []),
    ...(count(html, / data-page="/g) === 1 ? [] : ["no kind of page, or several"]),
    ...saidOn(html, foreign).map((text) => `says ${JSON.stringify(text)}`),
  ];
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = ""]) => unescape(href).replace(/#.*$/, ""))
    .filter((href) => href !== "" && !elsewhere.test(href));
  return { links: [...new Set(links)], faults };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};
const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
