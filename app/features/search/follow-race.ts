import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { decodeDayFeed, type DayFeed } from "../../../shared/wire/day-feed.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { trueNowSeconds } from "../../time/true-time.ts";
import { takeClient } from "../../live/hooks.tsx";
import type { LivePlace } from "../../live/live-place.ts";
import type { Followable } from "../favourites/change-games.ts";
import { myGames } from "../favourites/my-games-hooks.ts";
import type { ToggleOutcome } from "../favourites/my-games-actions.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { toFollowable } from "../favourites/to-followable.ts";

/** A competition without duels: visitors follow its race or tournament as a whole (C3.17). */
export type FoundRaces = {
  readonly sportId: number;
  readonly countryId: string;
  readonly tournamentId: string;
  readonly name: string;
};

/** The visitor's live data, time zone and language. */
export type SearchPlace = { readonly live: LivePlace; readonly timeZone: string; readonly lang: Language };

/** Returns the id of the followed race or tournament of a competition; null where none is followed. */
export const followedOf = ({ tournaments, labels }: MyGames, { sportId, tournamentId }: FoundRaces): string | null =>
  Object.keys(tournaments).find(
    (id) => tournaments[id]?.sportId === sportId && labels[id]?.tournamentId === tournamentId,
  ) ?? null;

/** Returns a competition's live race, or else its next one, or else its last one; null where there is none. */
export function nearestRace({ leagues }: DayFeed, { sportId }: FoundRaces, timeZone: string): Followable | null {
  const races = leagues.flatMap(({ league, events }) =>
    events.map((event) => toFollowable(event, league, sportId, timeZone)),
  );
  const inState = (type: number) =>
    races.filter((race) => race.statusType === type).toSorted((one, other) => one.startSeconds - other.startSeconds);
  const race =
    inState(statusType.live)[0] ?? inState(statusType.scheduled)[0] ?? inState(statusType.finished).at(-1) ?? null;
  return race === null ? null : { ...race, key: race.leagueId };
}

/** Follows the nearest race of a competition, or unfollows the one that is followed. Returns null where it could not be loaded. */
export async function followRace(races: FoundRaces, place: SearchPlace): Promise<ToggleOutcome | null> {
  const opened = await myGames.open();
  const followed = followedOf(opened.get(), races);
  if (followed !== null) return opened.toggle(toGone(followed, races), place.timeZone);
  const body = await loadRaces(races, place);
  if (body === null) return null;
  const race = nearestRace(decodeDayFeed(body), races, place.timeZone);
  if (race === null) return "outside-window";
  return opened.whenWritten(opened.toggle(race, place.timeZone));
}

/** An unfollowed race is known by its id alone. */
const toGone = (leagueId: string, { sportId }: FoundRaces): Followable => ({
  key: leagueId,
  leagueId,
  sportId,
  league: {},
  startSeconds: 0,
  endSeconds: 0,
  statusType: 0,
  noDuel: true,
});

function loadRaces(
  { sportId, countryId, tournamentId }: FoundRaces,
  { live, timeZone, lang }: SearchPlace,
): Promise<string | null> {
  const tzHour = zoneOffsetHours(timeZone, trueNowSeconds());
  const name = formatFeedName({ kind: "tournament", sportId, countryId, tournamentId, tzHour, lang, projectTypeId });
  return new Promise((resolve) =>
    takeClient(live).loadFeeds("search", [name], (feeds) => resolve(feeds?.[0]?.body ?? null)),
  );
}
