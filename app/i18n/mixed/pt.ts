import type { MixedTexts } from "./fr.ts";

export const pt: MixedTexts = {
  title: "Todas as modalidades",
  titleOf: (date) => `Todas as modalidades, ${date}`,
  description: (date) =>
    `Os grandes jogos de cada modalidade, ${date}: resultados em direto, resultados finais e horários numa só página.`,
  groupDescription: (sport, date, sports) => `${sport}, ${date}: ${sports}. Resultados em direto e horários.`,
  days: "Escolher o dia",
  sports: "Ir para uma modalidade",
  wholeDay: "Lista completa",
  empty: "Nada nesse dia",
  emptyHint: "Escolha outro dia.",
};
