import { data, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { decodeDayFeed, type DayLeague } from "../../../shared/wire/day-feed.ts";
import { resultsFeedName } from "../../features/competition/competition-feeds.ts";
import { loadCompetition } from "../../features/competition/load-competition.server.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { toMatchItems } from "../../features/documents/match-items.ts";
import { toRaceItems } from "../../features/documents/race-items.ts";
import { resultsResponse, toFeedPage } from "../../features/documents/results-response.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";

/** The latest results of a competition's current season as a feed: Atom or JSON Feed, by the ending of the address. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

/** The most races in one feed. Each race needs one results feed of the origin. */
const latestRaces = 10;

async function load(args: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(args.request.url);
  const page = toFeedPage(url.href);
  const { context } = args;
  const { competition, scope, nowSeconds } = await loadCompetition({ ...args, request: new Request(page) });
  const { isField, neighbours, sections } = competition;
  if (isField && !sections.includes("results")) throw data(null, { status: 404 });
  const begun = neighbours.filter(({ startSeconds }) => startSeconds <= nowSeconds).slice(-latestRaces);
  const stageIds = isField ? begun.map(({ stageId }) => stageId) : [scope.stageId];
  const leagues = await loadResults(
    context,
    stageIds.map((stageId) => resultsFeedName({ ...scope, stageId }, 0)),
  );
  await loadAllTexts();
  const { lang, brand } = context.variant;
  const { origin } = url;
  const { sportId, tournamentId } = scope;
  return resultsResponse(url, {
    lang,
    title: competitionTexts(lang).titles.results({ name: competition.name, season: competition.season }),
    page,
    origin,
    brand,
    items: isField
      ? toRaceItems(leagues, { sportId, tournamentId, origin, lang })
      : toMatchItems(
          leagues.flatMap(({ events }) => events),
          origin,
          lang,
        ),
  });
}

async function loadResults(context: AppLoadContext, feedNames: readonly string[]): Promise<readonly DayLeague[]> {
  const feeds = await loadFeeds(context, feedNames);
  return feeds.flatMap((feed) => {
    if (feed === null) throw data(null, { status: unreachableStatus });
    return decodeDayFeed(feed.body).leagues;
  });
}
