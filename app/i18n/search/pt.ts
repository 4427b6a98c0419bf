import { createPlural } from "../../../shared/texts/plural.ts";
import type { SearchTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

export const pt: SearchTexts = {
  title: "Pesquisa",
  description: "Encontre uma equipa, um jogador, uma competição ou um país, em todas as modalidades.",
  titleOf: (query) => `“${query}”: resultados da pesquisa`,
  descriptionOf: (query) =>
    `Equipas, jogadores e competições que correspondem a “${query}”, com resultados e classificações.`,
  placeholder: "Equipa, jogador, competição",
  label: "Pesquisar uma equipa, um jogador ou uma competição",
  submit: "Pesquisar",
  clear: "Apagar o texto",
  cancel: "Cancelar",
  results: "Resultados",
  groups: {
    team: "Equipas",
    player: "Jogadores",
    tournament: "Competições",
    country: "Países",
    sport: "Modalidades",
    game: "Jogos",
  },
  game: { live: "Em direto", last: "Terminado" },
  recent: "Recentes",
  forget: "Apagar",
  popular: "Mais pesquisados",
  found: (count) => plural(count, { one: "1 resultado", other: `${count} resultados` }),
  nothing: (query) => `Sem resultados para “${query}”`,
  nothingHint: "Experimente um nome mais curto ou pesquise a competição.",
  unavailable: "A pesquisa não responde",
  unavailableHint: "Verifique a ligação e tente de novo.",
  retry: "Tentar de novo",
  follows: (name) => `${name} está nos seus favoritos.`,
  also: (name) => `também ${name}`,
  all: (query) => `Todos os resultados para “${query}”`,
  keys: { choose: "escolher", open: "abrir", follow: "seguir", close: "fechar" },
};
