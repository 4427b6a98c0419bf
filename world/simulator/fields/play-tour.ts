import { intBetween, randomOf } from "../../../shared/basics/random.ts";
import type { StageProfile } from "../../../shared/competitions/tours.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { profileOf, startsOfTour, stageOf, withStarters, type Edition } from "./edition.ts";
import { createFieldRecorder, type FieldRecorder } from "./field-recorder.ts";
import { playRace } from "./play-race.ts";
import type { Race } from "./race.ts";
import { tourStanding, type RiddenStage } from "./tour-standing.ts";

/** How far chance and strength part the riders, against a race of one day: on flat roads many arrive together. */
const spread: Readonly<Record<StageProfile, { readonly luck: number; readonly edge: number }>> = {
  flat: { luck: 0.12, edge: 0.03 },
  hilly: { luck: 0.5, edge: 0.25 },
  mountain: { luck: 1, edge: 1 },
  "time-trial": { luck: 0.4, edge: 0.6 },
};
const climbs: Readonly<Record<StageProfile, readonly [least: number, most: number]>> = {
  flat: [300, 900],
  hilly: [1400, 2600],
  mountain: [2900, 4200],
  "time-trial": [50, 300],
};

/** Returns the facts about a stage that are known before it is ridden; empty for a race outside a tour. */
export function stageFacts(seed: string, { competition, league, turn }: Edition): Facts {
  const stage = stageOf(competition, turn);
  const profile = profileOf({ competition, turn }) ?? "flat";
  if (stage === null) return {};
  return {
    stageNumber: stage,
    stageCount: competition.tour?.length ?? 0,
    stageProfile: profile,
    climbMetres: intBetween(randomOf(seed, "climb", league.stageId), ...climbs[profile]),
  };
}

/** How long a stage takes against another: a time trial is ridden in less than an hour. */
const paceOf = (profile: StageProfile): number => (profile === "time-trial" ? 0.2 : 1);

type Riding = {
  readonly seed: string;
  readonly edition: Edition;
  readonly race: Race;
  readonly strengths: readonly number[];
  readonly kilometres: number | null;
};

/**
 * Plays a stage of a tour. Riders who did not finish an earlier stage do not start, and the tour's standings are recorded at the end.
 * The earlier stages are played again from the seed, without a record.
 */
export function playStage(recorder: FieldRecorder, { seed, edition, race, strengths, kilometres }: Riding): void {
  const { competition, turn } = edition;
  const out = new Set<number>();
  const ridden: RiddenStage[] = [];
  for (const start of startsOfTour(competition, turn).filter((each) => each.turn <= turn)) {
    const isOwn = start.turn === turn;
    const profile = profileOf(start) ?? "flat";
    const { luck, edge } = spread[profile];
    const { startSeconds, league } = isOwn ? edition : withStarters(seed, start);
    const times = playRace(
      {
        recorder: isOwn ? recorder : createFieldRecorder(edition.starters),
        random: randomOf(seed, "field", league.stageId),
        strengths,
        startSeconds,
      },
      {
        ...race,
        checkpointSeconds: race.checkpointSeconds * paceOf(profile),
        luckSeconds: race.luckSeconds * luck,
        edgeSeconds: race.edgeSeconds * edge,
      },
      {
        kilometres: isOwn ? kilometres : null,
        timing: randomOf(seed, "timing", league.stageId),
        tyres: null,
        isKnockOut: false,
        out,
      },
    );
    ridden.push({ profile, times });
    times.forEach((time, index) => {
      if (time === null) out.add(index);
    });
    if (!isOwn) continue;
    const endSeconds = startSeconds + Math.max(...times.map((time) => time ?? 0)) + 30;
    tourStanding(ridden).forEach((facts, index) => recorder.record(index, facts, endSeconds));
  }
}
