import { data, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { decodeDayFeed, type DayLeague } from "../../../shared/feed/day-feed.ts";
import { resultsFeedName } from "../../features/competition/competition-feeds.ts";
import { loadCompetition, type LoadedCompetition } from "../../features/competition/load-competition.server.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { toMatchItems } from "../../features/documents/match-items.ts";
import { toRaceItems } from "../../features/documents/race-items.ts";
import { resultsResponse, toFeedPage } from "../../features/documents/results-response.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";

/** The latest results of a competition's current season as a feed: Atom or JSON Feed, by the ending of the address. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

/** Races of which a feed tells; each is a feed of its own. */
const latestRaces = 10;

async function load(args: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(args.request.url);
  const page = toFeedPage(url.href);
  const { context } = args;
  const loaded = await loadCompetition({ ...args, request: new Request(page) });
  const { competition, scope } = loaded;
  if (competition.isField && !competition.sections.includes("results")) throw data(null, { status: 404 });
  const races = competition.isField ? await loadRaces(context, loaded) : null;
  const matches = races === null ? await leaguesOf(context, resultsFeedName(scope, 0)) : [];
  await loadAllTexts();
  const { lang, brand } = context.variant;
  const { origin } = url;
  return resultsResponse(url, {
    lang,
    title: competitionTexts(lang).titles.results(competition.name, competition.season),
    page,
    origin,
    brand,
    items:
      races === null
        ? toMatchItems(
            matches.flatMap(({ events }) => events),
            origin,
            lang,
          )
        : toRaceItems(races, { sportId: scope.sportId, tournamentId: scope.tournamentId, origin, lang }),
  });
}

/** The races of the tournament that began last, of this season. */
async function loadRaces(
  context: AppLoadContext,
  { competition, scope, nowSeconds }: LoadedCompetition,
): Promise<readonly DayLeague[]> {
  const begun = competition.neighbours.filter(({ startSeconds }) => startSeconds <= nowSeconds).slice(-latestRaces);
  const races = await Promise.all(
    begun.map(({ stageId }) => leaguesOf(context, resultsFeedName({ ...scope, stageId }, 0))),
  );
  return races.flat();
}

async function leaguesOf(context: AppLoadContext, feedName: string): Promise<readonly DayLeague[]> {
  const feed = await loadFeed(context, feedName);
  if (feed === null) throw data(null, { status: unreachableStatus });
  return decodeDayFeed(feed.body).leagues;
}
