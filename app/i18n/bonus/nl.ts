import type { BonusTexts } from "./fr.ts";

export const nl: BonusTexts = {
  title: "Welkomstbonussen",
  description: "De welkomstaanbiedingen van bookmakers met een vergunning waar je bent, met hun voorwaarden.",
  hint: "Elke aanbieding is van de bookmaker, zoals die haar beschrijft. Lees de voorwaarden voordat je je inschrijft; een bonus is geen gewonnen geld.",
  until: (day) => `Geldig tot en met ${day}`,
  see: (name) => `Bekijk de aanbieding van ${name}`,
  link: "Bonussen",
};
