import type { Language } from "../../../shared/texts/languages.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import type { MatchTexts } from "../../i18n/match-texts.ts";
import { defineParts } from "../../rendering/late-parts.ts";
import { eventKind } from "./event-kind.ts";

/** Most pages are of matches, and load no words of bouts and races. `data-words` is on the head of the others. */
export const eventWordParts = defineParts("[data-words]", () => import("./sport-specific-texts.ts"));

/** For the server, which renders at once, and for who comes to the page in a browser. */
export async function prepareEventWords(eventId: string): Promise<void> {
  if (eventKind(sportIdOf(eventId) ?? 0) !== null) await eventWordParts.prepare();
}

/** The texts of a match's page in the words of the sport: a bout is a fight, and a race no match. */
export function matchWords(sportId: number, lang: Language): MatchTexts {
  const kind = eventKind(sportId);
  return kind === null ? matchTexts(lang) : eventWordParts.read().joinedWords(kind, lang);
}
