import type { EventFields } from "../../shared/feed/event-fields.ts";

/**
 * Whether a game has begun of which no more is shown, because its visitor hides how it goes: it is not to come, and whether it is over is
 * not said. Every other event has a status.
 */
export const isMaskedPast = (
  { statusType: type, startSeconds }: Pick<EventFields, "statusType" | "startSeconds">,
  nowSeconds: number,
): boolean => type == null && (startSeconds ?? Infinity) <= nowSeconds;
