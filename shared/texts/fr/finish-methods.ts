/** How a bout ends, by what the sources write. */
export const finishMethods = {
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
};

export type FinishMethodTexts = Readonly<Record<keyof typeof finishMethods, string>>;
