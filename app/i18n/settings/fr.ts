/** The pages of what a visitor sets, and of the site on a phone. */
export const fr = {
  settings: "Paramètres",
  settingsDescription:
    "Thème, dates et heures, notifications, sons et retard des scores : réglez Tribune à votre façon.",
  settingsHint:
    "Chaque choix vaut tout de suite, et reste sur cet appareil. Avec un compte, les notifications et l’ordre de vos matchs sont les mêmes sur tous vos appareils.",
  needsScripts: "Ces réglages demandent JavaScript. Sans lui, le thème est clair.",
  needsNetwork: "Hors ligne : ce choix demande le réseau. Refaites-le quand il sera revenu.",
  theme: "Thème",
  themeHint: "« Système » suit le réglage de votre appareil.",
  language: "Langue",
  languageHint: "Une autre langue mène à la même page sur son site.",
  zone: {
    title: "Fuseau horaire",
    hint: "Les heures de toutes les pages, direct compris. Le jour commence à minuit de ce fuseau.",
    device: "Comme cet appareil",
    choose: "Choisir",
  },
  motion: {
    title: "Animations",
    hint: "« Réduites » arrête ce qui bouge à l’écran ; « Système » suit le réglage de votre appareil.",
    choices: { system: "Système", less: "Réduites" },
  },
  dates: {
    title: "Dates et heures",
    hint: "Comment les listes et les matchs écrivent les heures et les jours.",
    hours: "Heures",
    order: "Ordre des dates",
  },
  keys: "Raccourcis clavier",
  keysHint: "Une touche suffit, hors des champs de saisie.",
  keysOn: "Activer les raccourcis",
  keyNames: [
    ["j", "Match suivant"],
    ["k", "Match précédent"],
    ["f", "Suivre ou ne plus suivre le match choisi"],
    ["/", "Rechercher"],
    ["?", "Ces réglages"],
  ],
  notifications: "Notifications",
  notificationsHint:
    "Ce que font les matchs que vous suivez, en bas de chaque page, tant que Tribune est ouverte sur un écran large.",
  notificationChoices: { yessound: "Avec son", yessilent: "Sans son", no: "Aucune" },
  sports: "Notifications par sport",
  sportsHint: "Décochez un sport pour ne plus rien recevoir de ses matchs, ni ici ni quand Tribune est fermée.",
  sportsNone: "Suivez un match pour choisir ses notifications.",
  webPush: {
    title: "Quand Tribune est fermée",
    hint: "Un message de votre appareil pour les matchs que vous suivez. Vous pouvez l’arrêter ici à tout moment.",
    on: "Me prévenir quand Tribune est fermée",
    kindsTitle: "Me prévenir de",
    kinds: { score: "Scores", card: "Cartons rouges", period: "Périodes", start: "Débuts", end: "Fins" },
    problems: {
      blocked:
        "Les notifications sont bloquées : autorisez-les pour ce site dans les réglages du navigateur, puis revenez ici.",
      failed: "Le navigateur n’a pas pu activer les messages. Réessayez.",
      install: "Sur iPhone et iPad, ajoutez d’abord Tribune à l’écran d’accueil, puis ouvrez-la de là.",
      none: "Ce navigateur ne sait pas recevoir de messages d’un site fermé.",
    },
  },
  odds: {
    title: "Cotes",
    format: "Format des cotes",
    formats: {
      eu: "Décimales",
      uk: "Fractionnaires",
      us: "Américaines",
      hk: "Hong Kong",
      ma: "Malaises",
      in: "Indonésiennes",
    },
    inRows: "Aussi dans les listes sur téléphone",
    hints: {
      on: "Les cotes sont affichées là où la loi le permet. Masquées, elles ne sont plus envoyées à ce navigateur.",
      off: "Les cotes sont masquées : rien n’en est envoyé à ce navigateur.",
    },
    switches: { on: "Afficher les cotes", off: "Masquer les cotes" },
  },
  searches: "Recherches récentes",
  searchesHint: "Les pages où vos recherches ont mené, sur cet appareil seulement.",
  forget: "Effacer les recherches",
  forgotten: "Recherches effacées",
  mobile: "Tribune sur votre téléphone",
  mobileDescription:
    "Installez Tribune sur l’écran d’accueil de votre téléphone : les scores en direct en un geste, sans magasin d’applications.",
  mobileHint: "Le site est l’application : rien à télécharger, toujours à jour.",
  install: "Installer Tribune",
  installed: "Tribune est installée sur cet appareil.",
  steps: [
    { title: "iPhone et iPad (Safari)", text: "Touchez « Partager », puis « Sur l’écran d’accueil »." },
    { title: "Android (Chrome)", text: "Ouvrez le menu ⋮, puis « Ajouter à l’écran d’accueil »." },
    { title: "Ordinateur", text: "Dans la barre d’adresse de Chrome ou d’Edge, choisissez « Installer »." },
  ],
};

export type SettingsTexts = typeof fr;
