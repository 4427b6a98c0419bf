import { tabOf } from "../../live/counts.ts";
import { summaryRows } from "../../../shared/feed/data-part.ts";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusType } from "../../../shared/sports/statuses.ts";

/** Games that begin and end while the page is open make room for others. */
const mostOfABlock = 3 * summaryRows;

/**
 * The events of two weeks that a country's page may come to show: all that are live, and those that come next and ended last, or began
 * last where their results are hidden.
 *
 * @param paths the competitions that count; null for all
 */
export function nearestEvents(body: string, paths: ReadonlySet<string> | null): ReadonlySet<string> {
  const events = decodeDayFeed(body)
    .leagues.filter(({ league }) => paths === null || paths.has(league.path ?? ""))
    .flatMap((league) => league.events)
    .toSorted((a, b) => (a.startSeconds ?? 0) - (b.startSeconds ?? 0));
  const masked = events.filter((event) => tabOf(event) === null);
  const others = events.filter((event) => tabOf(event) !== null);
  // One that is hidden and to come has no status.
  const ofType = (type: StatusType) =>
    others.flatMap(({ id, status }) => (id && shownStatusType(status ?? eventStatus.scheduled) === type ? [id] : []));
  return new Set([
    ...ofType(statusType.live),
    ...ofType(statusType.scheduled).slice(0, mostOfABlock),
    ...ofType(statusType.finished).slice(-mostOfABlock),
    ...masked.flatMap(({ id }) => id ?? []).slice(-mostOfABlock),
  ]);
}
