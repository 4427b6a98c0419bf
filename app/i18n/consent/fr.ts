/** The consent question before any tracking or third-party loading, and its part of the legal pages. Only the server has it. */
export const fr = {
  title: "Vos choix",
  text: (brand: string) =>
    `Avec votre accord, et pas avant, ${brand} utilise les services ci-dessous. Le site marche aussi bien sans. Votre réponse est gardée 180 jours dans ce navigateur ; vous pouvez la changer au bas de chaque page.`,
  refuse: "Tout refuser",
  accept: "Tout accepter",
  save: "Enregistrer mes choix",
  byPurpose: "Accepter par usage",
  purposes: {
    measurement: { name: "Mesure d’audience", hint: "Compter les pages et les écrans que vous ouvrez." },
    advertising: { name: "Publicité", hint: "Compter les clics vers les annonceurs et charger leurs contenus." },
  },
  receivers: (names: string) => `Destinataires : ${names}`,
  more: "En savoir plus",
  reopen: "Gérer mes choix",
  advertisement: "Publicité",
  privacyDescription: "Ce que Tribune sait de ses visiteurs : leur pays le temps d’une page, et ce qu’ils ont accepté.",
  legalTitle: "Ce que vous pouvez accepter",
  legalTexts: [
    "Rien n’est mesuré et aucun script d’un autre site n’est chargé tant que vous ne l’avez pas accepté. Refuser est aussi simple qu’accepter, et le site reste le même.",
    "Votre réponse est gardée 180 jours dans le stockage de ce navigateur. « Gérer mes choix », au bas de chaque page, permet de la retirer : les services s’arrêtent et les cookies qu’ils ont posés sur ce site sont effacés.",
  ],
};

export type ConsentTexts = typeof fr;
