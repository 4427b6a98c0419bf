import { createPlural } from "../../../shared/texts/plural.ts";

const plural = createPlural("fr");

export const fr = {
  title: "Recherche",
  description: "Trouvez une équipe, un joueur, une compétition ou un pays, dans tous les sports.",
  titleOf: (query: string) => `« ${query} » : résultats de la recherche`,
  descriptionOf: (query: string) =>
    `Équipes, joueurs et compétitions qui répondent à « ${query} », avec leurs scores et leurs classements.`,
  placeholder: "Équipe, joueur, compétition",
  label: "Chercher une équipe, un joueur, une compétition",
  submit: "Chercher",
  clear: "Effacer la saisie",
  cancel: "Annuler",
  results: "Résultats",
  groups: {
    team: "Équipes",
    player: "Joueurs",
    tournament: "Compétitions",
    country: "Pays",
    sport: "Sports",
    game: "Matchs",
  },
  game: { live: "En direct", last: "Terminé" },
  recent: "Récentes",
  forget: "Effacer",
  popular: "Souvent cherchés",
  found: (count: number) => plural(count, { one: "1 résultat", other: `${count} résultats` }),
  nothing: (query: string) => `Aucun résultat pour « ${query} »`,
  nothingHint: "Essayez un nom plus court, ou cherchez par compétition.",
  unavailable: "La recherche ne répond pas",
  unavailableHint: "Vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",
  follows: (name: string) => `${name} est dans vos favoris.`,
  also: (name: string) => `aussi ${name}`,
  all: (query: string) => `Tous les résultats pour « ${query} »`,
  keys: { choose: "choisir", open: "ouvrir", follow: "suivre", close: "fermer" },
};

export type SearchTexts = typeof fr;
