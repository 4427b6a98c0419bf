import type { StatusId } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Incident, Side } from "../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import type { Random } from "../../../shared/basics/random.ts";
import type { BoxScore } from "./box-score.ts";
import { castFor, mayScore } from "./casting.ts";
import type { Squad } from "./squad.ts";

/** Records the incidents of an event as it is played: only `wait` advances its clock. */
export type Recorder = ReturnType<typeof createRecorder>;

/** What a family of sports plays with. */
export type Play = {
  readonly recorder: Recorder;
  readonly random: Random;
  /** Decides which details are reported, never how the event goes: a new detail changes no score. */
  readonly detail: Random;
  /** How much stronger home is, from about -1 to 1. */
  readonly edge: number;
  readonly sportId: number;
  /** Null where sides are single players or pairs. */
  readonly teams: Teams | null;
};

export type Teams = {
  readonly squads: readonly [home: Squad, away: Squad];
  readonly boxScore: BoxScore | null;
  /** Ids of players who are not on the field now. */
  readonly resting: Set<string>;
  /** Fouls of players by their ids. */
  readonly fouls: Map<string, number>;
};

type Untimed<T> = T extends unknown ? Omit<T, "atSeconds"> : never;
/** An incident without its time: the recorder stamps it with the current one. */
export type Recorded = Untimed<Incident>;
/** The scorer, the minute and the kind of a score, as far as the sport reports them. */
export type Scored = {
  readonly minute?: string;
  readonly player?: Player;
  readonly assist?: Player;
  readonly how?: PlayName;
};

export function createRecorder(startSeconds: number) {
  const incidents: Incident[] = [];
  let clock = startSeconds;
  const at = () => Math.round(clock);
  return {
    incidents,
    now: () => clock,
    wait(seconds: number) {
      clock += seconds;
    },
    record(recorded: Recorded) {
      incidents.push({ ...recorded, atSeconds: at() });
    },
    status(status: StatusId) {
      incidents.push({ kind: "status", atSeconds: at(), status });
    },
    points(side: Side, value: number, scored: Scored = {}) {
      incidents.push({ kind: "points", atSeconds: at(), side, value, ...scored });
    },
    play(side: Side, play: PlayName, minute = "", player?: Player) {
      incidents.push({
        kind: "play",
        atSeconds: at(),
        side,
        play,
        minute,
        ...(player === undefined ? {} : { player }),
      });
    },
    periodWon(side: Side) {
      incidents.push({ kind: "period-won", atSeconds: at(), side });
    },
    kick(side: Side, scored: boolean, player?: Player) {
      incidents.push({
        kind: "shoot-out",
        atSeconds: at(),
        side,
        scored,
        ...(player === undefined ? {} : { player }),
      });
    },
    facts(facts: Facts) {
      incidents.push({ kind: "facts", atSeconds: at(), facts });
    },
  };
}

/** Brings the tables of players up to date. */
export function recordPlayers({ recorder, teams }: Play): void {
  for (const [side, rows] of teams?.boxScore?.rows(recorder.incidents) ?? []) {
    recorder.record({ kind: "player-statistics", side, rows });
  }
}

/** The player of a side; none is named in sports of single players or pairs. */
export function castPlayer(
  { detail, teams }: Play,
  side: Side,
  play: PlayName | null,
  except?: Player,
): Player | undefined {
  if (teams === null) return undefined;
  const squad = teams.squads[indexOf(side)];
  const scores = play === null && except === undefined;
  const isAvailable = (player: LineUpPlayer) =>
    player.id !== except?.id && !teams.resting.has(player.id) && (!scores || mayScore(squad, player));
  return castFor(detail, squad, play, isAvailable);
}

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);
export const indexOf = (side: Side): 0 | 1 => (side === 1 ? 0 : 1);
/** Home with a chance, else away. */
export const sideBy = (random: Random, homeChance: number): Side => (random() < homeChance ? 1 : 2);

/** Seconds between two bounds. */
export const between = (random: Random, least: number, most: number): number => least + random() * (most - least);
