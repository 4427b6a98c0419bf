/** How bouts end. */
export const fr = {
  won: (name: string) => `${name} l’emporte`,
  /** By what the sources write. */
  methods: {
    KO: "K.-O.",
    TKO: "K.-O. technique",
    RTD: "Abandon",
    SUB: "Soumission",
    UD: "Décision unanime",
    SD: "Décision partagée",
    MD: "Décision majoritaire",
    PTS: "Aux points",
    DQ: "Disqualification",
    NC: "Sans décision",
  },
};

export type BoutTexts = typeof fr;
