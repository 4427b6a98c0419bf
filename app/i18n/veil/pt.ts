import type { VeilTexts } from "./fr.ts";

export const pt: VeilTexts = {
  hidden: "Ocultar os resultados",
  hiddenHint: "Sem marcador, classificação, odd ou aviso. Na página de um jogo, um botão mostra o seu.",
  delay: "Atraso da televisão",
  delayHint: "Marcadores, relógio e avisos esperam tanto como o seu ecrã. Entretanto as odds ficam ocultas.",
  delayOf: (seconds) => (seconds === 0 ? "Nenhum" : `${seconds} s`),
  later: "Esperar mais 5 s",
  sooner: "Esperar menos 5 s",
  reveal: "Mostrar o resultado",
  reset: "Repor as definições",
  resetHint: "Tema, avisos, ordem, teclas e atraso voltam a ser os do primeiro dia. Os favoritos ficam.",
};
