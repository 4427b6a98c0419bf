import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

export const pt: ReadingTexts = {
  rankings: "Rankings mundiais",
  rankingsHint: "Todos os rankings, modalidade a modalidade, com os primeiros classificados.",
  rankingsDescription:
    "ATP, WTA, UCI, Fórmula 1, biatlo: todos os rankings mundiais, modalidade a modalidade, atualizados após cada resultado.",
  columns: { rank: "Lugar", name: "Nome", points: "Pontos", movement: "Variação" },
  up: (ranks) => plural(ranks, { one: "sobe 1 lugar", other: `sobe ${ranks} lugares` }),
  down: (ranks) => plural(ranks, { one: "desce 1 lugar", other: `desce ${ranks} lugares` }),
  same: "Sem alteração",
  isNew: "Novo",
  validSince: (date) => `Em vigor desde ${date}`,
  ranked: (count) => plural(count, { one: "1 classificado", other: `${count} classificados` }),
  rankingDescription: (name, count) => `${name}: lugares, pontos e variações, ${count} classificados.`,
  before: "Lugares anteriores",
  after: "Lugares seguintes",
  page: (page) => `página ${page}`,
  news: "Notícias",
  newsOf: (sport) => `Notícias de ${sport.toLocaleLowerCase("pt")}`,
  newsDescription: "Resultados, transferências e a atualidade do dia, modalidade a modalidade, com a respetiva fonte.",
  allSports: "Todas as modalidades",
  chooseSport: "Escolher a modalidade",
  emptyNews: "Sem notícias de momento",
  emptyNewsHint: "Aqui aparecem os artigos das últimas duas semanas.",
  moreNews: "Mostrar mais",
  source: (source) => `Fonte: ${source}`,
  readAt: (source) => `Ler em ${source}`,
  toMatch: "Ver o jogo",
  about: "Neste artigo",
  game: "O jogo",
  allNews: "Todas as notícias",
  allRankings: "Todos os rankings",
};
