import type { Language } from "../../../shared/texts/languages.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { isPerson, type ParticipantKind, type Profile } from "./participant-view.ts";

/** The page of a competitor's results, beside which are feeds of them; null for a member of a team. */
export function resultsPath(kind: ParticipantKind, profile: Profile, lang: Language): string | null {
  if (isPerson(profile) || !profile.url) return null;
  const { team, player } = addressTexts(lang);
  return profile.url + (kind === "team" ? team.results : player.matches);
}
