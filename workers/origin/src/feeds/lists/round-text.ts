import { parseRound, roundText } from "../../draws/round-key.ts";

/** A round as a feed's language prints it: numbers get a word, knock-out rounds their name, anything else is a name already. */
export function toRoundText(round: string, lang: string): string {
  const language = lang.startsWith("fr") ? "fr" : "en";
  const knockOut = parseRound(round);
  if (knockOut !== null) return roundText(knockOut.ties, language);
  if (!/^\d+$/.test(round)) return round;
  return language === "fr" ? `Journée ${round}` : `Round ${round}`;
}
