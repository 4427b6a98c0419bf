import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { toNewsItems } from "../../features/documents/news-items.ts";
import { resultsResponse } from "../../features/documents/results-response.ts";
import { mostCount } from "../../features/news/news-count.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { loadNews } from "../news/queries.server.ts";

/** The latest articles of every sport as a feed: Atom or JSON Feed, by the ending of the address. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const { lang, brand } = context.variant;
  const { articles } = await loadNews(context, null, mostCount);
  await loadAllTexts();
  return resultsResponse(url, {
    lang,
    title: readingTexts(lang).news,
    page: url.origin + formatAddress({ kind: "news", sportId: null }, lang),
    origin: url.origin,
    brand,
    items: toNewsItems(articles, url.origin),
  });
}
