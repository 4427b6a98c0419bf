import type { DeviceCall } from "../../../shared/push/device.ts";
import type { VeilChoice } from "../veil/veil-choice.ts";

/** Followed games of which a message may tell the result. Where a team or a league is hidden there are none: who plays in which is not known here. */
export function withoutHidden(games: DeviceCall["sports"], { isHidden, things }: VeilChoice): DeviceCall["sports"] {
  if (isHidden || things.some(({ kind }) => kind !== "game")) return {};
  const hidden = new Set(things.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(games).map(([sportId, ends]) => [
      sportId,
      Object.fromEntries(Object.entries(ends).filter(([eventId]) => !hidden.has(eventId))),
    ]),
  );
}
