import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("pt");

export const pt: WidgetTexts = {
  title: "Widgets",
  hint: "Um jogo, uma classificação ou os jogos do dia no seu site: uma linha para copiar, sem scripts, cookies, publicidade nem odds.",
  description:
    "Ponha no seu site um resultado em direto, uma classificação ou os jogos do dia: uma moldura gratuita sem cookies nem rastreadores.",
  noGames: "Hoje não há jogos.",
  missing: "Não encontrado",
  missingHint: "Este widget não leva a nada: o endereço está errado ou o jogo já não existe.",
  failed: "Indisponível",
  failedHint: "Os resultados voltam sozinhos dentro de momentos.",
  page: "Jogo, competição ou desporto",
  pageHint: "Um nome para procurar ou o endereço de uma página deste site.",
  find: "Procurar",
  results: "Resultados",
  noResults: "Nada para mostrar com esse nome. Experimente uma competição ou cole o endereço de um jogo.",
  table: "Classificação",
  games: "Jogos",
  theme: "Tema",
  accent: "Cor",
  accentHint:
    "Seis dígitos hexadecimais, por exemplo 1D4ED8. A cor é clareada ou escurecida se for preciso para se ler bem.",
  ownColour: "Outra cor",
  height: "Altura em píxeis",
  show: "Atualizar a pré-visualização",
  preview: "Pré-visualização",
  code: "Código para copiar",
  copy: "Copiar o código",
  copied: "Código copiado.",
  notCopied: "A cópia falhou: selecione o código e copie-o.",
  promise:
    "O resultado muda sozinho em segundos. A moldura não deixa cookies nem dados nos seus leitores e não os segue.",
  moreGames: (count: number) => plural(count, { one: "Mais 1 jogo no site.", other: `Mais ${count} jogos no site.` }),
  follow: (brand: string) => `Seguir em ${brand}`,
  wholeTable: (brand: string) => `Classificação completa em ${brand}`,
  accents: { green: "Verde", blue: "Azul", purple: "Roxo", pink: "Rosa", orange: "Laranja", grey: "Ardósia" },
};
