import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("it");

export const it: SeldomTexts = {
  emptyDay: "Nessuna partita in questo giorno",
  emptyFieldDay: "Nessuna gara in questo giorno",
  emptyDayHint: "Scegli un altro giorno nel calendario.",
  comingNext: (date: string) => `Prossimo appuntamento: ${date}`,
  emptyLive: "Nessuna partita in diretta in questo momento",
  emptyFinished: "Nessuna partita ancora finita in questo giorno",
  emptyScheduled: "Nessun’altra partita in programma in questo giorno",
  emptyMine: "Nessuna partita seguita in questo giorno",
  emptyMineHint: "Tocca la stella di una partita per ritrovarla qui. Le tue scelte restano in questo browser.",
  otherDays: "Seguite in altri giorni",
  seeAll: "Vedi tutte le partite",
  seeToday: "Torna a oggi",
  myGamesFull: (limit) => `Segui già ${limit} partite, il massimo. Togline una per aggiungerne un’altra.`,
  notFollowable: (pastDays, futureDays) =>
    `Si possono seguire le partite da ${plural(pastDays, { one: `${pastDays} giorno`, other: `${pastDays} giorni` })} fa fino a ${futureDays} giorni da oggi.`,
};
