import type { EventFields } from "../../../../shared/wire/event-fields.ts";

/** Whether a starter rides a stage of a tour. */
export const isStage = ({ stageNumber }: EventFields): boolean => !!stageNumber;
