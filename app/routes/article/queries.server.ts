import { data, type AppLoadContext } from "@remix-run/cloudflare";
import type { Address } from "../../../shared/addresses/address.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { isMasked } from "../../feeds/masked-body.ts";
import { eventFeedName } from "../../features/match/section/section-feeds.ts";
import { toList } from "../../features/participant/load-participant.server.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import type { PageLinks } from "../../features/page/page-links.ts";
import { readArticle, type ReadArticle } from "../../features/news/read-articles.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";

/** An article's content and the first game that it is about. */
export type ShownArticle = Omit<ReadArticle, "eventIds"> & {
  /** The first game that it is about; null where there is none. */
  readonly list: ListFeed | null;
};

export type ArticleData = {
  /** Null if it may reveal a result that the visitor hides: the browser then loads it on request. */
  readonly shown: ShownArticle | null;
  readonly lang: Language;
  readonly slug: string;
  readonly feedName: string;
  readonly newsPath: string;
  readonly nowSeconds: number;
  readonly links: PageLinks;
};

/** @param slug the slug of the request; a hidden article keeps it, since its own slug may be a headline that reveals the result
 * Throws a response of status 404 if no such article exists, of 503 if its feed cannot be loaded. */
export async function loadArticle(context: AppLoadContext, id: string, slug: string): Promise<ArticleData> {
  const { lang } = context.variant;
  const feedName = formatFeedName({ kind: "article", articleId: id });
  const feed = await loadFeed(context, feedName);
  if (feed === null) throw data(null, { status: unreachableStatus });
  const rest = {
    lang,
    feedName,
    newsPath: formatAddress({ kind: "news", sportId: null }, lang),
    nowSeconds: Math.floor(Date.now() / 1000),
  };
  // An article exists in one language only.
  const toLinks = (own: Address) => toPageLinks(context, (other) => (other === lang ? own : null));
  if (isMasked(feed.body)) return { ...rest, shown: null, slug, links: toLinks({ kind: "article", slug, id }) };
  const read = readArticle(feed.body);
  const params = { get: () => null };
  const own = parseAddress({ pathname: read?.article.path ?? "", searchParams: params }, addressWords[lang]);
  if (read === null || own?.kind !== "article") throw data(null, { status: 404 });
  const { eventIds, ...shown } = read;
  const list = await loadGame(context, eventIds[0]);
  return { ...rest, shown: { ...shown, list }, slug: own.slug, links: toLinks(own) };
}

async function loadGame(context: AppLoadContext, eventId: string | undefined): Promise<ListFeed | null> {
  const sportId = eventId === undefined ? null : sportIdOf(eventId);
  if (eventId === undefined || sportId === null) return null;
  const name = eventFeedName(eventId, context.variant.lang);
  const feed = await loadFeed(context, name);
  return feed === null || !hasData(feed.body) ? null : toList(`article ${eventId}`, sportId, name, feed);
}
