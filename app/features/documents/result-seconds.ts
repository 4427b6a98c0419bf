import type { EventFields } from "../../../shared/wire/event-fields.ts";

/** When a match got its present status, which of a result is its end; the announced end or the start where that is unknown. */
export const resultSeconds = ({ statusStartSeconds, endSeconds, startSeconds }: EventFields): number =>
  statusStartSeconds ?? endSeconds ?? startSeconds ?? 0;
