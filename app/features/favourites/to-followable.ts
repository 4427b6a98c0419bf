import type { Followable } from "./change-games.ts";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";

/** A game of a list as the favourites take it. */
export const toFollowable = (event: EventFields, league: LeagueFields, sportId: number): Followable => ({
  key: toGameKey(sportId, event.id ?? ""),
  sportId,
  leagueId: `${sportId}_${league.stageId ?? ""}`,
  league,
  startSeconds: event.startSeconds ?? 0,
  endSeconds: event.endSeconds ?? event.startSeconds ?? 0,
  statusType: event.statusType ?? 0,
  noDuel: sportById(sportId)?.duel === false,
});
