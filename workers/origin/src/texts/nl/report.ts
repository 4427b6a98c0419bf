import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: [
    "{team} trekt aan het langste eind tegen {other}",
    "{team} wint van {other}",
    "{team} boekt zege op {other}",
  ],
  closeHeadline: [
    "{team} wint nipt van {other}",
    "{team} sleept zege tegen {other} over de streep",
    "{score}: krappe zege voor {team}",
  ],
  clearHeadline: ["{team} geeft {other} geen kans", "{team} wint eenvoudig van {other}", "Ruime zege voor {team}"],
  drawnHeadline: ["{home} en {away} delen de punten", "Geen winnaar tussen {home} en {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "De zege ging naar {team}: {score} ({league}).",
    "Aan het eind juichte {team}: {score} ({league}).",
    "{team} heeft de klus geklaard. De uitslag: {score} ({league}).",
  ],
  close: [
    "Het was krap, maar het telt: {score} ({league}).",
    "Een spannend duel ({league}) met het betere einde voor {team}: {score}.",
    "Veel zat er niet tussen: {score} ({league}).",
  ],
  clear: [
    "De uitslag zegt alles: {score} ({league}).",
    "{team} had veel meer in huis: {score} ({league}).",
    "Over de winnaar was weinig twijfel: {score} ({league}).",
  ],
  drawn: ["{league}: {score}, en daar kunnen beide mee leven.", "Niets kon de twee scheiden: {score} ({league})."],
  byMethod: ["{team} verslaat {other} ({method}). {league}."],
  race: ["{home} is binnen: {league}."],
  place: ["Eindplaats: {value}."],
  halfTime: ["Bij rust stond het {value}.", "De ruststand was {value}."],
  parts: ["Het verloop: {value}.", "Deel voor deel: {value}."],
  scorers: ["De doelpunten voor {team}: {value}.", "Voor {team} scoorden: {value}."],
  noGoals: ["Beide keepers hielden de nul.", "Doelpunten vielen er niet."],
  shootOut: ["Strafschoppen moesten de beslissing brengen: {value}.", "Pas vanaf de stip viel de beslissing: {value}."],
  afterExtraTime: ["De reguliere speeltijd was niet genoeg.", "Er was meer nodig dan de reguliere speeltijd."],
  cards: ["Gele kaarten: {value}.", "De scheidsrechter trok geel. Totaal: {value}."],
  sentOff: ["Rode kaarten: {value}."],
  crowd: ["Toeschouwers: {value}.", "Op de tribunes: {value}."],
  venue: ["Gespeeld in: {value}.", "Plaats van handeling: {value}."],
  ofCountries: {},
};
