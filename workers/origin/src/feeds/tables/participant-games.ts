import { toHeadToHead, type HeadToHeadSummary } from "../../../../../shared/sports/results/head-to-head.ts";
import type { Form } from "../../../../../shared/sports/results/form.ts";
import { gameForm } from "../../../../../shared/sports/results/recent-form.ts";
import { toStandingsGame } from "../../../../../shared/sports/standings/to-standings-game.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

const longAgoSeconds = -8_000_000_000;

/** Games of a participant that began before a moment and are over, newest first. */
export function finishedGames(
  context: LedgerContext,
  participantId: string,
  beforeSeconds: number,
): readonly EventState[] {
  return context.events
    .eventsOfParticipant(participantId, longAgoSeconds, beforeSeconds)
    .map(({ state }) => state)
    .filter((state) => toStandingsGame(state) !== null)
    .toReversed();
}

export type FormGame = {
  readonly state: EventState;
  readonly side: 1 | 2;
  readonly form: Form;
};

/** The last games of a participant, newest first; `side` asks for those at home (1) or away (2) alone. */
export function recentForm(
  context: LedgerContext,
  participantId: string,
  asked: { readonly beforeSeconds: number; readonly count: number; readonly side?: 1 | 2 },
): readonly FormGame[] {
  const games = finishedGames(context, participantId, asked.beforeSeconds).flatMap((state): readonly FormGame[] => {
    const game = toStandingsGame(state);
    const side = state.schedule.home.id === participantId ? 1 : 2;
    const form = game === null ? null : gameForm(game, side);
    return form === null || (asked.side ?? side) !== side ? [] : [{ state, side, form }];
  });
  return games.slice(0, asked.count);
}

export type HeadToHead = {
  readonly summary: HeadToHeadSummary;
  /** Newest first. */
  readonly games: readonly EventState[];
};

/** What two participants did against each other, in whatever competition, before a moment. */
export function headToHead(
  context: LedgerContext,
  firstId: string,
  secondId: string,
  beforeSeconds: number,
): HeadToHead {
  const games = finishedGames(context, firstId, beforeSeconds).filter(
    ({ schedule: { home, away } }) => home.id === secondId || away?.id === secondId,
  );
  const summary = toHeadToHead(
    firstId,
    secondId,
    games.flatMap((state) => toStandingsGame(state) ?? []),
  );
  return { summary, games };
}
