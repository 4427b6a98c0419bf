import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Finále",
  2: "Semifinále",
  4: "Čtvrtfinále",
  8: "Osmifinále",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} finále`,
  numbered: (number) => `${number}. kolo`,
};
