import type { TvTexts } from "./fr.ts";

export const pt: TvTexts = {
  title: "Desporto na TV",
  titleOf: (date) => `Desporto na TV: ${date}`,
  description: (date) =>
    `Que canal transmite cada jogo? O desporto na televisão e na internet, ${date}, canal a canal, no seu país.`,
  hint: "Os canais do seu país, com a hora de cada jogo.",
  days: "Escolher o dia",
  sports: "Escolher a modalidade",
  allSports: "Todas as modalidades",
  onAir: "em direto",
  onlyChannel: (channel) => `O que transmite: ${channel}`,
  allChannels: "Todos os canais",
  empty: "Nenhuma transmissão anunciada neste dia",
  emptyHint: "Os canais anunciam os jogos alguns dias antes.",
};
