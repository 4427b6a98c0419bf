import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { DayLeague } from "../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { fieldPlace } from "../../../shared/sports/field-place.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { standingOf } from "../field/starter-standing.ts";
import { leagueName } from "../list/league-words.ts";
import { homeOf } from "../match-row/event-words.ts";
import { newestFirst, toFeedTag, toUpdatedSeconds, type FeedItem } from "./results-feed.ts";
import { resultSeconds } from "./match-items.ts";

/** The last place that is named. */
const podium = 3;

type Of = {
  readonly sportId: number;
  readonly tournamentId: string;
  readonly origin: string;
  readonly lang: Language;
};

/**
 * Races that are over as items of a feed, by their podiums; one that was not run has none. A race is named by its stage, and leads to
 * its page, which is that of its winner.
 */
export const toRaceItems = (races: readonly DayLeague[], of: Of): readonly FeedItem[] =>
  newestFirst(races.flatMap((race) => toItem(race, of)));

/** Races of one starter that are over as items of a feed: where it came, or why it has no place. */
export const toStarterItems = (
  races: readonly DayLeague[],
  { sportId, origin, lang }: Omit<Of, "tournamentId">,
): readonly FeedItem[] =>
  newestFirst(
    races.flatMap(({ league, events }) =>
      events.flatMap((event): readonly FeedItem[] => {
        const { place, result } = standingOf(event, events, { sportId, lang });
        if (place === "") return [];
        const address = origin + formatAddress({ kind: "match", eventId: event.id ?? "", tab: "summary" }, lang);
        const title = `${leagueName(league)} · ${place} ${homeOf(event)}`;
        return [
          {
            id: toFeedTag(`match/${event.id ?? ""}`),
            address,
            title,
            text: result === "" ? title : `${title} (${result})`,
            startSeconds: event.startSeconds ?? 0,
            resultSeconds: resultSeconds(event),
            updatedSeconds: toUpdatedSeconds(resultSeconds(event), event.changedSeconds),
          },
        ];
      }),
    ),
  );

function toItem({ league, events }: DayLeague, { sportId, tournamentId, origin, lang }: Of): readonly FeedItem[] {
  const placed = events
    .filter((event) => fieldPlace(event) <= podium)
    .toSorted((a, b) => fieldPlace(a) - fieldPlace(b));
  const [winner] = placed;
  const isOver = events.every((event) => event.statusType === statusType.finished);
  if (winner === undefined || !isOver || !league.stageId) return [];
  const path = `ids/competition/${sportId}/${tournamentId}/${league.stageId}`;
  const endSeconds = Math.max(...placed.map(resultSeconds));
  const changedSeconds = Math.max(...placed.map((event) => event.changedSeconds ?? 0));
  const hasPage = sportById(sportId)?.detailPage === true;
  const say = (toWords: (event: EventFields) => string) =>
    `${leagueName(league)} · ${placed.map(toWords).join(commaIn(lang))}`;
  const placeOf = (event: EventFields) => standingOf(event, events, { sportId, lang });
  return [
    {
      id: toFeedTag(path),
      address: hasPage
        ? origin + formatAddress({ kind: "match", eventId: winner.id ?? "", tab: "summary" }, lang)
        : `${origin}/${path}`,
      title: say((event) => `${placeOf(event).place} ${homeOf(event)}`),
      text: say((event) => {
        const { place, result } = placeOf(event);
        return `${place} ${homeOf(event)}${result === "" ? "" : ` (${result})`}`;
      }),
      startSeconds: winner.startSeconds ?? 0,
      resultSeconds: endSeconds,
      updatedSeconds: toUpdatedSeconds(endSeconds, changedSeconds),
    },
  ];
}
