import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("de");

export const de: SeldomTexts = {
  emptyDay: "Keine Spiele an diesem Tag",
  emptyFieldDay: "Keine Wettbewerbe an diesem Tag",
  emptyDayHint: "Wählen Sie einen anderen Tag im Kalender.",
  comingNext: (date: string) => `Als Nächstes: ${date}`,
  emptyLive: "Zurzeit läuft kein Spiel",
  emptyFinished: "An diesem Tag ist noch kein Spiel beendet",
  emptyScheduled: "An diesem Tag steht kein Spiel mehr an",
  emptyMine: "An diesem Tag verfolgen Sie kein Spiel",
  emptyMineHint: "Tippen Sie auf den Stern eines Spiels, um es hier zu finden. Ihre Auswahl bleibt in diesem Browser.",
  otherDays: "An anderen Tagen verfolgt",
  seeAll: "Alle Spiele ansehen",
  seeToday: "Zurück zu heute",
  myGamesFull: (limit) =>
    `Sie verfolgen schon ${limit} Spiele, mehr geht nicht. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  notFollowable: (pastDays, futureDays) =>
    `Verfolgen lassen sich Spiele ${plural(pastDays, {
      one: `von vor ${pastDays} Tag`,
      other: `von vor ${pastDays} Tagen`,
    })} bis in ${futureDays} Tagen.`,
};
