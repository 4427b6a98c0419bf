import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Final",
  2: "Meias-finais",
  4: "Quartos de final",
  8: "Oitavos de final",
  16: "16 avos de final",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} de final`,
  numbered: (number) => `Jornada ${number}`,
};
