import type { ReportTexts } from "./report-text.ts";

export const en: ReportTexts = {
  wonHeadline: ["{team} get past {other}", "{team} take it against {other}", "{score}: {team} hold on"],
  clearHeadline: ["{team} leave {other} no chance", "{team} cruise past {other}", "A clear day for {team}"],
  drawnHeadline: ["{home} and {away} share the points", "No winner between {home} and {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "It was close, but it counts: {score} in {league}.",
    "{league} saw a tight game in which {team} had the better end: {score}.",
    "{team} kept their nerve in {league}. The result: {score}.",
  ],
  clear: [
    "The result in {league} says it all: {score}.",
    "{team} were too strong in {league}: {score}.",
    "There was little doubt in {league} about who would win: {score}.",
  ],
  drawn: ["{league}: {score}, and neither side could be unhappy.", "Nothing could separate them in {league}: {score}."],
  byMethod: ["{team} wins against {other} in {league} ({method})."],
  race: ["{home} has finished in {league}."],
  place: ["Final place: {value}."],
  halfTime: ["At the break it was {value}.", "The first half had ended {value}."],
  parts: ["How it went, part by part: {value}.", "The parts: {value}."],
  scorers: ["The goals for {team}: {value}.", "Scoring for {team}: {value}."],
  noGoals: ["Both goalkeepers kept a clean sheet.", "Goals there were none."],
  shootOut: ["The shoot-out had to decide: {value}.", "It took penalties to find a winner: {value}."],
  afterExtraTime: ["Regular time was not enough.", "It took more than regular time."],
  cards: ["The referee showed {value} yellow cards.", "Yellow cards: {value}."],
  sentOff: ["Sent off: {value}."],
  crowd: ["{value} watched it live.", "The crowd: {value}."],
  venue: ["Played at {value}.", "The ground: {value}."],
};
