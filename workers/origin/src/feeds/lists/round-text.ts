import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { parseRound } from "../../draws/round-key.ts";

/** A round as a feed's language prints it: numbers get a word, knock-out rounds their name, anything else is a name already. */
export function toRoundText(round: string, lang: Language): string {
  const knockOut = parseRound(round);
  if (knockOut !== null) return knockOutText(knockOut.ties, lang);
  return /^\d+$/.test(round) ? textsIn(lang).rounds.numbered({ number: round }) : round;
}

/** The name of a round of a draw by its number of ties: 1 is the final. */
export function knockOutText(ties: number, lang: Language): string {
  const { rounds } = textsIn(lang);
  return rounds.knockOuts[ties] ?? rounds.knockOut({ ties, teams: ties * 2 });
}
