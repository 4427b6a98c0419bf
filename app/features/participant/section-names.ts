import type { Language } from "../../../shared/texts/languages.ts";
import type { PeopleTexts } from "../../i18n/people-texts.ts";
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

/** The name of a section as it stands alone, and inside a sentence, where most languages write it with a small letter. */
export const sectionName = (
  section: string,
  lang: Language,
): { readonly section: string; readonly sectionInText: string } => ({
  section,
  sectionInText: section.toLocaleLowerCase(lang),
});
