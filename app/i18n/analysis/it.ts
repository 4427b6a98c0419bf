import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("it");

export const it: AnalysisTexts = {
  how: "Come si calcola",
  halfTime: "Int.",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Inerzia della partita",
    byMinute: "minuto per minuto",
    byPoint: "punto per punto",
    byGame: "game per game",
    steps: {
      minute: (count) => plural(count, { one: `${count} min`, other: `${count} min` }),
      point: (count) => plural(count, { one: `${count} punto`, other: `${count} punti` }),
      game: (count) => plural(count, { one: `${count} game`, other: `${count} game` }),
    },
    summary: (home, ofHome, away, ofAway) => `${home} in controllo per ${ofHome}, ${away} per ${ofAway}.`,
    onTop: (name) => `In controllo: ${name}`,
    level: "Equilibrio",
    span: "Fase di gioco",
    who: "In controllo",
    goal: (name, minute, player) => `${minute} Gol per ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} Espulsione per ${name}${player && `: ${player}`}`,
    method:
      "Ogni azione pesa a favore di una parte: un gol 3, un tiro in porta 1,5, un altro tiro 0,8, un calcio d’angolo 0,7; un cartellino rosso pesa a favore degli avversari. Il peso si dimezza ogni quattro minuti e la curva mostra ciò che resta di una parte meno ciò che resta dell’altra.",
    methodOfScores:
      "Ogni punto, gol, tiro o palla recuperata pesa a favore di una parte, il peso si dimezza in pochi minuti e la curva mostra ciò che resta di una parte meno ciò che resta dell’altra.",
    methodOfSets:
      "Ogni punto vinto pesa a favore di una parte, il peso si dimezza ogni quattro punti e la curva mostra ciò che resta di una parte meno ciò che resta dell’altra. A ogni set si riparte da zero.",
  },
  chances: {
    title: "Probabilità",
    now: "adesso",
    before: "prima della partita",
    end: "alla fine",
    draw: "Pareggio",
    minute: "Minuto",
    chart: (text) => `Probabilità nel corso della partita. ${text}`,
    beforeWas: (text) => `Prima della partita: ${text}`,
    method: (matches, brier, base) =>
      `I gol ancora da segnare seguono una distribuzione di Poisson: gol fatti e subiti dalle due squadre nelle ultime partite, punteggio, tempo rimasto, cartellini rossi. Nessuna quota entra nel calcolo. Vale il risultato al termine dei tempi regolamentari; nei supplementari, al termine di questi. Su ${matches} partite che il modello non aveva visto, il punteggio di Brier al calcio d’inizio è ${brier}, contro ${base} con le frequenze abituali (0 è la perfezione).`,
  },
  shots: {
    title: "Tiri",
    chart: (text) => `Mappa dei tiri. ${text}`,
    total: (count) => plural(count, { one: `${count} tiro`, other: `${count} tiri` }),
    expected: (value) => `${value} xG`,
    size: "Grandezza: xG",
    all: (count) => plural(count, { one: "Il tiro", other: `I ${count} tiri, uno per uno` }),
    unknownPlayer: "Giocatore sconosciuto",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Gol", saved: "Parato", off: "Fuori", blocked: "Respinto", woodwork: "Legno" },
    bodies: { foot: "di piede", head: "di testa" },
    situations: { "open-play": "", counter: "contropiede", "free-kick": "punizione", penalty: "rigore" },
    method: (shots, matches, brier, base) =>
      `I gol attesi (xG) sono la probabilità che un tiro sia gol, in base all’angolo da cui vede la porta, alla parte del corpo e alla situazione. Il modello si basa su ${shots} tiri di ${matches} partite (Pappalardo e Massucco, Wyscout, CC BY 4.0): pochi, quindi da leggere con prudenza. Su competizioni che non aveva visto, il punteggio di Brier è ${brier}, contro ${base} con la frequenza media (0 è la perfezione).`,
  },
};
