import { createCachePerOwner } from "../../../../shared/basics/cache.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import type { Pair, Side } from "../../../../shared/timeline/incident.ts";
import type { Absence, Player } from "../../../../shared/timeline/player.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toPlayerCounts } from "../feeds/match/statistics/player-counts.ts";
import { heldDays } from "../../../../shared/wire/data-part.ts";
import type { StoredEvent } from "../ledger/event-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { foldDetails, type GameCounts, type MatchDetails } from "../ledger/match-details.ts";
import { detailsOf } from "../ledger/timeline.ts";

/** What one player did in one game, as figures by code ("goals", "rating"). */
export type Appearance = { readonly player: Player; readonly values: Readonly<Record<string, number>> };

/** A game from the view of one of its teams. */
export type PlayedGame = {
  readonly schedule: Schedule;
  readonly side: Side;
  readonly score: Pair | null;
  /** The players who took part; empty if no line-up is known. */
  readonly appearances: readonly Appearance[];
  /** The players who were missing; null if no line-up is known. */
  readonly absences: readonly Absence[] | null;
};

/** How many of a team's latest games are read: football's scripts are short, but other sports score too often to read more. */
const readGames = (sportId: number): number => (sportId === sportIds.soccer ? 100 : 16);
/** Line-ups come some hours before a game. */
const aheadSeconds = daySeconds;
/** How many games are kept after one read, because nothing changes them any more. */
const keptGames = 3000;
const settledGames = createCachePerOwner<PlayedGame>(keptGames);

/** A team's latest games, those of the next hours among them; the oldest first. */
export function playedGames(context: LedgerContext, teamId: string, nowSeconds: number): readonly PlayedGame[] {
  return context.events
    .eventsOfParticipant(teamId, Number.MIN_SAFE_INTEGER, nowSeconds + aheadSeconds)
    .filter(({ state }) => state.schedule.away !== null)
    .slice(-readGames(context.sportId))
    .map((stored) => keptGame(context, stored, teamId, nowSeconds));
}

function keptGame(context: LedgerContext, stored: StoredEvent, teamId: string, nowSeconds: number): PlayedGame {
  const { providers } = context;
  const { schedule } = stored.state;
  const side = schedule.home.id === teamId ? 1 : 2;
  const isSettled =
    providers.of(schedule).origin === "simulated" && schedule.startSeconds < nowSeconds - heldDays * daySeconds;
  if (!isSettled) return toPlayedGame(detailsOf(context, stored), side);
  return settledGames(providers).remember(`${schedule.eventId} ${side}`, () =>
    toPlayedGame(foldDetails(schedule, providers.of(schedule).script(schedule, null)), side),
  );
}

function toPlayedGame(details: MatchDetails, side: Side): PlayedGame {
  const lineUp = details.lineUps[side - 1] ?? null;
  return {
    schedule: details.state.schedule,
    side,
    score: details.state.score,
    appearances: details.state.score === null ? [] : toAppearances(details, side, details.state.schedule.sportId),
    absences: lineUp === null ? null : (lineUp.absences ?? []),
  };
}

/** The figures that the source counts for its players; without any, the players who started or came on, with sums of the incidents. */
export function toAppearances(details: GameCounts, side: Side, sportId: number): readonly Appearance[] {
  const hasRatings = sportById(sportId)?.ratings === true; // C1.08
  const sent = details.playerFigures[side - 1] ?? [];
  if (sent.length > 0) return sent.map(({ player, values }) => ({ player, values: toNumbers(values, hasRatings) }));
  const counts = new Map(
    toPlayerCounts(details)
      .filter((count) => count.side === side)
      .map((count) => [count.player.id, count]),
  );
  const cameOn = details.entries.flatMap(({ incident }) =>
    incident.kind === "substitution" && incident.side === side ? [incident.on] : [],
  );
  const players = [
    ...(details.lineUps[side - 1]?.starters ?? []),
    ...cameOn,
    ...[...counts.values()].map(({ player }) => player),
  ];
  return [...new Map(players.map((player) => [player.id, player])).values()].map((player) => ({
    player,
    values: Object.fromEntries(counts.get(player.id)?.counts ?? []),
  }));
}

const toNumbers = (values: Readonly<Record<string, string>>, hasRatings: boolean) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([code, value]) => {
      const number = Number(value);
      const isShown = value !== "" && !Number.isNaN(number) && (hasRatings || code !== "rating");
      return isShown ? [[code, number] as const] : [];
    }),
  );
