import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { hasData } from "../../../shared/feed/codec.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { eventFeedName } from "../../features/match/section/section-feeds.ts";
import { toList } from "../../features/participant/load-participant.server.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import type { PageLinks } from "../../features/page/page-links.ts";
import { readArticle, type ReadArticle } from "../../features/news/read-articles.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";

export type ArticleData = Omit<ReadArticle, "eventIds"> & {
  readonly lang: Language;
  readonly slug: string;
  /** The first game that it is about; null where there is none. */
  readonly list: ListFeed | null;
  readonly newsPath: string;
  readonly nowSeconds: number;
  readonly links: PageLinks;
};

/** Throws a response: of status 404 where no such article is, 503 when its feed cannot be had. */
export async function loadArticle(context: AppLoadContext, id: string): Promise<ArticleData> {
  const { lang } = context.variant;
  const feed = await loadFeed(context, formatFeedName({ kind: "article", articleId: id }));
  if (feed === null) throw data(null, { status: unreachableStatus });
  const read = readArticle(feed.body);
  const params = { get: () => null };
  const own = parseAddress({ pathname: read?.article.path ?? "", searchParams: params }, addressWords[lang]);
  if (read === null || own?.kind !== "article") throw data(null, { status: 404 });
  const { eventIds, ...rest } = read;
  return {
    ...rest,
    lang,
    slug: own.slug,
    list: await loadGame(context, eventIds[0]),
    newsPath: formatAddress({ kind: "news", sportId: null }, lang),
    nowSeconds: Math.floor(Date.now() / 1000),
    // An article is in one language.
    links: toPageLinks(context, (other) => (other === lang ? own : null)),
  };
}

async function loadGame(context: AppLoadContext, eventId: string | undefined): Promise<ListFeed | null> {
  const sportId = eventId === undefined ? null : sportIdOf(eventId);
  if (eventId === undefined || sportId === null) return null;
  const name = eventFeedName(eventId, context.variant.lang);
  const feed = await loadFeed(context, name);
  return feed === null || !hasData(feed.body) ? null : toList(eventId, sportId, name, feed);
}
