import type { Language } from "../../../../../../shared/texts/languages.ts";
import { statusTypeOf, isPlaying } from "../../../../../../shared/sports/status-types.ts";
import { statusType, eventStatus, type StatusId } from "../../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Incident, Pair } from "../../../../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../../../../shared/timeline/plays.ts";
import { sportById } from "../../../../../../shared/sports/catalogue.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { MatchDetails, DetailsEntry } from "../../../ledger/match-details.ts";
import { isOfCountry } from "../is-of-country.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { minuteText } from "../player-texts.ts";
import { createNarrator } from "./sentence.ts";
import { describeFacts, describePeriods } from "./describe-facts.ts";
import { describeIncident, type Narration, type Description, type Comment } from "./describe-incident.ts";
import { describeStatus } from "./describe-status.ts";

/** Plays that are the same moment as a later entry of the same second: a shot and the goal that it was. */
const firstHalves: ReadonlySet<PlayName> = new Set<PlayName>([
  "shot-on-target",
  "service-break",
  "checkout",
  "two-pointer",
  "three-pointer",
]);

/** Whether an entry after the one at `index`, or the one before it, describes it too, so that nothing is said twice. */
function isDescribedElsewhere(entries: readonly DetailsEntry[], index: number): boolean {
  const incident = entries[index]?.incident;
  if (incident === undefined) return false;
  if (incident.kind === "play" && firstHalves.has(incident.play)) {
    // The points of a game of tennis are taken away between its break and its end.
    let after = index + 1;
    while (entries[after]?.incident.kind === "facts") after += 1;
    const next = entries[after];
    return next !== undefined && next.incident.atSeconds === incident.atSeconds && saysMore(next);
  }
  const previous = entries[index - 1];
  // A wicket that names its bowler replaces the count after it.
  return (
    incident.kind === "facts" &&
    previous?.incident.atSeconds === incident.atSeconds &&
    previous.incident.kind === "play" &&
    previous.incident.play === "wicket"
  );
}

function saysMore({ incident }: DetailsEntry): boolean {
  if (incident.kind === "play") return incident.play === "save";
  return incident.kind === "goal" || incident.kind === "points" || incident.kind === "period-won";
}

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
function createMinutes({ sportId, clockRate }: Schedule): (entry: DetailsEntry, known: Facts) => string {
  const half = halfMinutes.get(sportById(sportId)?.clock ?? "none");
  let begun: { readonly first: number; readonly last: number; readonly atSeconds: number } | null = null;
  let hasMinutes = false;
  return ({ incident }, known) => {
    const bounds = half !== undefined && incident.kind === "status" ? boundsOf(incident.status, half) : null;
    if (bounds !== null) begun = { ...bounds, atSeconds: incident.atSeconds };
    if ("minute" in incident && incident.minute !== undefined && incident.minute !== "") {
      hasMinutes = true;
      return minuteText(incident.minute);
    }
    // The source's clock counts a part, its incidents often the game, and the last of them is no whistle: none is better than a wrong one.
    if (half === undefined && incident.kind === "status" && hasMinutes) return "";
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

/** The commentary of a match, newest first, including the lines that providers' reporters wrote in the language. */
export function toComments({ state, entries }: MatchDetails, lang: Language): readonly Comment[] {
  const { schedule } = state;
  const ofCountry = isOfCountry(schedule, lang);
  const narration: Narration = { schedule, lang, narrator: createNarrator(schedule.eventId, lang, ofCountry) };
  const comments: Comment[] = [];
  let known: Facts = {};
  let before: Pair | null = null;
  let hasBegun = false;
  const minuteOf = createMinutes(schedule);
  for (const [index, entry] of entries.entries()) {
    const { incident } = entry;
    const minute = schedule.away === null ? lapOf(incident, known, lang) : minuteOf(entry, known);
    const isDescribed = isDescribedElsewhere(entries, index);
    const description = isDescribed ? null : describe(narration, entry, { known, before, hasBegun, final: state });
    if (description !== null) {
      const { type, text, isImportant = false, bookmakerIds } = description;
      comments.push({ minute, type, text, isImportant, ...(bookmakerIds && { bookmakerIds }) });
    }
    hasBegun ||= incident.kind === "status" && statusTypeOf(incident.status) === statusType.live;
    if (incident.kind === "facts") known = { ...known, ...incident.facts };
    before = entry.score;
  }
  return comments.toReversed();
}

/** The lap ("T12") of a starter in a race of laps, which has no minutes. */
function lapOf(incident: Incident, known: Facts, lang: Language): string {
  const laps = (incident.kind === "facts" ? incident.facts.laps : undefined) ?? known.laps;
  return typeof laps === "number" && laps > 0 ? `${textsIn(lang).labels.lap}${laps}` : "";
}

type Until = {
  readonly known: Facts;
  readonly before: Pair | null;
  readonly hasBegun: boolean;
  readonly final: EventState;
};

function describe(
  narration: Narration,
  entry: DetailsEntry,
  { known, before, hasBegun, final }: Until,
): Description | null {
  const { incident, takenBack } = entry;
  if (incident.kind === "status") return describeStatus(narration, entry, !hasBegun, final);
  if (incident.kind === "facts") return describeFacts(narration, entry, incident.facts, known);
  const ofPeriods = takenBack === undefined ? describePeriods(narration, entry, known) : null;
  return ofPeriods ?? describeIncident(narration, entry, before);
}
