import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { parseRound } from "../../draws/round-key.ts";

/** A round as a feed's language prints it: numbers get a word, knock-out rounds their name, anything else is a name already. */
export function toRoundText(round: string, lang: Language): string {
  const { rounds } = textsIn(lang);
  // Most rounds are matchdays; what a knock-out round may be called is a long search.
  if (/^\d+$/.test(round)) return rounds.numbered(round);
  const knockOut = parseRound(round);
  return knockOut === null ? round : rounds.knockOut(knockOut.ties);
}
