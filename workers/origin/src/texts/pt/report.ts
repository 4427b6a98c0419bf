import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["{team} leva a melhor sobre {other}", "{team} vence {other}", "Vitória para {team} frente a {other}"],
  closeHeadline: ["{team} vence {other} à justa", "{team} sofre para bater {other}", "{score}: {team} ao cair do pano"],
  clearHeadline: ["{team} não dá hipóteses a {other}", "{team} vence {other} sem apelo", "Dia tranquilo para {team}"],
  drawnHeadline: ["{home} e {away} dividem os pontos", "Sem vencedor entre {home} e {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "A última palavra foi de {team}: {score} ({league}).",
    "A vitória coube a {team}: {score} ({league}).",
    "{team} fez o que lhe competia. O resultado: {score} ({league}).",
  ],
  close: [
    "Foi à justa, mas conta: {score} ({league}).",
    "Um jogo muito disputado ({league}) com final feliz para {team}: {score}.",
    "Tudo se decidiu por pouco: {score} ({league}).",
  ],
  clear: [
    "O resultado diz tudo: {score} ({league}).",
    "{team} mostrou muito mais: {score} ({league}).",
    "Houve poucas dúvidas sobre o vencedor: {score} ({league}).",
  ],
  drawn: ["{league}: {score}, um resultado que serve a ambos.", "Nada os conseguiu separar: {score} ({league})."],
  byMethod: ["{team} bate {other} ({method}). {league}."],
  race: ["{home} já terminou: {league}."],
  place: ["Lugar final: {value}."],
  halfTime: ["Ao intervalo, o resultado era {value}.", "A primeira parte acabara com {value}."],
  parts: ["Os parciais: {value}.", "Em detalhe: {value}."],
  scorers: ["Os golos para {team}: {value}.", "Marcaram para {team}: {value}."],
  noGoals: ["Os dois guarda-redes mantiveram as balizas a zeros.", "Golos, não houve."],
  shootOut: ["Foi preciso recorrer às grandes penalidades: {value}.", "A decisão chegou nos penáltis: {value}."],
  afterExtraTime: ["O tempo regulamentar não chegou.", "Foi preciso mais do que o tempo regulamentar."],
  cards: ["Cartões amarelos: {value}.", "O árbitro puxou do amarelo. No total: {value}."],
  sentOff: ["Expulsões: {value}."],
  crowd: ["Assistência: {value}.", "Nas bancadas: {value}."],
  venue: ["Local: {value}.", "Palco: {value}."],
};
