import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("nl");

export const nl: AnalysisTexts = {
  how: "Zo wordt het berekend",
  halfTime: "Rust",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Wedstrijdverloop",
    byMinute: "minuut voor minuut",
    byPoint: "punt voor punt",
    byGame: "game voor game",
    steps: {
      minute: (count) => plural(count, { one: `${count} min.`, other: `${count} min.` }),
      point: (count) => plural(count, { one: `${count} punt`, other: `${count} punten` }),
      game: (count) => plural(count, { one: `${count} game`, other: `${count} games` }),
    },
    summary: (home, ofHome, away, ofAway) => `${home} was ${ofHome} de bovenliggende partij, ${away} ${ofAway}.`,
    onTop: (name) => `${name} in het voordeel`,
    level: "In evenwicht",
    span: "Deel van de wedstrijd",
    who: "In het voordeel",
    goal: (name, minute, player) => `${minute} doelpunt voor ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} rode kaart voor ${name}${player && `: ${player}`}`,
    method:
      "Elke actie telt voor een van de partijen: een doelpunt 3, een schot op doel 1,5, een ander schot 0,8, een hoekschop 0,7; een rode kaart telt voor de tegenstander. Elke vier minuten halveert het gewicht; de grafiek toont wat er van de ene partij over is, min wat er van de andere over is.",
    methodOfScores:
      "Elk punt, doelpunt, schot of balverovering telt voor een van de partijen, en het gewicht halveert in enkele minuten; de grafiek toont wat er van de ene partij over is, min wat er van de andere over is.",
    methodOfSets:
      "Elk gewonnen punt telt voor een van de partijen, en het gewicht halveert elke vier punten; de grafiek toont wat er van de ene partij over is, min wat er van de andere over is. Elke set begint opnieuw.",
  },
  chances: {
    title: "Winstkansen",
    now: "nu",
    before: "voor de wedstrijd",
    end: "aan het eind",
    draw: "Gelijkspel",
    minute: "Minuut",
    chart: (text) => `Winstkansen in de loop van de wedstrijd. ${text}`,
    beforeWas: (text) => `Voor de wedstrijd: ${text}`,
    method: (matches, brier, base) =>
      `De doelpunten die nog vallen, volgen een Poissonverdeling: doelpunten voor en tegen van beide teams in hun laatste wedstrijden, de stand, de resterende tijd en rode kaarten. Odds spelen geen rol. Bedoeld is de uitslag na de reguliere speeltijd, in de verlenging die na de verlenging. Over ${matches} wedstrijden die het model niet kende, is de Brier-score bij de aftrap ${brier}, tegen ${base} met de gebruikelijke verdeling (0 is perfect).`,
  },
  shots: {
    title: "Schoten",
    chart: (text) => `Schotenkaart. ${text}`,
    total: (count) => plural(count, { one: `${count} schot`, other: `${count} schoten` }),
    expected: (value) => `${value} xG`,
    size: "Grootte: xG",
    all: (count) => plural(count, { one: "Het schot", other: `Alle ${count} schoten` }),
    unknownPlayer: "Onbekende speler",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Doelpunt", saved: "Gered", off: "Naast of over", blocked: "Geblokt", woodwork: "Paal of lat" },
    bodies: { foot: "met de voet", head: "kopbal" },
    situations: { "open-play": "", counter: "counter", "free-kick": "vrije trap", penalty: "strafschop" },
    method: (shots, matches, brier, base) =>
      `Expected goals (xG) is de kans dat een schot een doelpunt wordt: naar de hoek waaronder het doel te zien is, het lichaamsdeel en de situatie. Het model berust op ${shots} schoten uit ${matches} wedstrijden (Pappalardo en Massucco, Wyscout, CC BY 4.0): weinig, dus lees het met voorzichtigheid. In competities die het niet kende, is de Brier-score ${brier}, tegen ${base} met het gemiddelde (0 is perfect).`,
  },
};
