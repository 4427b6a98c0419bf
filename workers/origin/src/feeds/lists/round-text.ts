import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { parseRound } from "../../draws/round-key.ts";

/** A round as a feed's language prints it: numbers get a word, knock-out rounds their name, anything else is a name already. */
export function toRoundText(round: string, lang: Language): string {
  const { rounds } = textsIn(lang);
  const knockOut = parseRound(round);
  if (knockOut !== null) return rounds.knockOut(knockOut.ties);
  return /^\d+$/.test(round) ? rounds.numbered(round) : round;
}
