import type { ResultsFeed } from "./results-feed.ts";
import { toXmlTime } from "./xml.ts";

/** Results as a JSON Feed (version 1.1, jsonfeed.org), the newest first; it says what the Atom feed beside it says. */
export function toJsonFeed(feed: ResultsFeed): string {
  const { lang, title, page, origin, brand, items } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: `${page}.json`,
    language: lang,
    authors: [{ name: brand, url: `${origin}/` }],
    items: items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      content_text: item.text,
      date_published: toXmlTime(item.startSeconds),
      date_modified: toXmlTime(item.resultSeconds),
    })),
  });
}
