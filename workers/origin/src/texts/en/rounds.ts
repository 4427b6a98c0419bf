import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = { 1: "Final", 2: "Semi-finals", 4: "Quarter-finals" };

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties}-finals`,
  numbered: (number) => `Round ${number}`,
};
