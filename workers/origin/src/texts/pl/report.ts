import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["{team} górą. Rywal: {other}", "{team} wygrywa. Rywal: {other}", "Zwycięstwo: {team}. Rywal: {other}"],
  closeHeadline: [
    "{team} wygrywa po walce. Rywal: {other}",
    "{team} dowozi zwycięstwo. Rywal: {other}",
    "{score}: o włos lepiej {team}",
  ],
  clearHeadline: [
    "{team} nie daje szans. Rywal: {other}",
    "{team} wygrywa pewnie. Rywal: {other}",
    "{team}: dzień bez wątpliwości",
  ],
  drawnHeadline: ["{home} i {away} dzielą się punktami", "{home} i {away} bez rozstrzygnięcia"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "Zwycięzca: {team}. Wynik: {score} ({league}).",
    "Na koniec cieszy się {team}: {score} ({league}).",
    "{team} wykonuje zadanie. Wynik: {score} ({league}).",
  ],
  close: [
    "Było blisko, ale liczy się wynik: {score} ({league}).",
    "Zacięty mecz ({league}) z lepszym końcem po jednej stronie: {team}. Wynik: {score}.",
    "Niewiele brakowało: {score} ({league}).",
  ],
  clear: [
    "Wynik mówi wszystko: {score} ({league}).",
    "{team} ma o wiele więcej do zaoferowania: {score} ({league}).",
    "Zwycięzca nie budził wątpliwości: {score} ({league}).",
  ],
  drawn: ["{league}: {score}, nikt nie musi narzekać.", "Nic ich nie rozdzieliło: {score} ({league})."],
  byMethod: ["{team} wygrywa ({method}). Rywal: {other}. {league}."],
  race: ["{home} na mecie: {league}."],
  place: ["Miejsce na koniec: {value}."],
  halfTime: ["Do przerwy było {value}.", "Wynik do przerwy: {value}."],
  parts: ["Przebieg: {value}.", "Część po części: {value}."],
  scorers: ["Gole, {team}: {value}.", "{team}, strzelcy: {value}."],
  noGoals: ["Obaj bramkarze zachowali czyste konto.", "Goli nie było."],
  shootOut: ["Musiały rozstrzygnąć rzuty karne: {value}.", "Dopiero rzuty karne wyłoniły zwycięzcę: {value}."],
  afterExtraTime: ["Regulaminowy czas nie wystarczył.", "Trzeba było więcej niż regulaminowego czasu."],
  cards: ["Żółte kartki: {value}.", "Sędzia sięgał po żółte kartki. Łącznie: {value}."],
  sentOff: ["Czerwone kartki: {value}."],
  crowd: ["Widzów: {value}.", "Na trybunach: {value}."],
  venue: ["Miejsce: {value}.", "Grano tutaj: {value}."],
};
