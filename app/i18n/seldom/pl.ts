import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("pl");

const days = (count: number) => plural(count, { one: "1 dnia", few: `${count} dni`, other: `${count} dni` });

export const pl: SeldomTexts = {
  emptyDay: "Brak meczów w tym dniu",
  emptyFieldDay: "Brak zawodów w tym dniu",
  emptyDayHint: "Wybierz inny dzień w kalendarzu.",
  comingNext: (date: string) => `Najbliższe zawody: ${date}`,
  emptyLive: "Teraz nie trwa żaden mecz",
  emptyFinished: "W tym dniu nie ma jeszcze zakończonych meczów",
  emptyScheduled: "W tym dniu nie ma już więcej meczów",
  emptyMine: "W tym dniu nie obserwujesz żadnego meczu",
  emptyMineHint: "Dotknij gwiazdki przy meczu, aby znaleźć go tutaj. Twój wybór pozostaje w tej przeglądarce.",
  otherDays: "Obserwowane w innych dniach",
  seeAll: "Zobacz wszystkie mecze",
  seeToday: "Wróć do dzisiaj",
  myGamesFull: (limit) =>
    `Obserwujesz już ${plural(limit, { one: "1 mecz", few: `${limit} mecze`, other: `${limit} meczów` })}, więcej się nie da. Usuń jeden, aby dodać inny.`,
  notFollowable: (pastDays, futureDays) =>
    `Obserwować można mecze do ${days(pastDays)} wstecz i do ${days(futureDays)} naprzód.`,
};
