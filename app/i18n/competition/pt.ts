import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const pt: CompetitionTexts = {
  breadcrumbs: "Caminho de navegação",
  home: "Início",
  sectionsLabel: "Secções da competição",
  pageSections: "Secções",
  season: (season) => `época ${season}`,
  seasons: "Escolher a época",
  sections: {
    summary: "Resumo",
    results: "Resultados",
    fixtures: "Calendário",
    standings: "Classificação",
    draw: "Quadro",
    scorers: "Marcadores",
    odds: "Odds",
    news: "Notícias",
    archive: "Arquivo",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: resultados em direto, calendário e classificação`,
    results: (name, season) => `${name} ${season}: todos os resultados`,
    fixtures: (name, season) => `${name} ${season}: calendário de jogos`,
    standings: (name, season) => `${name} ${season}: classificação`,
    draw: (name, season) => `${name} ${season}: quadro`,
    scorers: (name, season) => `${name} ${season}: melhores marcadores`,
    odds: (name, season) => `${name} ${season}: odds dos próximos jogos`,
    news: (name) => `${name}: notícias`,
    archive: (name) => `${name}: vencedores e épocas anteriores`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country}), época ${season}: resultados em direto, últimos jogos, próximas partidas e classificação.`,
    results: (name, country, season) =>
      `Todos os resultados da época ${season}: ${name} (${country}), do mais recente ao mais antigo.`,
    fixtures: (name, country, season) =>
      `Quem joga e quando? As próximas datas da época ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `A classificação da época ${season}: ${name} (${country}). Geral, em casa, fora e momento de forma.`,
    draw: (name, country, season) => `O quadro da época ${season}, ronda a ronda até à final: ${name} (${country}).`,
    scorers: (name, country, season) => `Quem marca mais? Os marcadores da época ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `As odds dos próximos jogos: ${name} (${country}), época ${season}, segundo as regras do país onde se encontra.`,
    news: (name, country) => `Crónicas e notícias da competição: ${name} (${country}).`,
    archive: (name, country) => `Os vencedores, época a época: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: todos os resultados da época`,
      description: (name, country, season) =>
        `A época ${season} terminou: reveja os resultados, os jogos e os melhores jogadores. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: resultados em direto, calendário e quadro`,
      description: (name, country, season) =>
        `${name} (${country}), época ${season}: resultados em direto, últimos jogos, próximas partidas e o quadro, ronda a ronda.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: resultados em direto, calendário e últimos jogos`,
      description: (name, country, season) =>
        `${name} (${country}), época ${season}: resultados em direto, últimos jogos e próximas partidas.`,
    },
  },
  live: "Em direto",
  lastResults: "Últimos resultados",
  next: "Próximos jogos",
  nextEvents: "Próximas provas",
  lastEvents: "Últimas provas",
  allResults: "Todos os resultados",
  allFixtures: "Calendário completo",
  calendar: "Seguir estes jogos no seu calendário",
  wholeTable: "Classificação completa",
  participants: { teams: "Equipas", players: "Participantes" },
  allScorers: "Todos os marcadores",
  wholeDraw: "Quadro completo",
  emptySeason: "Ainda nada foi anunciado",
  emptySeasonHint: "Os jogos desta época aparecem aqui assim que forem conhecidos.",
  emptyPart: "Não há mais",
  moreParts: "Páginas da lista",
  partBefore: { results: "Resultados mais recentes", fixtures: "Jogos anteriores" },
  partAfter: { results: "Resultados mais antigos", fixtures: "Jogos seguintes" },
  rounds: "Rondas",
  toBeDecided: "Por definir",
  bye: "Isento",
  penalties: (score) => `pen. ${score}`,
  drawHint: "Deslize para ver a ronda seguinte.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "apura-se",
  rank: "Lugar",
  scorer: "Marcador",
  team: "Equipa",
  goals: "Golos",
  assists: "Assist.",
  ofPenalties: (count) => `${count} pen.`,
  emptyScorers: "Ainda ninguém marcou",
  emptyScorersHint: "A lista começa com o primeiro golo da época.",
  archiveSeason: "Época",
  winner: "Vencedor",
  running: "Em curso",
  unknownWinner: "–",
  form5: "5 jogos",
  countryTitle: (sport, country) => `${sport}, ${country}: competições, marcadores e resultados`,
  countryDescription: (sport, country, count) =>
    `${sport}, ${country}: ${plural(count, { one: "1 competição", other: `${count} competições` })}, com resultados em direto, calendário e classificações.`,
  competitions: "Competições",
  liveCount: (count) => `${count} em direto`,
  todayCount: (count) => plural(count, { one: "1 jogo hoje", other: `${count} jogos hoje` }),
};
