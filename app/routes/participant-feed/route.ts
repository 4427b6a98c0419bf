import { data, redirect, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { participantKind } from "../../../shared/sports/participant-kind.ts";
import { toMatchItems } from "../../features/documents/match-items.ts";
import { toStarterItems } from "../../features/documents/race-items.ts";
import { resultsResponse, toFeedPage } from "../../features/documents/results-response.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadProfile, toEventsAsked } from "../../features/participant/load-participant.server.ts";
import { partFeedName } from "../../features/participant/participant-feeds.ts";
import { resultsPath } from "../../features/participant/results-path.ts";
import { sectionName, sectionNames } from "../../features/participant/section-names.ts";
import { nameOf } from "../../features/participant/participant-view.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";

/** The latest results of a team, or of who competes alone, as a feed: Atom or JSON Feed, by the ending of the address. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const page = toFeedPage(url.href);
  const { sportId, profile } = await loadProfile(context, params["id"] ?? "");
  const { lang } = context.variant;
  const kind = participantKind(sportId);
  const path = resultsPath(kind, profile, lang);
  if (path === null) throw data(null, { status: 404 });
  if (url.origin + path !== page) throw redirect(path, 301);
  const feed = await loadFeed(context, partFeedName("results", toEventsAsked(context, sportId, profile), 0));
  if (feed === null) throw data(null, { status: unreachableStatus });
  await loadAllTexts();
  const texts = peopleTexts(lang);
  const { leagues } = decodeDayFeed(feed.body);
  const section = sectionNames(kind, sportId, texts)[kind === "team" ? "results" : "matches"] ?? "";
  return resultsResponse(url, {
    lang,
    title: texts.title.section({
      name: nameOf(profile),
      ...sectionName(section, lang),
      sport: sportLabel(sportId, lang),
    }),
    page,
    origin: url.origin,
    brand: context.variant.brand,
    items:
      sportById(sportId)?.duel === false
        ? toStarterItems(leagues, { sportId, origin: url.origin, lang })
        : toMatchItems(
            leagues.flatMap(({ events }) => events),
            url.origin,
            lang,
          ),
  });
}
