import { participantStatuses } from "../../../shared/sports/participant-statuses.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";

/** Everybody starts at once; places and gaps are taken at checkpoints. */
export type Race = {
  readonly checkpoints: number;
  readonly checkpointSeconds: number;
  /** Laps from one checkpoint to the next; 0 where laps are not reported. */
  readonly laps: number;
  /** How far, in seconds a checkpoint, luck and an edge of 1 move a starter. */
  readonly luckSeconds: number;
  readonly edgeSeconds: number;
  readonly stopShare: number;
  /** Reasons why starters do not finish; one that is listed more often is more frequent. */
  readonly stopReasons: readonly string[];
  /** Share of the starters who are withdrawn before the start. */
  readonly nonRunners: number;
  readonly pitStops: number;
  readonly decimals: number;
};

const { didNotFinish, disqualified, retired, pulledUp, fall, unseatedRider } = participantStatuses;
const none = { laps: 0, pitStops: 0, stopReasons: [didNotFinish], nonRunners: 0 };
const engineStops = [retired, retired, didNotFinish, disqualified];

const races: ReadonlyMap<number, Race> = new Map<number, Race>([
  [
    sportIds["auto-racing"],
    race({
      checkpoints: 29,
      checkpointSeconds: 184,
      laps: 2,
      luckSeconds: 2,
      edgeSeconds: 2.2,
      stopShare: 0.1,
      stopReasons: engineStops,
      pitStops: 2,
    }),
  ],
  [
    sportIds["moto-racing"],
    race({
      checkpoints: 25,
      checkpointSeconds: 98,
      laps: 1,
      luckSeconds: 0.9,
      edgeSeconds: 1,
      stopShare: 0.15,
      stopReasons: engineStops,
    }),
  ],
  [
    sportIds.motorsport,
    race({
      checkpoints: 60,
      checkpointSeconds: 360,
      laps: 3,
      luckSeconds: 6,
      edgeSeconds: 2,
      stopShare: 0.12,
      stopReasons: engineStops,
      pitStops: 6,
    }),
  ],
  [
    sportIds.cycling,
    race({ checkpoints: 20, checkpointSeconds: 640, luckSeconds: 11, edgeSeconds: 9, stopShare: 0.05, decimals: 0 }),
  ],
  [
    sportIds["horse-racing"],
    race({
      checkpoints: 4,
      checkpointSeconds: 33,
      luckSeconds: 0.7,
      edgeSeconds: 0.5,
      stopShare: 0.03,
      stopReasons: [pulledUp, pulledUp, fall, unseatedRider],
      nonRunners: 0.04,
      decimals: 2,
    }),
  ],
  [
    sportIds["cross-country"],
    race({ checkpoints: 12, checkpointSeconds: 135, luckSeconds: 1.8, edgeSeconds: 4, stopShare: 0.02, decimals: 1 }),
  ],
  [
    sportIds.biathlon,
    race({ checkpoints: 10, checkpointSeconds: 225, luckSeconds: 9, edgeSeconds: 6, stopShare: 0.01, decimals: 1 }),
  ],
]);

export const raceOf = (sportId: number): Race | null => races.get(sportId) ?? null;

function race(
  own: Partial<Race> & Pick<Race, "checkpoints" | "checkpointSeconds" | "luckSeconds" | "edgeSeconds" | "stopShare">,
): Race {
  return { ...none, decimals: 3, ...own };
}
