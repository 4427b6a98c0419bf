import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { DatedGame } from "./standings-game.ts";
import { isLive, stageTypeOf } from "../../../../shared/sports/stage-types.ts";
import { stage, stageType } from "../../../../shared/sports/stages.ts";
import { toRunningGame, toStandingsGame } from "./to-standings-game.ts";

/** A game as the tables, draws and form of its league know it. */
export type SeasonGame = {
  readonly eventId: string;
  readonly round: string;
  /** Empty where there is one table. */
  readonly group: string;
  readonly startSeconds: number;
  readonly home: Participant;
  readonly away: Participant;
  /** `off` came to nothing, or waits for another day: it counts nowhere, and its sides still belong to the league. */
  readonly phase: "coming" | "running" | "over" | "off";
  /** What a table counts; of a running game as if it ended now. Null before the start. */
  readonly game: DatedGame | null;
};

/** Null for a starter of a field. */
export function toSeasonGame(event: EventState): SeasonGame | null {
  const { schedule } = event;
  if (schedule.away === null) return null;
  const { eventId, round, group = "", startSeconds, home, away } = schedule;
  const common = { eventId, round, group, startSeconds, home, away };
  const over = toStandingsGame(event);
  if (over !== null) return { ...common, phase: "over", game: over };
  if (isLive(event.stage)) return { ...common, phase: "running", game: toRunningGame(event) };
  return { ...common, phase: isComing(event) ? "coming" : "off", game: null };
}

const isComing = ({ stage: current }: EventState) =>
  stageTypeOf(current) === stageType.scheduled && current !== stage.toFinish;
