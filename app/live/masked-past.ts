import type { EventFields } from "../../shared/feed/event-fields.ts";

/**
 * Whether a game has begun of which no more is shown, because its visitor hides how it goes: it is not to come, and whether it is over is
 * not said. Every other event has a status, and a hidden one keeps that of a game to come until it begins.
 */
export const isMaskedPast = ({ statusType: type }: Pick<EventFields, "statusType">): boolean => type == null;
