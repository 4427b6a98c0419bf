import type { AppLoadContext } from "@remix-run/cloudflare";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { readMissed } from "../../../../shared/wire/sections/read-people.ts";
import { zoneOffsetHours } from "../../../../shared/basics/zone-offset.ts";
import { readDay } from "../../../feeds/decoded-feeds.ts";
import { keepDecoded } from "../../../feeds/keep-decoded.ts";
import { findEvent } from "../../../feeds/find-event.ts";
import { loadFeed, loadFeeds } from "../../../feeds/load-feed.server.ts";
import { awayOf, homeOf } from "../../match-row/event-words.ts";
import { scoreOf, viewOf } from "../../match-row/result.ts";
import { eventsFeedName, missedFeedName } from "../../participant/participant-feeds.ts";
import { resultFor } from "../../participant/result-for.ts";
import type { Form } from "../../../../shared/timeline/form.ts";
import { eventFeedName } from "../section/section-feeds.ts";

/** Another game of one of the sides, as a line. */
export type AroundGame = {
  readonly eventId: string;
  readonly startSeconds: number;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [home: number, away: number] | null;
  readonly result: Form | null;
};
export type MissingPlayer = { readonly name: string; readonly path: string | null; readonly reason: string };
export type AroundSide = {
  readonly name: string;
  /** Results of the last games, the newest first. */
  readonly form: readonly Form[];
  readonly last: AroundGame | null;
  readonly next: AroundGame | null;
  readonly missing: readonly MissingPlayer[];
};

const readKeptMissed = keepDecoded(readMissed);

/** The number of results in a form, and of absences that fit in a card. */
const formLength = 5;
const missingLength = 6;

/** The last and next games of both sides, and their missing players; null for an event that does not have two sides. */
export async function loadAround(
  context: AppLoadContext,
  eventId: string,
  nowSeconds: number,
): Promise<readonly [AroundSide, AroundSide] | null> {
  const { visitor, variant } = context;
  const match = await loadFeed(context, eventFeedName(eventId, variant.lang));
  const found = findEvent(match?.body ?? "", eventId);
  const [homeId, awayId] = [found?.event.homeParticipantId, found?.event.awayParticipantId];
  if (found === null || !homeId || !awayId) return null;
  const { event, sportId } = found;
  const tzHour = zoneOffsetHours(visitor.place.timeZone ?? variant.timeZone, nowSeconds);
  const listOf = (participantId: string, countryId: number | string | null | undefined) =>
    eventsFeedName({ sportId, countryId: String(countryId ?? 0), participantId, tzHour, lang: variant.lang });
  const [homeList, awayList, homeMissed, awayMissed] = await loadFeeds(context, [
    listOf(homeId, event.homeCountryId),
    listOf(awayId, event.awayCountryId),
    missedFeedName(homeId),
    missedFeedName(awayId),
  ]);
  const toSide = (id: string, name: string, list: string, missed: string): AroundSide => {
    const others = readDay(list).leagues.flatMap(({ events }) => events.filter((other) => other.id !== eventId));
    const start = event.startSeconds ?? nowSeconds;
    const over = others
      .filter((other) => viewOf(other) === "finished" && (other.startSeconds ?? 0) <= start)
      .toSorted((left, right) => (right.startSeconds ?? 0) - (left.startSeconds ?? 0));
    // A cancelled game says nothing about a side.
    const last = over.find((other) => scoreOf(other) !== null || resultFor(other, id) !== null);
    const next = others
      .filter((other) => viewOf(other) === "scheduled" && (other.startSeconds ?? 0) >= start)
      .toSorted((left, right) => (left.startSeconds ?? 0) - (right.startSeconds ?? 0))[0];
    return {
      name,
      form: over.flatMap((other) => resultFor(other, id) ?? []).slice(0, formLength),
      last: last === undefined ? null : toGame(last, id),
      next: next === undefined ? null : toGame(next, id),
      missing: readKeptMissed(missed)
        .filter(({ isCurrent }) => isCurrent === 1)
        .slice(0, missingLength)
        .map(({ player, path, reason }) => ({ name: player ?? "", path: path ?? null, reason: reason ?? "" })),
    };
  };
  return [
    toSide(homeId, homeOf(event), homeList?.body ?? "", homeMissed?.body ?? ""),
    toSide(awayId, awayOf(event), awayList?.body ?? "", awayMissed?.body ?? ""),
  ];
}

const toGame = (event: EventFields, id: string): AroundGame => ({
  eventId: event.id ?? "",
  startSeconds: event.startSeconds ?? 0,
  home: homeOf(event),
  away: awayOf(event),
  score: scoreOf(event),
  result: resultFor(event, id),
});
