import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("es");

export const es: WidgetTexts = {
  title: "Widgets",
  hint: "Un partido, una clasificación o los partidos del día en tu web: una línea para copiar, sin scripts, cookies, publicidad ni cuotas.",
  description:
    "Pon en tu web un marcador en directo, una clasificación o los partidos del día: un marco gratuito sin cookies ni rastreadores.",
  noGames: "Hoy no hay partidos.",
  missing: "No encontrado",
  missingHint: "Este widget no lleva a nada: la dirección es errónea o el partido ya no existe.",
  failed: "No disponible",
  failedHint: "Los marcadores volverán solos en un momento.",
  page: "Partido, competición o deporte",
  pageHint: "Un nombre para buscar o la dirección de una página de este sitio.",
  find: "Buscar",
  results: "Resultados",
  noResults: "No hay nada que mostrar con ese nombre. Prueba con una competición o pega la dirección de un partido.",
  table: "Clasificación",
  games: "Partidos",
  theme: "Tema",
  accent: "Color",
  accentHint:
    "Seis cifras hexadecimales, por ejemplo 1D4ED8. El color se aclara u oscurece si hace falta para que se lea.",
  ownColour: "Otro color",
  height: "Altura en píxeles",
  show: "Actualizar la vista previa",
  preview: "Vista previa",
  code: "Código para copiar",
  copy: "Copiar el código",
  copied: "Código copiado.",
  notCopied: "No se ha podido copiar: selecciona el código y cópialo.",
  promise: "El marcador cambia solo en segundos. El marco no deja cookies ni datos a tus lectores y no los rastrea.",
  moreGames: (count: number) =>
    plural(count, { one: "1 partido más en el sitio.", other: `${count} partidos más en el sitio.` }),
  follow: (brand: string) => `Seguir en ${brand}`,
  wholeTable: (brand: string) => `Clasificación completa en ${brand}`,
  accents: { green: "Verde", blue: "Azul", purple: "Morado", pink: "Rosa", orange: "Naranja", grey: "Pizarra" },
};
