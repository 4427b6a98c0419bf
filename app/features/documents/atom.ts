import type { ResultsFeed } from "./results-feed.ts";
import { toXmlText, toXmlTime, xmlHead } from "./xml.ts";

/** Results as an Atom feed (RFC 4287), the newest first. An entry's id is an address that never changes. */
export function toAtom(feed: ResultsFeed): string {
  const { lang, title, page, brand, items } = feed;
  const entries = items.map(
    ({ id, address, title: name, startSeconds, resultSeconds }) =>
      `<entry><id>${id}</id><title>${toXmlText(name)}</title>` +
      `<link rel="alternate" type="text/html" href="${address}"/>` +
      `<published>${toXmlTime(startSeconds)}</published><updated>${toXmlTime(resultSeconds)}</updated></entry>\n`,
  );
  return (
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n` +
    `<id>${toXmlText(page)}</id><title>${toXmlText(title)}</title><updated>${toXmlTime(items[0]?.resultSeconds ?? 0)}</updated>\n` +
    `<author><name>${toXmlText(brand)}</name></author>\n` +
    `<link rel="alternate" type="text/html" href="${toXmlText(page)}"/>\n` +
    `<link rel="self" type="application/atom+xml" href="${toXmlText(page)}.atom"/>\n${entries.join("")}</feed>\n`
  );
}
