import type { VeilTexts } from "./fr.ts";

export const es: VeilTexts = {
  hidden: "Ocultar los resultados",
  hiddenHint:
    "Ni marcador, ni clasificación, ni cuota, ni aviso. En la página de un partido, un botón muestra el suyo.",
  hiddenAll: "Todos los resultados",
  hideGame: "Ocultar el resultado",
  hideOf: (name) => `Ocultar los resultados: ${name}`,
  hiddenSome:
    "Un partido, un equipo o una competición se ocultan en su página. Entonces solo calla lo que revelaría su resultado: su clasificación, sus noticias y sus cuotas.",
  showAgain: "Mostrar",
  showAgainOf: (name) => `Volver a mostrar los resultados: ${name}`,
  isHidden: "Resultado oculto",
  isHiddenHint: "El botón de arriba lo muestra.",
  masked: "Parte oculta",
  maskedHint: "Revelaría un resultado que usted oculta.",
  showMasked: "Mostrar de todos modos",
  maskedArticle: "Artículo oculto",
  maskedArticleHint: "Puede revelar un resultado que usted oculta.",
  showArticle: "Mostrar el artículo",
  maskedNews: "Noticias ocultas",
  maskedNewsHint: "Revelarían resultados que usted oculta.",
  openSettings: "Abrir los ajustes",
  delay: "Retraso del televisor",
  delayHint: "Marcadores, reloj y avisos esperan tanto como su pantalla. Las cuotas quedan ocultas entretanto.",
  delayOf: (seconds) => (seconds === 0 ? "Ninguno" : `${seconds} s`),
  later: "Esperar 5 s más",
  sooner: "Esperar 5 s menos",
  reveal: "Mostrar el resultado",
  reset: "Restablecer los ajustes",
  resetHint: "Tema, avisos, orden, atajos y retraso vuelven a ser los del primer día. Sus favoritos se quedan.",
};
