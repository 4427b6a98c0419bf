import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

export const pt: SeldomTexts = {
  emptyDay: "Sem jogos neste dia",
  emptyFieldDay: "Sem provas neste dia",
  emptyDayHint: "Escolha outro dia no calendário.",
  comingNext: (date: string) => `A seguir: ${date}`,
  emptyLive: "De momento não há jogos em direto",
  emptyFinished: "Ainda nenhum jogo terminou neste dia",
  emptyScheduled: "Já não há jogos por disputar neste dia",
  emptyMine: "Não segue nenhum jogo neste dia",
  emptyMineHint: "Toque na estrela de um jogo para o encontrar aqui. As suas escolhas ficam neste navegador.",
  otherDays: "Seguidos noutros dias",
  seeAll: "Ver todos os jogos",
  seeToday: "Voltar a hoje",
  myGamesFull: (limit) => `Já segue ${limit} jogos, o máximo. Retire um para acrescentar outro.`,
  notFollowable: (pastDays, futureDays) =>
    `É possível seguir jogos desde há ${plural(pastDays, { one: `${pastDays} dia`, other: `${pastDays} dias` })} até daqui a ${futureDays} dias.`,
};
