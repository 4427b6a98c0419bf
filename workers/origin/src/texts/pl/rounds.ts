import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "Finał",
  2: "Półfinały",
  4: "Ćwierćfinały",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `1/${ties} finału`,
  numbered: (number) => `${number}. kolejka`,
};
