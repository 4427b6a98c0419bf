import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = { 1: "Finale", 2: "Demi-finales", 4: "Quarts de finale" };

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} de finale`,
  numbered: (number) => `Journée ${number}`,
};
