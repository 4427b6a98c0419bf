export const fr = {
  breadcrumbs: "Fil d’Ariane",
  kickOff: "Coup d’envoi",
  round: "Tour",
  periods: { halfTime: "Mi-temps", regularTime: "90 min", extraTime: "Prolongation", shootOut: "Tirs au but" },
};

export type MatchTexts = typeof fr;
