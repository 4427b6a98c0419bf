import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";

/** Sections with a heading each; a text is a paragraph. What is `untracked` is true of variants without tags alone. */
export type LegalText = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly LegalSection[];
};
type LegalSection = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly untracked?: readonly string[];
};

/** The documents say what the code does; an operator adds who publishes the site and where to write. */
export const fr: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Conditions d’utilisation",
    description: "Ce que Tribune montre, d’où viennent les données, et ce que l’on peut en faire.",
    sections: [
      {
        title: "Ce que le site montre",
        texts: [
          "Tribune affiche des scores en direct, des résultats, des calendriers, des classements et des actualités de sport. L’accès est libre et sans compte.",
          "Les matchs marqués comme simulés sont inventés pour la démonstration. Leurs cotes le sont aussi : aucun pari n’est possible.",
        ],
      },
      {
        title: "Exactitude",
        texts: [
          "Les données viennent de fournisseurs et peuvent être en retard, incomplètes ou corrigées après coup. Seuls les résultats publiés par l’organisateur d’une compétition font foi.",
          "Ne prenez aucune décision d’argent sur la seule foi de ce site.",
        ],
      },
      {
        title: "Usage",
        texts: [
          "On peut lire, partager et citer les pages avec un lien. Les demandes automatiques trop nombreuses sont refusées pour que le site reste rapide pour tous.",
          "Les noms et les couleurs des clubs et des compétitions appartiennent à leurs titulaires.",
        ],
      },
    ],
  },
  privacy: {
    title: "Confidentialité",
    description: "Ce que Tribune sait de ses visiteurs : leur pays le temps d’une page, et rien d’autre.",
    sections: [
      {
        title: "Ce qui reste dans votre navigateur",
        texts: [
          "Les matchs suivis, les compétitions épinglées, vos réglages et vos dernières recherches sont gardés dans ce navigateur, et n’en sortent pas. Les paramètres permettent d’oublier les recherches ; effacer les données du site oublie tout.",
          "Pour fonctionner hors ligne, le navigateur garde une copie des dernières pages vues.",
        ],
      },
      {
        title: "Ce que le serveur traite",
        texts: [
          "Le pays, la région et le fuseau horaire que le réseau associe à votre connexion décident des heures affichées et de ce que la loi de votre pays permet de montrer. Ils ne sont pas enregistrés.",
          "Votre adresse IP sert à compter les demandes de la dernière minute, contre les abus. Elle n’est liée à aucun profil.",
          "Pour suivre un match en direct, le navigateur garde une connexion ouverte et nomme les matchs qu’il suit. Cette liste disparaît avec la connexion.",
        ],
      },
      {
        title: "Si vous créez un compte",
        texts: [
          "Un compte est facultatif. Il contient votre adresse, l’empreinte de votre mot de passe, vos consentements et ce que vous suivez, pour le retrouver sur vos appareils. Rien de cela n’est partagé ni utilisé pour de la publicité.",
          "La page « Mon compte » permet de tout télécharger et de supprimer le compte.",
        ],
      },
      {
        title: "Ce qui n’existe pas",
        texts: [],
        untracked: ["Ni publicité ciblée, ni mesure d’audience, ni script d’un autre site."],
      },
      {
        title: "Vos droits",
        texts: [
          "Sans compte, le site ne détient aucune donnée qui permette de vous reconnaître ; il n’y a donc rien à demander ni à effacer chez nous. Pour toute question, écrivez à l’éditeur du site.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    description:
      "Tribune ne pose un cookie que pour retenir ce que le serveur doit savoir de vos choix ; le reste sert au visiteur seul.",
    sections: [
      {
        title: "Huit cookies, et aucun autre",
        texts: [
          "« tribune_odds » retient pendant un an que vous avez masqué les cotes ; « tribune_age » suivi du lieu retient pendant 90 jours votre réponse sur l’âge, là où elle est demandée. Le serveur doit les lire pour ne pas envoyer de cotes ; ils ne contiennent rien d’autre.",
          "« veil » retient que vous avez demandé de cacher les résultats ou de les montrer plus tard, pour que le serveur ne les envoie pas.",
          "« tribune_clock » et « tribune_dates » retiennent pendant un an comment vous voulez lire les heures et les dates.",
          "« tribune_zone » retient pendant un an le fuseau horaire que vous avez choisi, « tribune_device_zone » celui de votre appareil là où l’heure n’est pas la même que dans le lieu d’où vous venez, « fs_of » suivi de la langue le format des cotes que vous avez choisi.",
        ],
        untracked: ["Aucun autre cookie n’est posé, ni le sien ni celui d’un tiers. Il n’y a donc rien à accepter."],
      },
      {
        title: "Le stockage du navigateur",
        texts: [
          "Le site garde dans le navigateur ce que vous avez choisi : matchs suivis (deux jours), compétitions épinglées, compétitions ouvertes ou fermées, thème, notifications, raccourcis, recherches récentes. Ces choix ne sont envoyés que si vous avez un compte, pour vos autres appareils.",
          "Il y compte aussi vos visites, jusqu’à quatre, pour proposer une fois votre langue.",
          "Si vous demandez à être prévenu quand le site est fermé, celui-ci garde l’adresse que le service de messages de votre navigateur lui donne et les prochains matchs que vous suivez, jusqu’à la fin de ces matchs ou jusqu’à ce que vous arrêtiez. Les messages sont chiffrés pour votre seul navigateur.",
          "Votre navigateur permet de les effacer à tout moment ; le site marche aussi sans eux.",
        ],
      },
    ],
  },
  gambling: {
    title: "Jeu responsable",
    description: "Les cotes sont indicatives ; où trouver de l’aide quand le jeu prend trop de place.",
    sections: [
      {
        title: "Ce que sont les cotes ici",
        texts: [
          "Tribune ne prend aucun pari. Les cotes sont données à titre indicatif, et seulement là où la loi le permet.",
          "Les jeux d’argent sont interdits aux mineurs.",
        ],
      },
      {
        title: "Garder le contrôle",
        texts: [
          "Fixez une somme et un temps avant de jouer, et tenez-vous-y. Ne jouez jamais pour récupérer une perte, ni avec de l’argent emprunté.",
          "Les opérateurs agréés doivent proposer des limites de dépôt, de mise et de temps, et l’exclusion volontaire.",
        ],
      },
    ],
  },
};
