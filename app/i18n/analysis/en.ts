import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("en");

export const en: AnalysisTexts = {
  how: "How it is worked out",
  halfTime: "HT",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Momentum",
    byMinute: "minute by minute",
    byPoint: "point by point",
    byGame: "game by game",
    steps: {
      minute: (count) => plural(count, { one: `${count} min`, other: `${count} min` }),
      point: (count) => plural(count, { one: `${count} point`, other: `${count} points` }),
      game: (count) => plural(count, { one: `${count} game`, other: `${count} games` }),
    },
    summary: (home, ofHome, away, ofAway) => `${home} had the better of ${ofHome}, ${away} of ${ofAway}.`,
    onTop: (name) => `${name} on top`,
    level: "Level",
    span: "Part of the game",
    who: "On top",
    goal: (name, minute, player) => `${minute} Goal for ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} Red card for ${name}${player && `: ${player}`}`,
    method:
      "Each action weighs for a side: a goal 3, a shot on target 1.5, another shot 0.8, a corner 0.7; a red card weighs for the opponent. The weight halves every four minutes, and the graph shows what is left of one side's less what is left of the other's.",
    methodOfScores:
      "Each point, goal, shot or ball won weighs for a side, the weight halves within a few minutes, and the graph shows what is left of one side's less what is left of the other's.",
    methodOfSets:
      "Each point won weighs for a side, the weight halves every four points, and the graph shows what is left of one side's less what is left of the other's. It starts anew with each set.",
  },
  chances: {
    title: "Win probability",
    now: "now",
    before: "before the match",
    end: "at the end",
    draw: "Draw",
    minute: "Minute",
    chart: (text) => `Win probability through the match. ${text}`,
    beforeWas: (text) => `Before the match: ${text}`,
    method: (matches, brier, base) =>
      `The goals to come are Poisson: what both sides scored and conceded in their last games, the score, the time left, red cards. No price has a part in it. The result is that of regular time, in extra time that of extra time. On ${matches} matches that the model had not seen its Brier score at kick-off is ${brier}, against ${base} for the usual shares (0 is perfect).`,
  },
  shots: {
    title: "Shots",
    chart: (text) => `Shot map. ${text}`,
    total: (count) => plural(count, { one: `${count} shot`, other: `${count} shots` }),
    expected: (value) => `${value} xG`,
    size: "Size: xG",
    all: (count) => plural(count, { one: "The shot", other: `All ${count} shots` }),
    unknownPlayer: "Unknown player",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Goal", saved: "Saved", off: "Off target", blocked: "Blocked", woodwork: "Woodwork" },
    bodies: { foot: "foot", head: "header" },
    situations: { "open-play": "", counter: "counter-attack", "free-kick": "free kick", penalty: "penalty" },
    method: (shots, matches, brier, base) =>
      `Expected goals (xG) are the chance that a shot is a goal, by the angle under which it sees the goal, the part of the body and the situation. The model is fitted on ${shots} shots of ${matches} matches (Pappalardo and Massucco, Wyscout, CC BY 4.0): few, so read it with care. On competitions that it had not seen its Brier score is ${brier}, against ${base} for the average rate (0 is perfect).`,
  },
};
