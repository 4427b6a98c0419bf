import type { MatchTexts } from "../match/fr.ts";

type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;

/** Sentences of a match's page, reworded for bouts and races. */
export type EventWords = { readonly [kind in "bout" | "race"]: Part<MatchTexts> };

type Noun = {
  readonly the: string;
  readonly of: string;
  readonly this: string;
  /** The ending of participles, which agree with the noun. */
  readonly ending: "" | "e";
};

const wordsOf = ({ the, of, this: thisOne, ending }: Noun) => ({
  tabsLabel: `Rubriques ${of}`,
  actions: { share: `Partager ${the.toLocaleLowerCase("fr")}`, copied: `L’adresse ${of} est copiée.` },
  statusReasons: {
    postponed: `${the} aura lieu à une autre date.`,
    cancelled: `${the} n’aura pas lieu.`,
    abandoned: `${the} a été arrêté${ending} avant son terme.`,
    interrupted: `${the} est interrompu${ending} et peut reprendre.`,
  },
  commentary: { emptyHint: `Ils commencent avec ${the.toLocaleLowerCase("fr")} et s’ajoutent ici d’eux-mêmes.` },
  report: {
    emptyHint: `Il est écrit à la fin ${of}.`,
    how: `Écrit à partir des données ${of}, sans intervention humaine.`,
  },
  odds: {
    empty: `Pas de cotes pour ${thisOne}`,
    emptyHint: `Les bookmakers ouvrent en général leurs marchés la veille ${of} et les ferment à la fin.`,
  },
  news: {
    title: `Autour ${of}`,
    emptyHint: `Les articles sur ${thisOne} paraissent ici avant et après.`,
    emptyFinishedHint: `Un article paraît d’ordinaire dans l’heure qui suit la fin ${of}.`,
  },
  highlights: {
    emptyHint: `Les temps forts paraissent en général quelques heures après la fin ${of}.`,
    emptyFinishedHint: `Aucun diffuseur ne propose les temps forts de ${thisOne} là où vous êtes.`,
  },
});

const bout = wordsOf({ the: "Le combat", of: "du combat", this: "ce combat", ending: "" });

export const fr: EventWords = {
  bout: {
    ...bout,
    statusReasons: {
      ...bout.statusReasons,
      walkover: "Un côté s’est retiré avant le combat.",
      retired: "Un côté a abandonné en cours de combat.",
      retiredOf: (name) => `${name} a abandonné en cours de combat.`,
    },
    summary: {
      title: "Le combat",
      facts: "Fiche du combat",
      emptyScheduled: "Le combat n’a pas commencé",
      emptyScheduledHint: (time) => `Les reprises apparaissent ici dès le début du combat (${time}).`,
      emptyFinishedHint: "La source de ce combat ne donne que le résultat.",
    },
    statistics: { whole: "Combat", emptyHint: "Elles arrivent pendant le combat, quand la source les compte." },
    headToHead: {
      filter: "Combats",
      lastMatches: (name) => `Derniers combats : ${name}`,
      empty: "Aucun combat passé connu",
      emptyHint: "Les deux côtés n’ont pas encore de combat terminé dans nos données.",
    },
    odds: { ...bout.odds, prematch: "avant le combat" },
  },
  race: wordsOf({ the: "L’épreuve", of: "de l’épreuve", this: "cette épreuve", ending: "e" }),
};
