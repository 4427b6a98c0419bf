/** What the gateway says itself, in place of a page. No browser loads it. */
export const fr = {
  tooMany: "Trop de demandes",
  tooManyHint: "Votre adresse a demandé trop de pages en peu de temps. Rechargez la page dans une minute.",
  busy: "Le site est très demandé",
  busyHint: "Rechargez la page dans quelques instants.",
};

export type Refusals = typeof fr;
