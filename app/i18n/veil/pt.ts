import type { VeilTexts } from "./fr.ts";

export const pt: VeilTexts = {
  hidden: "Ocultar os resultados",
  hiddenHint: "Sem marcador, classificação, odd ou aviso. Na página de um jogo, um botão mostra o seu.",
  hiddenAll: "Todos os resultados",
  hideGame: "Ocultar o resultado",
  hideOf: (name) => `Ocultar os resultados: ${name}`,
  hiddenSome:
    "Um jogo, uma equipa ou uma competição ocultam-se na sua página. Cala-se então apenas o que diria o resultado: a classificação, as notícias e as odds respetivas.",
  showAgain: "Mostrar",
  showAgainOf: (name) => `Voltar a mostrar os resultados: ${name}`,
  isHidden: "Resultado oculto",
  isHiddenHint: "O botão acima mostra-o.",
  masked: "Parte oculta",
  maskedHint: "Diria um resultado que oculta.",
  showMasked: "Mostrar mesmo assim",
  maskedArticle: "Artigo oculto",
  maskedArticleHint: "Pode dizer um resultado que oculta.",
  showArticle: "Mostrar o artigo",
  delay: "Atraso da televisão",
  delayHint: "Marcadores, relógio e avisos esperam tanto como o seu ecrã. Entretanto as odds ficam ocultas.",
  delayOf: (seconds) => (seconds === 0 ? "Nenhum" : `${seconds} s`),
  later: "Esperar mais 5 s",
  sooner: "Esperar menos 5 s",
  reveal: "Mostrar o resultado",
  reset: "Repor as definições",
  resetHint: "Tema, avisos, ordem, teclas e atraso voltam a ser os do primeiro dia. Os favoritos ficam.",
};
