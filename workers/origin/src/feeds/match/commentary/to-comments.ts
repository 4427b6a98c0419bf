import type { Language } from "../../../../../../shared/sports/languages.ts";
import { stageTypeOf } from "../../../../../../shared/sports/stage-types.ts";
import { stageType } from "../../../../../../shared/sports/stages.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Pair } from "../../../../../../shared/timeline/incident.ts";
import type { Story, StoryEntry } from "../../../../../../shared/timeline/story.ts";
import { minuteText } from "../player-texts.ts";
import type { Comment } from "./comment.ts";
import { createTeller } from "./sentence.ts";
import { tellFacts, tellParts } from "./tell-facts.ts";
import { tellIncident, type Telling } from "./tell-incident.ts";
import { tellStage } from "./tell-stage.ts";

/** A match as a reporter tells it, newest first; what its providers' reporters wrote in the language stands among it. */
export function toComments({ state, entries }: Story, lang: Language): readonly Comment[] {
  const { schedule } = state;
  const telling: Telling = { schedule, lang, teller: createTeller(schedule.eventId, lang) };
  const comments: Comment[] = [];
  let known: Facts = {};
  let before: Pair | null = null;
  let hasBegun = false;
  for (const entry of entries) {
    const { incident } = entry;
    const told =
      incident.kind === "stage"
        ? tellStage(telling, entry, !hasBegun, state)
        : incident.kind === "facts"
          ? tellFacts(telling, entry, incident.facts, known)
          : ((entry.takenBack === undefined ? tellParts(telling, entry, known) : null) ??
            tellIncident(telling, entry, before));
    if (told !== null) {
      const { type, text, isImportant = false } = told;
      comments.push({ minute: minuteOf(entry), type, text, isImportant });
    }
    hasBegun ||= incident.kind === "stage" && stageTypeOf(incident.stage) === stageType.live;
    if (incident.kind === "facts") known = { ...known, ...incident.facts };
    before = entry.score;
  }
  return comments.toReversed();
}

function minuteOf({ incident }: StoryEntry): string {
  if ("minute" in incident && incident.minute !== undefined) return minuteText(incident.minute);
  return "";
}
