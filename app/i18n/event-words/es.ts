import type { EventWords } from "./fr.ts";

type Noun = { readonly noun: string; readonly isFeminine: boolean };

function wordsOf({ noun, isFeminine }: Noun) {
  const of = isFeminine ? `de la ${noun}` : `del ${noun}`;
  const the = isFeminine ? `la ${noun}` : `el ${noun}`;
  const start = isFeminine ? `La ${noun}` : `El ${noun}`;
  const thisOne = isFeminine ? `esta ${noun}` : `este ${noun}`;
  return {
    tabsLabel: `Secciones ${of}`,
    actions: { share: `Compartir ${the}`, copied: `La dirección ${of} se ha copiado.` },
    statusReasons: {
      postponed: `${start} se celebrará en otra fecha.`,
      cancelled: `${start} no se celebrará.`,
      abandoned: `${start} se suspendió antes del final.`,
      interrupted: `${start} está ${isFeminine ? "interrumpida" : "interrumpido"} y puede reanudarse.`,
    },
    commentary: { emptyHint: `Empiezan con ${the} y se añaden aquí por sí solos.` },
    report: {
      emptyHint: `Se escribe al acabar ${the}.`,
      how: `Escrita a partir de los datos ${of}, sin intervención humana.`,
    },
    odds: {
      empty: `No hay cuotas para ${thisOne}`,
      emptyHint: `Las casas de apuestas suelen abrir sus mercados la víspera ${of} y cerrarlos al final.`,
    },
    news: {
      title: `En torno ${isFeminine ? `a la ${noun}` : `al ${noun}`}`,
      emptyHint: `Las noticias sobre ${thisOne} aparecen aquí antes y después.`,
      emptyFinishedHint: `Suele publicarse una noticia en la hora siguiente al final ${of}.`,
    },
    highlights: {
      emptyHint: `Los resúmenes suelen publicarse unas horas después del final ${of}.`,
      emptyFinishedHint: `Ningún canal ofrece el resumen de ${thisOne} donde estás.`,
    },
  };
}

const bout = wordsOf({ noun: "combate", isFeminine: false });

export const es: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "Una de las partes se retiró antes del combate.",
      walkoverOf: (name) => `${name} se retiró antes del combate.`,
      retired: "Una de las partes abandonó durante el combate.",
      retiredOf: (name) => `${name} abandonó durante el combate.`,
    },
    summary: {
      title: "El combate",
      facts: "Ficha del combate",
      emptyScheduled: "El combate no ha empezado",
      emptyScheduledHint: (time) => `Los asaltos aparecen aquí desde el inicio (${time}).`,
      emptyFinishedHint: "La fuente de este combate solo da el resultado.",
    },
    statistics: { whole: "Combate", emptyHint: "Llegan durante el combate, si la fuente las cuenta." },
    headToHead: {
      filter: "Combates",
      lastMatches: (name) => `Últimos combates: ${name}`,
      empty: "No se conocen combates anteriores",
      emptyHint: "Ninguno de los dos tiene todavía un combate finalizado en nuestros datos.",
    },
    odds: { ...bout.odds, prematch: "antes del combate" },
  },
  race: wordsOf({ noun: "prueba", isFeminine: true }),
};
