import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Finale",
  2: "Halve finales",
  4: "Kwartfinales",
  8: "Achtste finales",
  16: "Zestiende finales",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} finales`,
  numbered: (number) => `Speelronde ${number}`,
};
