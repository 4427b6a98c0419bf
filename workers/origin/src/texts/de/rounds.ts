import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Finale",
  2: "Halbfinale",
  4: "Viertelfinale",
  8: "Achtelfinale",
  16: "Sechzehntelfinale",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties}-Finale`,
  numbered: (number) => `${number}. Spieltag`,
};
