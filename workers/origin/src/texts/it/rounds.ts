import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Finale",
  2: "Semifinali",
  4: "Quarti di finale",
  8: "Ottavi di finale",
  16: "Sedicesimi di finale",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} di finale`,
  numbered: (number) => `Giornata ${number}`,
};
