import { stageTypeOf as typeOfKnownStage } from "../sports/stage-types.ts";
import { stageType, type StageId, type StageType } from "../sports/stages.ts";

/** The stage type (AB) of a stage; one that we do not know counts as finished, so that it never looks live. */
export const stageTypeOf = (id: StageId): StageType => typeOfKnownStage(id) ?? stageType.finished;
