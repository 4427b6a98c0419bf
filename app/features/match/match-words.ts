import type { Language } from "../../../shared/texts/languages.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import type { MatchTexts } from "../../i18n/match-texts.ts";
import { eventKind } from "./event-kind.ts";
import { joinedWords } from "./sport-specific-texts.ts";

/** The texts of a match's page in the words of the sport: a bout is a fight, and a race no match. */
export function matchWords(sportId: number, lang: Language): MatchTexts {
  const kind = eventKind(sportId);
  return kind === null ? matchTexts(lang) : joinedWords(kind, lang);
}
