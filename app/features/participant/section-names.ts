import type { PeopleTexts } from "../../i18n/people/fr.ts";
import { eventKind } from "../match/event-kind.ts";
import type { Section } from "./participant-view.ts";

/** What the sections of a page are called; who races or fights plays no matches, and has results. */
export function sectionNames(
  kind: "team" | "player",
  sportId: number,
  { teamTabs, playerTabs }: PeopleTexts,
): Readonly<Partial<Record<Section, string>>> {
  if (kind === "team") return teamTabs;
  return eventKind(sportId) === null ? playerTabs : { ...playerTabs, matches: teamTabs.results };
}
