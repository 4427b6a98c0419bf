import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("cs");

const days = (count: number) => plural(count, { one: "1 den", few: `${count} dny`, other: `${count} dnů` });

export const cs: SeldomTexts = {
  emptyDay: "V tento den žádné zápasy nejsou",
  emptyFieldDay: "V tento den se nezávodí",
  emptyDayHint: "Vyberte v kalendáři jiný den.",
  comingNext: (date: string) => `Příště: ${date}`,
  emptyLive: "Teď se žádný zápas nehraje",
  emptyFinished: "V tento den ještě žádný zápas neskončil",
  emptyScheduled: "V tento den už žádný zápas nezačne",
  emptyMine: "V tento den nesledujete žádný zápas",
  emptyMineHint: "Klepněte u zápasu na hvězdičku a najdete ho tady. Váš výběr zůstává v tomto prohlížeči.",
  otherDays: "Sledované v jiné dny",
  seeAll: "Zobrazit všechny zápasy",
  seeToday: "Zpět na dnešek",
  myGamesFull: (limit) =>
    `Už sledujete ${plural(limit, { one: "1 zápas", few: `${limit} zápasy`, other: `${limit} zápasů` })}, víc to nejde. Jeden odeberte a můžete přidat další.`,
  notFollowable: (pastDays, futureDays) =>
    `Sledovat lze zápasy nejvýše ${days(pastDays)} staré a ${days(futureDays)} dopředu.`,
};
