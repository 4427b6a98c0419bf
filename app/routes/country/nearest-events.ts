import type { CountryTab } from "../../../shared/addresses/list-query.ts";
import { tabOf } from "../../live/counts.ts";
import { dataPartRows, summaryRows } from "../../../shared/wire/data-part.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";

/** Games that begin and end while the page is open make room for others. */
const mostOfABlock = 3 * summaryRows;

type Nearest = {
  readonly ids: ReadonlySet<string>;
  /** The tabs that have something. */
  readonly tabs: readonly CountryTab[];
};

/**
 * The events of two weeks that a country's page may come to show: all that are live, those that come next and those that ended last; more of
 * these in a tab of their own.
 *
 * @param paths the competitions that count; null for all
 * @param tab null for the page itself
 */
export function nearestEvents(body: string, paths: ReadonlySet<string> | null, tab: CountryTab | null): Nearest {
  const events = decodeDayFeed(body)
    .leagues.filter(({ league }) => paths === null || paths.has(league.path ?? ""))
    .flatMap((league) => league.events)
    .toSorted((a, b) => (a.startSeconds ?? 0) - (b.startSeconds ?? 0));
  const of = (tab: ReturnType<typeof tabOf>) =>
    events.flatMap((event) => (event.id && tabOf(event) === tab ? [event.id] : []));
  const [finished, scheduled] = [of("finished"), of("scheduled")];
  // Live events are in each tab: an event that begins or ends meanwhile belongs there.
  const live = of("live");
  const most = tab === null ? mostOfABlock : dataPartRows;
  return {
    ids: new Set([
      ...live,
      ...(tab === "finished" ? [] : scheduled.slice(0, most)),
      ...(tab === "scheduled" ? [] : finished.slice(-most)),
    ]),
    tabs: [
      ...(finished.length > 0 ? ["finished" as const] : []),
      ...(scheduled.length > 0 ? ["scheduled" as const] : []),
    ],
  };
}
