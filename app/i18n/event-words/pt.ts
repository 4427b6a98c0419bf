import type { EventWords } from "./fr.ts";

type Noun = { readonly noun: string; readonly isFeminine: boolean };

function wordsOf({ noun, isFeminine }: Noun) {
  const of = isFeminine ? `da ${noun}` : `do ${noun}`;
  const the = isFeminine ? `a ${noun}` : `o ${noun}`;
  const start = isFeminine ? `A ${noun}` : `O ${noun}`;
  const thisOne = isFeminine ? `esta ${noun}` : `este ${noun}`;
  const ofThis = isFeminine ? `desta ${noun}` : `deste ${noun}`;
  const ending = isFeminine ? "a" : "o";
  return {
    tabsLabel: `Secções ${of}`,
    actions: { share: `Partilhar ${the}`, copied: `O endereço ${of} foi copiado.` },
    statusReasons: {
      postponed: `${start} realiza-se noutra data.`,
      cancelled: `${start} não se realiza.`,
      abandoned: `${start} foi suspens${ending} antes do fim.`,
      interrupted: `${start} está interrompid${ending} e pode recomeçar.`,
    },
    commentary: { emptyHint: `Começam com ${the} e são acrescentados aqui automaticamente.` },
    report: {
      emptyHint: `É escrita no fim ${of}.`,
      how: `Escrita a partir dos dados ${of}, sem intervenção humana.`,
    },
    odds: {
      empty: `Sem odds para ${thisOne}`,
      emptyHint: `As casas de apostas abrem em geral os mercados na véspera ${of} e fecham-nos no fim.`,
    },
    news: {
      title: `À volta ${of}`,
      emptyHint: `As notícias sobre ${thisOne} aparecem aqui antes e depois.`,
      emptyFinishedHint: `Em geral sai uma notícia na hora seguinte ao fim ${of}.`,
    },
    highlights: {
      emptyHint: `Os resumos saem em geral algumas horas depois do fim ${of}.`,
      emptyFinishedHint: `Nenhum canal mostra o resumo ${ofThis} no local onde se encontra.`,
    },
  };
}

const bout = wordsOf({ noun: "combate", isFeminine: false });

export const pt: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "Um dos lados desistiu antes do combate.",
      walkoverOf: (name) => `${name} desistiu antes do combate.`,
      retired: "Um dos lados desistiu durante o combate.",
      retiredOf: (name) => `${name} desistiu durante o combate.`,
    },
    summary: {
      title: "O combate",
      facts: "Ficha do combate",
      emptyScheduled: "O combate ainda não começou",
      emptyScheduledHint: (time) => `Os assaltos aparecem aqui desde o início do combate (${time}).`,
      emptyFinishedHint: "A fonte deste combate só indica o resultado.",
    },
    statistics: { whole: "Combate", emptyHint: "Chegam durante o combate, se a fonte as contar." },
    headToHead: {
      filter: "Combates",
      lastMatches: (name) => `Últimos combates: ${name}`,
      empty: "Nenhum combate anterior conhecido",
      emptyHint: "Nenhum dos dois tem ainda um combate terminado nos nossos dados.",
    },
    odds: { ...bout.odds, prematch: "antes do combate" },
  },
  race: wordsOf({ noun: "prova", isFeminine: true }),
};
