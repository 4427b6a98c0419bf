import type { Followable } from "./change-games.ts";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { dayNumber, daySeconds, hourSeconds } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";

/** A game of a list as the favourites take it, in the visitor's zone. */
export function toFollowable(event: EventFields, league: LeagueFields, sportId: number, timeZone: string): Followable {
  const startSeconds = toStart(event, timeZone);
  return {
    key: toGameKey(sportId, event.id ?? ""),
    sportId,
    leagueId: `${sportId}_${league.stageId ?? ""}`,
    league,
    startSeconds,
    endSeconds: event.endSeconds ?? startSeconds,
    statusType: event.statusType ?? 0,
    noDuel: sportById(sportId)?.duel === false,
  };
}

/** A date without an hour is kept as its noon in the zone: records have no other sign that it is of that day there too. */
function toStart(event: EventFields, timeZone: string): number {
  const startSeconds = event.startSeconds ?? 0;
  if (event.timeKnown !== 0) return startSeconds;
  const noonSeconds = (dayNumber(startSeconds, 0) + 0.5) * daySeconds;
  return noonSeconds - zoneOffsetHours(timeZone, noonSeconds) * hourSeconds;
}
