/** A round as a feed's language prints it: numbers get a word, anything else is a name already. */
export function toRoundText(round: string, lang: string): string {
  if (!/^\d+$/.test(round)) return round;
  return lang.startsWith("fr") ? `Journée ${round}` : `Round ${round}`;
}
