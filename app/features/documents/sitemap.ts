import { toXmlText, toXmlTime, xmlHead } from "./xml.ts";

/** An address with the site's origin. `modifiedSeconds` is null where the time of its last change is unknown: it is left out then. */
export type SitemapEntry = { readonly address: string; readonly modifiedSeconds: number | null };

/** The protocol's own limit. */
const mostEntries = 50_000;
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** When the last of some pages changed; null where that is known of none. */
export function latestOf(entries: readonly Pick<SitemapEntry, "modifiedSeconds">[]): number | null {
  const latest = Math.max(0, ...entries.map(({ modifiedSeconds }) => modifiedSeconds ?? 0));
  return latest === 0 ? null : latest;
}

const toEntry = (tag: "url" | "sitemap", { address, modifiedSeconds }: SitemapEntry): string =>
  `<${tag}><loc>${toXmlText(address)}</loc>` +
  (modifiedSeconds === null ? "" : `<lastmod>${toXmlTime(modifiedSeconds)}</lastmod>`) +
  `</${tag}>\n`;

export const toSitemap = (entries: readonly SitemapEntry[]): string =>
  `${xmlHead}<urlset xmlns="${namespace}">\n${entries
    .slice(0, mostEntries)
    .map((entry) => toEntry("url", entry))
    .join("")}</urlset>\n`;

export const toSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${xmlHead}<sitemapindex xmlns="${namespace}">\n${entries
    .slice(0, mostEntries)
    .map((entry) => toEntry("sitemap", entry))
    .join("")}</sitemapindex>\n`;

export const xmlResponse = (text: string): Response =>
  new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
