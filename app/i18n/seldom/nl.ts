import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("nl");

export const nl: SeldomTexts = {
  emptyDay: "Geen wedstrijden op deze dag",
  emptyFieldDay: "Geen koersen of races op deze dag",
  emptyDayHint: "Kies een andere dag in de kalender.",
  comingNext: (date: string) => `Eerstvolgend: ${date}`,
  emptyLive: "Er is nu geen wedstrijd bezig",
  emptyFinished: "Op deze dag is nog geen wedstrijd afgelopen",
  emptyScheduled: "Op deze dag komt er geen wedstrijd meer",
  emptyMine: "Op deze dag volg je geen wedstrijd",
  emptyMineHint: "Tik op de ster van een wedstrijd om die hier te vinden. Je keuze blijft in deze browser.",
  otherDays: "Gevolgd op andere dagen",
  seeAll: "Alle wedstrijden bekijken",
  seeToday: "Terug naar vandaag",
  myGamesFull: (limit) =>
    `Je volgt al ${plural(limit, { one: "1 wedstrijd", other: `${limit} wedstrijden` })}, meer kan niet. Verwijder er een om een andere toe te voegen.`,
  notFollowable: (pastDays, futureDays) =>
    `Je kunt wedstrijden volgen van ${plural(pastDays, {
      one: "1 dag",
      other: `${pastDays} dagen`,
    })} geleden tot over ${plural(futureDays, { one: "1 dag", other: `${futureDays} dagen` })}.`,
};
