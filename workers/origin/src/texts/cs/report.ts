import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["{team} slaví. Soupeř: {other}", "{team} vítězí. Soupeř: {other}", "Výhra: {team}. Soupeř: {other}"],
  closeHeadline: [
    "{team} vítězí těsně. Soupeř: {other}",
    "{team} udrží výhru do konce. Soupeř: {other}",
    "{score}: o chlup lepší {team}",
  ],
  clearHeadline: [
    "{team} nedává šanci. Soupeř: {other}",
    "{team} vítězí jasně. Soupeř: {other}",
    "{team}: den bez pochyb",
  ],
  drawnHeadline: ["{home} a {away} se dělí o body", "{home} a {away} bez vítěze"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "Vítěz: {team}. Výsledek: {score} ({league}).",
    "Na konci slaví {team}: {score} ({league}).",
    "{team} plní úkol. Výsledek: {score} ({league}).",
  ],
  close: [
    "Bylo to těsné, ale platí to: {score} ({league}).",
    "Vyrovnaný zápas ({league}) má lepší konec pro jednu stranu: {team}. Výsledek: {score}.",
    "Mnoho nechybělo: {score} ({league}).",
  ],
  clear: [
    "Výsledek mluví za vše: {score} ({league}).",
    "{team} má mnohem víc co nabídnout: {score} ({league}).",
    "O vítězi nebylo pochyb: {score} ({league}).",
  ],
  drawn: ["{league}: {score}, s tím mohou žít obě strany.", "Nic je nerozdělilo: {score} ({league})."],
  byMethod: ["{team} vítězí ({method}). Soupeř: {other}. {league}."],
  race: ["{home} je v cíli: {league}."],
  place: ["Konečné místo: {value}."],
  halfTime: ["V poločase bylo {value}.", "Poločas skončil {value}."],
  parts: ["Průběh: {value}.", "Část po části: {value}."],
  scorers: ["Góly, {team}: {value}.", "{team}, střelci: {value}."],
  noGoals: ["Oba brankáři udrželi čisté konto.", "Góly nepadly."],
  shootOut: ["Rozhodnout musely penalty: {value}.", "Vítěze určily až penalty: {value}."],
  afterExtraTime: ["Základní hrací doba nestačila.", "Bylo potřeba víc než základní hrací doba."],
  cards: ["Žluté karty: {value}.", "Rozhodčí ukazoval žluté karty. Celkem: {value}."],
  sentOff: ["Červené karty: {value}."],
  crowd: ["Diváci: {value}.", "V hledišti: {value}."],
  venue: ["Místo: {value}.", "Hrálo se zde: {value}."],
  ofCountries: {},
};
