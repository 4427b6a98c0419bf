import { eventKeyFields, eventResultFields, eventTrailingFields } from "./event-key-fields.ts";
import { eventAwayFields, eventHomeFields } from "./event-side-fields.ts";
import { eventSportFields } from "./event-sport-fields.ts";
import type { Fields } from "./field.ts";

/** Every cell of an event row (`AA`). */
export const eventFields = {
  ...eventKeyFields,
  ...eventSportFields,
  ...eventHomeFields,
  ...eventAwayFields,
  ...eventResultFields,
  ...eventTrailingFields,
} as const;

export type EventFields = Fields<typeof eventFields>;
