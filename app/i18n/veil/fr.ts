export const fr = {
  hidden: "Masquer les résultats",
  hiddenHint: "Ni score, ni classement, ni cote, ni alerte. Sur la page d’un match, un bouton montre le sien.",
  hiddenAll: "Tous les résultats",
  hideGame: "Masquer le résultat",
  hideOf: (name: string) => `Masquer les résultats : ${name}`,
  hiddenSome:
    "Un match, une équipe ou une compétition se masquent sur leur page. Seul ce qui dirait leur résultat se tait alors : leur classement, leurs actualités, leurs cotes.",
  showAgain: "Montrer",
  showAgainOf: (name: string) => `Montrer de nouveau les résultats : ${name}`,
  isHidden: "Résultat masqué",
  isHiddenHint: "Le bouton au-dessus le montre.",
  masked: "Partie masquée",
  maskedHint: "Elle dirait un résultat que vous masquez.",
  showMasked: "Montrer quand même",
  maskedArticle: "Article masqué",
  maskedArticleHint: "Il peut dire un résultat que vous masquez.",
  showArticle: "Montrer l’article",
  delay: "Retard de la télévision",
  delayHint: "Scores, horloge et alertes attendent autant que votre écran. Les cotes sont alors masquées.",
  delayOf: (seconds: number) => (seconds === 0 ? "Aucun" : `${seconds} s`),
  later: "Attendre 5 s de plus",
  sooner: "Attendre 5 s de moins",
  reveal: "Montrer le résultat",
  reset: "Rétablir les réglages",
  resetHint: "Thème, alertes, ordre, raccourcis et retard redeviennent ceux du premier jour. Vos favoris restent.",
};

export type VeilTexts = typeof fr;
