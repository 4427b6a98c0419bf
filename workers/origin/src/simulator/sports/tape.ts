import type { StageId } from "../../../../../shared/sports/stages.ts";
import type { Facts } from "../../../../../shared/timeline/facts.ts";
import type { Incident, Side } from "../../../../../shared/timeline/incident.ts";
import type { Random } from "../random.ts";

/** The incidents of an event as they are played: time goes on by `wait` alone. */
export type Tape = ReturnType<typeof createTape>;

/** What a family of sports plays with. `edge` is how much stronger home is, from about -1 to 1. */
export type Play = { readonly tape: Tape; readonly random: Random; readonly edge: number; readonly sportId: number };

export function createTape(startSeconds: number) {
  const incidents: Incident[] = [];
  let clock = startSeconds;
  const at = () => Math.round(clock);
  return {
    incidents,
    wait(seconds: number) {
      clock += seconds;
    },
    stage(stage: StageId) {
      incidents.push({ kind: "stage", atSeconds: at(), stage });
    },
    points(side: Side, value: number) {
      incidents.push({ kind: "points", atSeconds: at(), side, value });
    },
    partWon(side: Side) {
      incidents.push({ kind: "part-won", atSeconds: at(), side });
    },
    kick(side: Side, scored: boolean) {
      incidents.push({ kind: "shoot-out", atSeconds: at(), side, scored });
    },
    facts(facts: Facts) {
      incidents.push({ kind: "facts", atSeconds: at(), facts });
    },
  };
}

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);
export const indexOf = (side: Side): 0 | 1 => (side === 1 ? 0 : 1);
/** Home with a chance, else away. */
export const sideBy = (random: Random, homeChance: number): Side => (random() < homeChance ? 1 : 2);

/** Seconds between two bounds. */
export const between = (random: Random, least: number, most: number): number => least + random() * (most - least);
