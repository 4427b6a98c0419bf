import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

/** Widgets for other sites, and the page that makes one. */
export const fr = {
  title: "Widgets",
  hint: "Un match, un classement ou les matchs du jour sur votre site : une ligne à copier, sans script, sans cookie, sans publicité et sans cote.",
  description:
    "Intégrez à votre site un score en direct, un classement ou les matchs du jour : un cadre gratuit, sans cookie ni traceur.",
  noGames: "Pas de match aujourd’hui.",
  missing: "Introuvable",
  missingHint: "Ce widget ne mène plus à rien : l’adresse est erronée, ou le match n’existe plus.",
  failed: "Indisponible",
  failedHint: "Les scores reviennent d’eux-mêmes dans un instant.",
  page: "Match, compétition ou sport",
  pageHint: "Un nom à chercher, ou l’adresse d’une page du site.",
  find: "Chercher",
  results: "Résultats",
  noResults: "Rien à montrer sous ce nom. Essayez celui d’une compétition, ou collez l’adresse d’un match.",
  table: "Classement",
  games: "Matchs",
  theme: "Thème",
  accent: "Couleur",
  accentHint:
    "Six chiffres hexadécimaux, par exemple 1D4ED8 : la couleur est éclaircie ou foncée s’il le faut pour rester lisible.",
  ownColour: "Autre couleur",
  height: "Hauteur en pixels",
  show: "Mettre à jour l’aperçu",
  preview: "Aperçu",
  code: "Code à copier",
  copy: "Copier le code",
  copied: "Code copié.",
  notCopied: "La copie a échoué : sélectionnez le code et copiez-le.",
  promise:
    "Le score change tout seul en quelques secondes. Le cadre ne dépose ni cookie ni donnée chez vos lecteurs et ne les suit pas.",
  moreGames: (count: number) =>
    plural(count, { one: "1 autre match sur le site.", other: `${count} autres matchs sur le site.` }),
  follow: (brand: string) => `Suivre sur ${brand}`,
  wholeTable: (brand: string) => `Classement complet sur ${brand}`,
  accents: { green: "Vert", blue: "Bleu", purple: "Violet", pink: "Rose", orange: "Orange", grey: "Ardoise" },
};

export type WidgetTexts = typeof fr;
