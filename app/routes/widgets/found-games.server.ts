import type { AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { shortDate, startDayOf } from "../../features/day/day-words.ts";
import { leagueInWords } from "../../features/list/league-words.ts";
import { awayOf, homeOf } from "../../features/match-row/event-words.ts";
import { eventsFeedName } from "../../features/participant/participant-feeds.ts";
import type { Found } from "../../features/search/read-found.ts";
import { variantTexts } from "../../features/page/own-texts.ts";

export type FoundGame = { readonly eventId: string; readonly name: string; readonly detail: string };

/** As many names may be meant, and as many games of each are near. */
const mostTeams = 3;
const mostGames = 4;

/** Games of the sides that a search found, those nearest to now first; the search itself knows no games. */
export async function loadFoundGames(
  context: AppLoadContext,
  results: readonly Found[],
  nowSeconds: number,
): Promise<readonly FoundGame[]> {
  const { visitor, variant } = context;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const tzHour = zoneOffsetHours(timeZone, nowSeconds);
  const teams = results.flatMap(({ followed }) => (followed?.kind === "team" ? followed.team : [])).slice(0, mostTeams);
  const names = teams.map(({ sportId, id, countryId }) =>
    eventsFeedName({ sportId, countryId, participantId: id, tzHour, lang: variant.lang }),
  );
  const feeds = names.length === 0 ? [] : await loadFeeds(context, names);
  const distance = (startSeconds: number | null | undefined) => Math.abs((startSeconds ?? 0) - nowSeconds);
  const games = feeds.flatMap((feed) =>
    decodeDayFeed(feed?.body ?? "")
      .leagues.flatMap(({ league, events }) => events.map((event) => ({ event, title: leagueInWords(league, " · ") })))
      .filter(({ event }) => (event.id ?? "") !== "" && awayOf(event) !== "")
      .toSorted((one, other) => distance(one.event.startSeconds) - distance(other.event.startSeconds))
      .slice(0, mostGames)
      .map(({ event, title }) => ({
        eventId: event.id ?? "",
        name: `${homeOf(event)} – ${awayOf(event)}`,
        detail: `${shortDate(startDayOf(event, timeZone), variantTexts(variant))} · ${title}`,
      })),
  );
  // Two sides that were found may play each other.
  return [...new Map(games.map((game) => [game.eventId, game])).values()];
}
