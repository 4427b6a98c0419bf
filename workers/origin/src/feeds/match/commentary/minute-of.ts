import { sportById } from "../../../../../../shared/sports/catalogue.ts";
import { isPlaying } from "../../../../../../shared/sports/status-types.ts";
import { eventStatus, type StatusId } from "../../../../../../shared/sports/statuses.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";
import { minuteText } from "../player-texts.ts";

/** Minutes of a half, in sports whose clock the client counts. */
const halfMinutes: ReadonlyMap<string, number> = new Map([
  ["halves", 45],
  ["rugby", 40],
]);
const extraMinutes = 30;

/** The minutes at which a part begins and ends; null for a status that begins none. */
function boundsOf(entered: StatusId, half: number): { readonly first: number; readonly last: number } | null {
  if (entered === eventStatus.firstHalf) return { first: 0, last: half };
  if (entered === eventStatus.secondHalf) return { first: half, last: 2 * half };
  const [regular, middle, end] = [2 * half, 2 * half + extraMinutes / 2, 2 * half + extraMinutes];
  if (entered === eventStatus.firstExtraTime) return { first: regular, last: middle };
  if (entered === eventStatus.secondExtraTime) return { first: middle, last: end };
  return entered === eventStatus.extraTime ? { first: regular, last: end } : null;
}

/**
 * The minute of a line, as printed: the incident's own minute, else the source's clock, else the clock of the half;
 * empty where no clock runs. Entries must come in order.
 */
export function createMinutes({ sportId, clockRate }: Schedule): (entry: DetailsEntry, known: Facts) => string {
  const half = halfMinutes.get(sportById(sportId)?.clock ?? "none");
  let begun: { readonly first: number; readonly last: number; readonly atSeconds: number } | null = null;
  let latest = "";
  return ({ incident }, known) => {
    const bounds = half !== undefined && incident.kind === "status" ? boundsOf(incident.status, half) : null;
    if (bounds !== null) begun = { ...bounds, atSeconds: incident.atSeconds };
    if ("minute" in incident && incident.minute !== undefined && incident.minute !== "") {
      latest = minuteText(incident.minute);
      return latest;
    }
    // The source's clock counts a part, its incidents often the game: the minutes continue from those of the incidents. To the
    // second, that is not when the whistle went.
    if (half === undefined && incident.kind === "status" && latest !== "") return latest.includes(":") ? "" : latest;
    if (typeof known.minute === "number" && known.minute > 0) return minuteText(String(known.minute));
    if (begun === null) return "";
    const minute = begun.first + Math.floor(((incident.atSeconds - begun.atSeconds) * clockRate) / 60) + 1;
    const isBreak = incident.kind === "status" && !isPlaying(incident.status);
    // The whistle ends the minute that runs, and the board goes up before the next.
    const shown = isBreak || incident.kind === "added-time" ? Math.max(minute - 1, begun.first + 1) : minute;
    const text = shown > begun.last ? `${begun.last}+${shown - begun.last}` : String(shown);
    if (isBreak) begun = null;
    return minuteText(text);
  };
}
