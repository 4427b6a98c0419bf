import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["{team} ha la meglio su {other}", "{team} supera {other}", "Vittoria per {team} contro {other}"],
  closeHeadline: ["{team} la spunta su {other}", "{team} soffre ma supera {other}", "{score}: {team} sul filo di lana"],
  clearHeadline: ["{team} non lascia scampo a {other}", "{team} travolge {other}", "Giornata tranquilla per {team}"],
  drawnHeadline: ["{home} e {away} si dividono la posta", "Nessun vincitore tra {home} e {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "L’ultima parola è stata di {team}: {score} ({league}).",
    "La vittoria è andata a {team}: {score} ({league}).",
    "{team} ha fatto il proprio dovere. Il risultato: {score} ({league}).",
  ],
  close: [
    "È stata dura, ma conta: {score} ({league}).",
    "Una partita combattuta ({league}) con lieto fine per {team}: {score}.",
    "Tutto si è deciso per poco: {score} ({league}).",
  ],
  clear: [
    "Il risultato dice tutto: {score} ({league}).",
    "{team} ha mostrato molto di più: {score} ({league}).",
    "Pochi dubbi sul vincitore: {score} ({league}).",
  ],
  drawn: [
    "{league}: {score}, un risultato che può andar bene a entrambe le parti.",
    "Nulla è bastato a separarle: {score} ({league}).",
  ],
  byMethod: ["{team} batte {other} ({method}). {league}."],
  race: ["{home} ha concluso la prova: {league}."],
  place: ["Posizione finale: {value}."],
  halfTime: ["All’intervallo il punteggio era di {value}.", "Il primo tempo si era chiuso sul {value}."],
  parts: ["I parziali: {value}.", "Nel dettaglio: {value}."],
  scorers: ["I gol per {team}: {value}.", "A segno per {team}: {value}."],
  noGoals: ["Porta inviolata per entrambi i portieri.", "Di gol non se ne sono visti."],
  shootOut: ["Sono serviti i rigori: {value}.", "La decisione è arrivata ai rigori: {value}."],
  afterExtraTime: ["I tempi regolamentari non sono bastati.", "È servito più dei tempi regolamentari."],
  cards: ["Ammonizioni: {value}.", "L’arbitro ha estratto il giallo. In tutto: {value}."],
  sentOff: ["Espulsioni: {value}."],
  crowd: ["Spettatori: {value}.", "Sugli spalti: {value}."],
  venue: ["Luogo: {value}.", "Si è giocato qui: {value}."],
};
