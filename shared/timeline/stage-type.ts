import { stage, stageType, type StageId, type StageType } from "../sports/stages.ts";

const liveStages: ReadonlySet<StageId> = new Set([
  stage.live,
  stage.extraTime,
  stage.penalties,
  stage.firstHalf,
  stage.secondHalf,
  stage.halfTime,
  stage.interrupted,
]);

/** The stage type (AB) of a stage: whatever is neither scheduled nor live counts as finished, as on the wire. */
export function stageTypeOf(id: StageId): StageType {
  if (id === stage.scheduled) return stageType.scheduled;
  return liveStages.has(id) ? stageType.live : stageType.finished;
}
