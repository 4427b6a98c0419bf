import { feedEndingOf, feedTypes, toFeedAddress, type FeedEnding } from "./feed-endings.ts";
import { toFeedTag, type ResultsFeed } from "./results-feed.ts";
import { toXmlText, toXmlTime, xmlHead } from "./xml.ts";

const writers: Readonly<Record<FeedEnding, (feed: ResultsFeed) => string>> = { ".atom": toAtom, ".json": toJsonFeed };

/** The address of the page that a feed's address is beside. */
export const toFeedPage = (address: string): string =>
  address.slice(0, address.length - (feedEndingOf(address)?.length ?? 0));

/** A feed in the form that its address asks for by its ending. */
export function resultsResponse({ pathname }: URL, feed: ResultsFeed): Response {
  const ending = feedEndingOf(pathname) ?? ".atom";
  return new Response(writers[ending](feed), { headers: { "content-type": `${feedTypes[ending]}; charset=utf-8` } });
}

/** Results as an Atom feed (RFC 4287), the newest first. An entry's id is a tag that never changes. */
export function toAtom(feed: ResultsFeed): string {
  const { lang, title, page, brand, items } = feed;
  const entries = items.map(
    ({ id, address, title: name, text, startSeconds, updatedSeconds }) =>
      `<entry><id>${id}</id><title>${toXmlText(name)}</title>` +
      `<link rel="alternate" type="text/html" href="${address}"/>` +
      `<published>${toXmlTime(startSeconds)}</published><updated>${toXmlTime(updatedSeconds)}</updated>` +
      `<summary>${toXmlText(text)}</summary></entry>\n`,
  );
  return (
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n` +
    `<id>${toXmlText(toFeedTag(new URL(page).pathname.slice(1)))}</id><title>${toXmlText(title)}</title>` +
    `<updated>${toXmlTime(Math.max(0, ...items.map((item) => item.updatedSeconds)))}</updated>\n` +
    `<author><name>${toXmlText(brand)}</name></author>\n` +
    `<link rel="alternate" type="text/html" href="${toXmlText(page)}"/>\n` +
    `<link rel="self" type="application/atom+xml" href="${toXmlText(toFeedAddress(page, ".atom"))}"/>\n${entries.join("")}</feed>\n`
  );
}

/** Results as a JSON Feed (version 1.1, jsonfeed.org), the newest first; it says what the Atom feed beside it says. */
export function toJsonFeed(feed: ResultsFeed): string {
  const { lang, title, page, origin, brand, items } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: toFeedAddress(page, ".json"),
    language: lang,
    authors: [{ name: brand, url: `${origin}/` }],
    items: items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      content_text: item.text,
      date_published: toXmlTime(item.startSeconds),
      date_modified: toXmlTime(item.updatedSeconds),
    })),
  });
}
