import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { resultsFeedName } from "../../features/competition/competition-feeds.ts";
import { loadCompetition } from "../../features/competition/load-competition.server.ts";
import { resultsResponse, toFeedPage } from "../../features/documents/results-response.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";

/** The latest results of a competition's current season as a feed: Atom or JSON Feed, by the ending of the address. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load(args: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(args.request.url);
  const page = toFeedPage(url.href);
  const { competition, scope } = await loadCompetition({ ...args, request: new Request(page) });
  // Races have no results of two sides.
  if (competition.isField) throw data(null, { status: 404 });
  const feed = await loadFeed(args.context, resultsFeedName(scope, 0));
  if (feed === null) throw data(null, { status: unreachableStatus });
  await loadAllTexts();
  const { lang } = args.context.variant;
  return resultsResponse(url, {
    lang,
    title: competitionTexts(lang).titles.results(competition.name, competition.season),
    page,
    origin: url.origin,
    brand: args.context.variant.brand,
    events: decodeDayFeed(feed.body).leagues.flatMap(({ events }) => events),
  });
}
