import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["{team} se impone a {other}", "{team} puede con {other}", "Triunfo de {team} ante {other}"],
  closeHeadline: [
    "{team} gana por la mínima a {other}",
    "{team} sufre para superar a {other}",
    "{score}: {team}, sobre la bocina",
  ],
  clearHeadline: ["{team} no da opción a {other}", "{team} arrolla a {other}", "Plácida jornada para {team}"],
  drawnHeadline: ["{home} y {away} se reparten los puntos", "Sin vencedor entre {home} y {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "La última palabra la tuvo {team}: {score} ({league}).",
    "La victoria fue para {team}: {score} ({league}).",
    "{team} hizo los deberes. El resultado: {score} ({league}).",
  ],
  close: [
    "Fue ajustado, pero vale: {score} ({league}).",
    "Un partido muy disputado ({league}) con final feliz para {team}: {score}.",
    "Todo se decidió por poco: {score} ({league}).",
  ],
  clear: [
    "El resultado lo dice todo: {score} ({league}).",
    "{team} fue muy superior: {score} ({league}).",
    "Hubo pocas dudas sobre el ganador: {score} ({league}).",
  ],
  drawn: ["{league}: {score}, un resultado que a nadie disgusta.", "Nada pudo separar a los dos: {score} ({league})."],
  byMethod: ["{team} gana a {other} ({method}). {league}."],
  race: ["{home} ya ha terminado: {league}."],
  place: ["Puesto final: {value}."],
  halfTime: ["Al descanso se llegó con {value}.", "La primera parte había acabado con {value}."],
  parts: ["Los parciales: {value}.", "El detalle: {value}."],
  scorers: ["Los goles de {team}: {value}.", "Marcaron para {team}: {value}."],
  noGoals: ["Los dos porteros dejaron su puerta a cero.", "No hubo goles."],
  shootOut: ["Hubo que recurrir a los penaltis: {value}.", "La decisión llegó en la tanda de penaltis: {value}."],
  afterExtraTime: ["El tiempo reglamentario no bastó.", "Hizo falta algo más que el tiempo reglamentario."],
  cards: ["Tarjetas amarillas: {value}.", "El árbitro echó mano de la amarilla. En total: {value}."],
  sentOff: ["Expulsiones: {value}."],
  crowd: ["Asistencia: {value}.", "En las gradas: {value}."],
  venue: ["Lugar: {value}.", "Se jugó aquí: {value}."],
};
