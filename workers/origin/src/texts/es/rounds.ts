import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Final",
  2: "Semifinales",
  4: "Cuartos de final",
  8: "Octavos de final",
  16: "Dieciseisavos de final",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} de final`,
  numbered: (number) => `Jornada ${number}`,
};
