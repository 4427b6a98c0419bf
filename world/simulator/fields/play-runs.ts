import { participantStatuses } from "../../../shared/sports/participant-statuses.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { bell, ranksBy, toGapText, toTimeText, type FieldPlay } from "./field-recorder.ts";

/** Two rounds, one starter after the other: against the clock, or for points. */
export type Runs = {
  readonly intervalSeconds: number;
  readonly breakSeconds: number;
  readonly stopShare: number;
} & (
  | { readonly counts: "time"; readonly runSeconds: number; readonly luckSeconds: number; readonly edgeSeconds: number }
  | { readonly counts: "points"; readonly hillMetres: number }
);

const runs: ReadonlyMap<number, Runs> = new Map<number, Runs>([
  [
    sportIds.alpine,
    {
      counts: "time",
      intervalSeconds: 100,
      breakSeconds: 3600,
      stopShare: 0.09,
      runSeconds: 54,
      luckSeconds: 0.7,
      edgeSeconds: 1.4,
    },
  ],
  [
    sportIds["winter-sports"],
    {
      counts: "time",
      intervalSeconds: 150,
      breakSeconds: 1500,
      stopShare: 0.01,
      runSeconds: 56,
      luckSeconds: 0.15,
      edgeSeconds: 0.5,
    },
  ],
  [
    sportIds["ski-jumping"],
    { counts: "points", intervalSeconds: 95, breakSeconds: 1200, stopShare: 0.01, hillMetres: 125 },
  ],
]);

export const runsOf = (sportId: number): Runs | null => runs.get(sportId) ?? null;

const rounds = [eventStatus.round1, eventStatus.round2] as const;

export function playRuns({ recorder, random, strengths, startSeconds }: FieldPlay, sport: Runs): void {
  /** Seconds, or points with a minus, so that the smallest is the best in either case. */
  const totals = strengths.map((): number | null => null);
  const stopped = new Set<number>();
  let atSeconds = startSeconds;
  rounds.forEach((round, roundIndex) => {
    recorder.status(round, atSeconds);
    const ranks = ranksBy(totals);
    // The second round goes from the last to the first.
    const order = [...strengths.keys()]
      .filter((index) => !stopped.has(index))
      .toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b);
    const inRound = new Set<number>();
    for (const index of order) {
      atSeconds += sport.intervalSeconds;
      inRound.add(index);
      if (random() < sport.stopShare) {
        stopped.add(index);
        totals[index] = null;
        recorder.record(
          index,
          { rank: null, gap: null, raceTime: null, stopReason: participantStatuses.didNotFinish },
          atSeconds,
        );
      } else {
        const { value, facts } = run(sport, strengths[index] ?? 0, roundIndex);
        totals[index] = (totals[index] ?? 0) + value;
        recorder.record(index, facts, atSeconds);
      }
      recordRanks(inRound);
    }
    if (roundIndex === 0) {
      recorder.status(eventStatus.break, atSeconds + 30);
      atSeconds += sport.breakSeconds;
    }
  });
  recorder.status(eventStatus.finished, atSeconds + 60);

  /** Only those who have run in this round are ranked. */
  function recordRanks(inRound: ReadonlySet<number>) {
    const counted = totals.map((total, index) => (inRound.has(index) ? total : null));
    const best = Math.min(...counted.filter((total) => total !== null));
    ranksBy(counted).forEach((rank, index) => {
      const total = counted[index] ?? null;
      if (rank === null || total === null) return;
      recorder.record(index, { rank, ...resultFacts(sport, total, best) }, atSeconds);
    });
  }

  function run(
    sportRuns: Runs,
    strength: number,
    roundIndex: number,
  ): { readonly value: number; readonly facts: Facts } {
    if (sportRuns.counts === "time") {
      const seconds =
        sportRuns.runSeconds + Math.abs(bell(random)) * sportRuns.luckSeconds - strength * sportRuns.edgeSeconds;
      return { value: Math.round(seconds * 100) / 100, facts: {} };
    }
    const metres = Math.round((sportRuns.hillMetres + bell(random) * 5 + strength * 9) * 2) / 2;
    const points = Math.round((60 + (metres - sportRuns.hillMetres) * 1.8 + 51 + random() * 7) * 10) / 10;
    return { value: -points, facts: roundIndex === 0 ? { jump1Metres: metres } : { jump2Metres: metres } };
  }
}

function resultFacts(sport: Runs, total: number, best: number): Facts {
  if (sport.counts === "points") return { points: Math.round(-total * 10) / 10 };
  return { raceTime: toTimeText(total, 2), gap: total === best ? null : toGapText(total, best, 2) };
}
