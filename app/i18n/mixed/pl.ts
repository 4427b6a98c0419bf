import type { MixedTexts } from "./fr.ts";

export const pl: MixedTexts = {
  title: "Wszystkie sporty",
  titleOf: (date) => `Wszystkie sporty, ${date}`,
  description: (date) =>
    `Najważniejsze mecze każdej dyscypliny, ${date}: wyniki na żywo, rezultaty i godziny rozpoczęcia na jednej stronie.`,
  groupDescription: (sport, date, sports) =>
    `${sport}, ${date}: ${sports}. Wyniki na żywo, rezultaty i godziny rozpoczęcia.`,
  days: "Wybierz dzień",
  sports: "Przejdź do dyscypliny",
  wholeDay: "Cała lista",
  empty: "Nic w tym dniu",
  emptyHint: "Wybierz inny dzień.",
};
