import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import type { Amendment, Side } from "../../../../shared/timeline/incident.ts";
import type { Game, Goal } from "./game.ts";
import type { SentGoal } from "./sent.ts";

type By = {
  readonly nextId: (name: string) => string;
  readonly instants: (minute: string) => number;
  readonly nowSeconds: number;
  readonly isPlayed: boolean;
  /** Whether the match is in a shoot-out: then sources count its kicks in ways that differ, and no goal is taken back. */
  readonly isShootOut: boolean;
};

/**
 * The goals of a match against those that were told. A step of the score that no named goal explains is a goal that only the
 * score proves; the name that comes later is given to it. A goal that is gone, or that the score no longer counts, is taken back.
 * A source that deletes a goal and enters it again has corrected it.
 */
export function compareGoals(eventId: string, game: Game, told: readonly SentGoal[], by: By) {
  const incidents: PostedIncident[] = [];
  const kept: SentGoal[] = [];
  const free = told.filter(({ key }) => key === null || !game.goals.some((goal) => goal.key === key));
  /** A told goal of a side that stands for nothing named: the latest of those that only the score proved, else one that is gone. */
  const takeFree = (side: Side): SentGoal | undefined => {
    const ofSide = free.filter((goal) => goal.side === side);
    const taken = ofSide.find(({ key }) => key === null) ?? ofSide.at(-1);
    if (taken !== undefined) free.splice(free.indexOf(taken), 1);
    return taken;
  };

  for (const goal of game.goals) {
    const known = told.find(({ key }) => key === goal.key) ?? takeFree(goal.side);
    const sent: SentGoal = { ...goal, id: known?.id ?? by.nextId("goal") };
    kept.push(sent);
    if (known === undefined) incidents.push(toIncident(eventId, sent, by));
    else if (!isSame(known, goal)) {
      const changes = toAmendment(goal);
      const id = by.nextId("amended");
      incidents.push({ eventId, id, kind: "amended", incidentId: known.id, changes, atSeconds: by.nowSeconds });
    }
  }

  for (const side of [1, 2] as const) {
    // A finished match has its result, and needs no unnamed goals; those already sent stay while the score counts them.
    // If the score is unknown for now, this does not retract a goal because of it.
    const toldCount = told.filter((goal) => goal.side === side).length;
    const score = game.score?.[side - 1] ?? toldCount;
    const counted = by.isShootOut ? Math.max(score, toldCount) : score;
    let missing = counted - kept.filter((goal) => goal.side === side).length;
    for (const unnamed of free.filter((goal) => goal.side === side && goal.key === null)) {
      if (missing <= 0) break;
      kept.push(unnamed);
      free.splice(free.indexOf(unnamed), 1);
      missing -= 1;
    }
    for (; missing > 0 && by.isPlayed && game.score !== null; missing -= 1) {
      const unnamed: SentGoal = { key: null, side, minute: "", player: null, how: "open-play", id: by.nextId("goal") };
      kept.push(unnamed);
      incidents.push(toIncident(eventId, unnamed, by));
    }
  }
  for (const { id: incidentId } of free) {
    const id = by.nextId("taken-back");
    incidents.push({ eventId, id, kind: "retracted", incidentId, atSeconds: by.nowSeconds });
  }
  return { incidents, goals: kept };
}

const isSame = (known: SentGoal, goal: Goal): boolean =>
  known.side === goal.side &&
  known.minute === goal.minute &&
  known.how === goal.how &&
  known.player?.id === goal.player?.id &&
  known.player?.name === goal.player?.name &&
  known.assist?.name === goal.assist?.name;

const toIncident = (eventId: string, goal: SentGoal, { instants }: By): PostedIncident => ({
  eventId,
  id: goal.id,
  kind: "goal",
  ...toAmendment(goal),
  side: goal.side,
  minute: goal.minute,
  atSeconds: instants(goal.minute),
});

const toAmendment = ({ side, minute, how, player, assist }: Omit<Goal, "key">): Amendment => ({
  side,
  minute,
  how,
  ...(player === null ? {} : { player }),
  ...(assist === undefined ? {} : { assist }),
});
