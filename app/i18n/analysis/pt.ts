import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

export const pt: AnalysisTexts = {
  how: "Como se calcula",
  halfTime: "Int.",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Domínio do jogo",
    byMinute: "minuto a minuto",
    byPoint: "ponto a ponto",
    byGame: "jogo a jogo",
    steps: {
      minute: (count) => plural(count, { one: `${count} min`, other: `${count} min` }),
      point: (count) => plural(count, { one: `${count} ponto`, other: `${count} pontos` }),
      game: (count) => plural(count, { one: `${count} jogo`, other: `${count} jogos` }),
    },
    summary: (home, ofHome, away, ofAway) => `${home} por cima durante ${ofHome}, ${away} durante ${ofAway}.`,
    onTop: (name) => `Por cima: ${name}`,
    level: "Equilíbrio",
    span: "Período de jogo",
    who: "Por cima",
    goal: (name, minute, player) => `${minute} Golo para ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} Cartão vermelho para ${name}${player && `: ${player}`}`,
    method:
      "Cada lance pesa a favor de um lado: um golo vale 3, um remate à baliza 1,5, outro remate 0,8, um canto 0,7; um cartão vermelho pesa a favor do adversário. O peso reduz-se a metade a cada quatro minutos, e a curva mostra o que resta de um lado menos o que resta do outro.",
    methodOfScores:
      "Cada ponto, golo, remate ou bola recuperada pesa a favor de um lado, o peso reduz-se a metade em poucos minutos, e a curva mostra o que resta de um lado menos o que resta do outro.",
    methodOfSets:
      "Cada ponto ganho pesa a favor de um lado, o peso reduz-se a metade a cada quatro pontos, e a curva mostra o que resta de um lado menos o que resta do outro. Em cada set volta ao zero.",
  },
  chances: {
    title: "Probabilidades",
    now: "agora",
    before: "antes do jogo",
    end: "no final",
    draw: "Empate",
    minute: "Minuto",
    chart: (text) => `Probabilidades ao longo do jogo. ${text}`,
    beforeWas: (text) => `Antes do jogo: ${text}`,
    method: (matches, brier, base) =>
      `Os golos ainda por marcar seguem uma distribuição de Poisson: golos marcados e sofridos pelas duas equipas nos últimos jogos, resultado, tempo restante e cartões vermelhos. Nenhuma odd entra no cálculo. Conta o resultado no fim do tempo regulamentar; no prolongamento, no fim deste. Em ${matches} jogos que o modelo não conhecia, a pontuação de Brier no início é ${brier}, contra ${base} com as frequências habituais (0 é a perfeição).`,
  },
  shots: {
    title: "Remates",
    chart: (text) => `Mapa de remates. ${text}`,
    total: (count) => plural(count, { one: `${count} remate`, other: `${count} remates` }),
    expected: (value) => `${value} xG`,
    size: "Tamanho: xG",
    all: (count) => plural(count, { one: "O remate", other: `Os ${count} remates, um a um` }),
    unknownPlayer: "Jogador desconhecido",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Golo", saved: "Defendido", off: "Para fora", blocked: "Bloqueado", woodwork: "Ao ferro" },
    bodies: { foot: "com o pé", head: "de cabeça" },
    situations: { "open-play": "", counter: "contra-ataque", "free-kick": "livre", penalty: "penálti" },
    method: (shots, matches, brier, base) =>
      `Os golos esperados (xG) são a probabilidade de um remate dar golo, segundo o ângulo com que vê a baliza, a parte do corpo e a situação. O modelo baseia-se em ${shots} remates de ${matches} jogos (Pappalardo e Massucco, Wyscout, CC BY 4.0): são poucos, por isso deve ser lido com prudência. Em competições que não conhecia, a pontuação de Brier é ${brier}, contra ${base} com a frequência média (0 é a perfeição).`,
  },
};
