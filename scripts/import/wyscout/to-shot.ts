import type { Shot, ShotSituation } from "../../../shared/timeline/shot.ts";
import type { WyscoutEvent } from "./schema.ts";

export const headTag = 403;
const counterTag = 1901;

type Play = Pick<WyscoutEvent, "eventName" | "subEventName">;

/** A try to score: from play, by a free kick, or from the spot. */
export const isShot = ({ eventName, subEventName }: Play): boolean =>
  eventName === "Shot" || subEventName === "Penalty" || subEventName === "Free kick shot";

/** Converts an event to the place and manner of its shot; null when the source has no place for it. */
export function toShot(event: WyscoutEvent): Shot | null {
  const [from] = event.positions;
  if (from === undefined) return null;
  const body = event.tags.some(({ id }) => id === headTag) ? "head" : "foot";
  return { x: from.x, y: from.y, body, situation: situationOf(event) };
}

function situationOf({ eventName, subEventName, tags }: WyscoutEvent): ShotSituation {
  if (subEventName === "Penalty") return "penalty";
  if (eventName === "Free Kick") return "free-kick";
  return tags.some(({ id }) => id === counterTag) ? "counter" : "open-play";
}
