import type { Language } from "../../../../../../shared/texts/languages.ts";
import { stageTypeOf } from "../../../../../../shared/sports/stage-types.ts";
import { stageType } from "../../../../../../shared/sports/stages.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Pair } from "../../../../../../shared/timeline/incident.ts";
import type { Story, StoryEntry } from "../../../ledger/story.ts";
import type { Comment } from "./comment.ts";
import { createMinutes } from "./minute-of.ts";
import { createTeller } from "./sentence.ts";
import { tellFacts, tellParts } from "./tell-facts.ts";
import { tellIncident, type Telling, type Told } from "./tell-incident.ts";
import { tellStage } from "./tell-stage.ts";
import { isToldElsewhere } from "./told-elsewhere.ts";

/** A match as a reporter tells it, newest first; what its providers' reporters wrote in the language stands among it. */
export function toComments({ state, entries }: Story, lang: Language): readonly Comment[] {
  const { schedule } = state;
  const telling: Telling = { schedule, lang, teller: createTeller(schedule.eventId, lang) };
  const comments: Comment[] = [];
  let known: Facts = {};
  let before: Pair | null = null;
  let hasBegun = false;
  const minuteOf = createMinutes(schedule);
  for (const [index, entry] of entries.entries()) {
    const { incident } = entry;
    const minute = minuteOf(entry, known);
    const isTold = isToldElsewhere(entry, entries[index - 1], entries[index + 1]);
    const told = isTold ? null : tell(telling, entry, { known, before, hasBegun, final: state });
    if (told !== null) {
      const { type, text, isImportant = false } = told;
      comments.push({ minute, type, text, isImportant });
    }
    hasBegun ||= incident.kind === "stage" && stageTypeOf(incident.stage) === stageType.live;
    if (incident.kind === "facts") known = { ...known, ...incident.facts };
    before = entry.score;
  }
  return comments.toReversed();
}

type Until = {
  readonly known: Facts;
  readonly before: Pair | null;
  readonly hasBegun: boolean;
  readonly final: EventState;
};

function tell(telling: Telling, entry: StoryEntry, { known, before, hasBegun, final }: Until): Told | null {
  const { incident, takenBack } = entry;
  if (incident.kind === "stage") return tellStage(telling, entry, !hasBegun, final);
  if (incident.kind === "facts") return tellFacts(telling, entry, incident.facts, known);
  const ofParts = takenBack === undefined ? tellParts(telling, entry, known) : null;
  return ofParts ?? tellIncident(telling, entry, before);
}
