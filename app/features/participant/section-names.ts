import type { PeopleTexts } from "../../i18n/people/fr.ts";
import { eventKind } from "../match/event-kind.ts";
import type { Section } from "./participant-view.ts";

/** Returns the names of a page's sections. Racers and fighters play no matches, so their matches section is named "results". */
export function sectionNames(
  kind: "team" | "player",
  sportId: number,
  { teamTabs, playerTabs }: PeopleTexts,
): Readonly<Partial<Record<Section, string>>> {
  if (kind === "team") return teamTabs;
  return eventKind(sportId) === null ? playerTabs : { ...playerTabs, matches: teamTabs.results };
}
