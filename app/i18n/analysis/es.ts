import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("es");

export const es: AnalysisTexts = {
  how: "Cómo se calcula",
  halfTime: "Desc.",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Dominio",
    byMinute: "minuto a minuto",
    byPoint: "punto a punto",
    byGame: "juego a juego",
    steps: {
      minute: (count) => plural(count, { one: `${count} min`, other: `${count} min` }),
      point: (count) => plural(count, { one: `${count} punto`, other: `${count} puntos` }),
      game: (count) => plural(count, { one: `${count} juego`, other: `${count} juegos` }),
    },
    summary: (home, ofHome, away, ofAway) => `${home} ha dominado durante ${ofHome}; ${away}, durante ${ofAway}.`,
    onTop: (name) => `Domina ${name}`,
    level: "Igualdad",
    span: "Tramo de juego",
    who: "Dominio",
    goal: (name, minute, player) => `${minute} Gol de ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} Tarjeta roja para ${name}${player && `: ${player}`}`,
    method:
      "Cada acción pesa a favor de un lado: un gol, 3; un tiro a puerta, 1,5; otro tiro, 0,8; un saque de esquina, 0,7. Una tarjeta roja pesa a favor del rival. Ese peso se reduce a la mitad cada cuatro minutos, y la curva muestra lo que queda de un lado menos lo que queda del otro.",
    methodOfScores:
      "Cada punto, gol, tiro o balón recuperado pesa a favor de un lado, ese peso se reduce a la mitad en pocos minutos y la curva muestra lo que queda de un lado menos lo que queda del otro.",
    methodOfSets:
      "Cada punto ganado pesa a favor de un lado, ese peso se reduce a la mitad cada cuatro puntos y la curva muestra lo que queda de un lado menos lo que queda del otro. En cada set vuelve a empezar de cero.",
  },
  chances: {
    title: "Probabilidades",
    now: "ahora",
    before: "antes del partido",
    end: "al final",
    draw: "Empate",
    minute: "Minuto",
    chart: (text) => `Probabilidades a lo largo del partido. ${text}`,
    beforeWas: (text) => `Antes del partido: ${text}`,
    method: (matches, brier, base) =>
      `Los goles que faltan siguen una distribución de Poisson: goles a favor y en contra de ambos equipos en sus últimos partidos, marcador, tiempo restante y tarjetas rojas. No se usa ninguna cuota. Se trata del resultado al final del tiempo reglamentario; en la prórroga, al final de esta. En ${matches} partidos que el modelo no conocía, la puntuación de Brier al inicio es ${brier}, frente a ${base} con las frecuencias habituales (0 es la perfección).`,
  },
  shots: {
    title: "Tiros",
    chart: (text) => `Mapa de tiros. ${text}`,
    total: (count) => plural(count, { one: `${count} tiro`, other: `${count} tiros` }),
    expected: (value) => `${value} xG`,
    size: "Tamaño: xG",
    all: (count) => plural(count, { one: "El tiro", other: `Los ${count} tiros, uno a uno` }),
    unknownPlayer: "Jugador desconocido",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Gol", saved: "Parado", off: "Fuera", blocked: "Bloqueado", woodwork: "Al palo" },
    bodies: { foot: "con el pie", head: "de cabeza" },
    situations: { "open-play": "", counter: "contraataque", "free-kick": "tiro libre", penalty: "penalti" },
    method: (shots, matches, brier, base) =>
      `Los goles esperados (xG) son la probabilidad de que un tiro acabe en gol, según el ángulo con el que ve la portería, la parte del cuerpo y la situación. El modelo se basa en ${shots} tiros de ${matches} partidos (Pappalardo y Massucco, Wyscout, CC BY 4.0): son pocos, así que conviene leerlo con cautela. En competiciones que no conocía, su puntuación de Brier es ${brier}, frente a ${base} con la frecuencia media (0 es la perfección).`,
  },
};
