import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["{team} got the better of {other}", "{team} won against {other}", "Victory for {team} against {other}"],
  closeHeadline: ["{team} edged past {other}", "{team} held on against {other}", "{score}: {team} by a whisker"],
  clearHeadline: ["{team} left {other} no chance", "{team} cruised past {other}", "A clear day for {team}"],
  drawnHeadline: ["{home} and {away} share the points", "No winner between {home} and {away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "{team} won in {league}: {score}.",
    "A win in {league} for {team}: {score}.",
    "{team} did the job in {league}. The result: {score}.",
  ],
  close: [
    "It was close, but it counts: {score} in {league}.",
    "{league} saw a tight game in which {team} had the better end: {score}.",
    "Little lay between them in {league}: {score}.",
  ],
  clear: [
    "The result in {league} says it all: {score}.",
    "{team} had far more to offer in {league}: {score}.",
    "There was little doubt in {league} about who would win: {score}.",
  ],
  drawn: ["{league}: {score}, and neither side could be unhappy.", "Nothing could separate them in {league}: {score}."],
  byMethod: ["{team} beat {other} in {league} ({method})."],
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
  venue: ["Played at {value}.", "The venue: {value}."],
};
