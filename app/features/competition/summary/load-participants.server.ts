import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { flagOf } from "../../match-row/side-flag.ts";
import { loadFeeds } from "../../../feeds/load-feed.server.ts";
import { fixturesFeedName, resultsFeedName, type SeasonScope } from "../competition-feeds.ts";

/** `flag` is the key of the flag of a person or a national team; null or "" for none. */
export type Participant = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly flag: string | null;
};

/** The participants of a season, by name, from the first parts of its results and fixtures only. */
export async function loadParticipants(context: AppLoadContext, scope: SeasonScope): Promise<readonly Participant[]> {
  const { lang, sportId } = scope;
  const feeds = await loadFeeds(context, [fixturesFeedName(scope, 0), resultsFeedName(scope, 0)]);
  const events = feeds.flatMap((feed) => decodeDayFeed(feed?.body ?? "").leagues.flatMap((league) => league.events));
  const sides = events.flatMap((event) => [
    { id: event.homeParticipantId, name: event.homeName, slug: event.homeSlug, flag: flagOf(event, 1, sportId) },
    { id: event.awayParticipantId, name: event.awayName, slug: event.awaySlug, flag: flagOf(event, 2, sportId) },
  ]);
  const kind = participantKind(sportId);
  const byId = new Map(
    sides.flatMap(({ id, name, slug, flag }) => {
      if (!id || !name || !slug) return [];
      const path = formatAddress({ kind, slug, id, section: "summary" }, lang);
      return [[id, { id, name, path, flag }] as const];
    }),
  );
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, lang));
}
