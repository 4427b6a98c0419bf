import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";
import { loadProfile, toEventsAsked } from "../participant/load-participant.server.ts";
import { partFeedName } from "../participant/participant-feeds.ts";
import { isPerson, nameOf } from "../participant/participant-view.ts";
import type { CalendarEntry } from "./calendar-text.ts";
import { toFeedEntries, type EntryContext } from "./feed-entries.server.ts";

export type TeamEntries = {
  readonly name: string;
  /** Path of the team's page in the variant's language; "" where it has none. */
  readonly path: string;
  readonly entries: readonly CalendarEntry[];
};

/**
 * The games of a team, or of a single competitor: the last results and `parts` times a hundred of those to come. Throws a response: of
 * status 404 for an unknown id and for a member of a team, 503 where the feeds cannot be had.
 */
export async function loadTeamEntries(
  context: AppLoadContext,
  id: string,
  parts: number,
  entry: EntryContext,
): Promise<TeamEntries> {
  const { sportId, profile } = await loadProfile(context, id);
  if (isPerson(profile)) throw data(null, { status: 404 });
  const asked = toEventsAsked(context, sportId, profile);
  const fixtures = Array.from({ length: parts }, (_, part) => partFeedName("fixtures", asked, part));
  const feeds = await loadFeeds(context, [partFeedName("results", asked, 0), ...fixtures]);
  const loaded = feeds.flatMap((feed) => feed ?? []);
  if (loaded.length < feeds.length) throw data(null, { status: unreachableStatus });
  return { name: nameOf(profile), path: profile.url ?? "", entries: toFeedEntries(loaded, entry) };
}
