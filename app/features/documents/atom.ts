import { toFeedItems, type ResultsFeed } from "./results-feed.ts";
import { toXmlText, toXmlTime, xmlHead } from "./xml.ts";

/** Results as an Atom feed (RFC 4287), the newest first. An entry's id is the address of its match, which never changes. */
export function toAtom(feed: ResultsFeed): string {
  const { lang, title, page, brand } = feed;
  const items = toFeedItems(feed);
  const entries = items.map(
    ({ address, title: name, startSeconds, resultSeconds }) =>
      `<entry><id>${address}</id><title>${toXmlText(name)}</title>` +
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
