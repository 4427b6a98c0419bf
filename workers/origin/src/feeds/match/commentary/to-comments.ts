import type { Language } from "../../../../../../shared/texts/languages.ts";
import { statusTypeOf } from "../../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Incident, Pair } from "../../../../../../shared/timeline/incident.ts";
import type { MatchDetails, DetailsEntry } from "../../../ledger/match-details.ts";
import { isOfCountry } from "../is-of-country.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import type { Comment } from "./comment.ts";
import { createMinutes } from "./minute-of.ts";
import { createNarrator } from "./sentence.ts";
import { describeFacts, describePeriods } from "./describe-facts.ts";
import { describeIncident, type Narration, type Description } from "./describe-incident.ts";
import { describeStatus } from "./describe-status.ts";
import { isDescribedElsewhere } from "./described-elsewhere.ts";

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
