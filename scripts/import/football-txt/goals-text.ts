import type { Pair, Side } from "../../../shared/timeline/incident.ts";
import type { ParsedGoal } from "../parsed-match.ts";

const minutePattern = /(\d{1,3}(?:\+\d{1,2})?)'\s*(?:\(\s*(p|pen\.?|og|o\.g\.)\s*\))?/gi;

/**
 * "Larin 29',45+3'; Ndoye 67'(og)" with or without its brackets. The home side comes before the semicolon. Without a
 * semicolon only one side scored, and the score says which.
 * @returns the goals in the order of the text, or the reason, in words, why the text has none
 */
export function parseGoals(text: string, score: Pair): readonly ParsedGoal[] | string {
  const sides = text.trim().replace(/^\(/, "").replace(/\)$/, "").split(";");
  const [first = "", second] = sides.map((side) => side.trim());
  if (sides.length > 2) return "the goals have more than two sides";
  const alone: Side | null = score[1] === 0 ? 1 : score[0] === 0 ? 2 : null;
  if (second === undefined && alone === null) return "the goals do not say which side scored them";
  const home = parseSide(first === "-" ? "" : first, second === undefined ? (alone ?? 1) : 1);
  const away = parseSide(second ?? "", 2);
  if (typeof home === "string") return home;
  return typeof away === "string" ? away : [...home, ...away];
}

function parseSide(text: string, side: Side): readonly ParsedGoal[] | string {
  const goals: ParsedGoal[] = [];
  let end = 0;
  let scorer = "";
  for (const match of text.matchAll(minutePattern)) {
    const name = text.slice(end, match.index).replace(/^[\s,]+|[\s,]+$/g, "");
    scorer = name === "" ? scorer : name;
    if (scorer === "") return `the goal ${match[0].trim()} has no scorer`;
    goals.push({ side, scorer, minute: match[1] ?? "", kind: toKind(match[2]) });
    end = match.index + match[0].length;
  }
  const rest = text.slice(end).replace(/[\s,]+/g, "");
  return rest === "" ? goals : `the goal of ${text.slice(end).trim()} has no minute`;
}

function toKind(mark: string | undefined): ParsedGoal["kind"] {
  if (mark === undefined) return "goal";
  return mark.toLowerCase().startsWith("o") ? "own-goal" : "penalty";
}

/** Goals of each side. */
export const countGoals = (goals: readonly ParsedGoal[]): Pair => [
  goals.filter((goal) => goal.side === 1).length,
  goals.filter((goal) => goal.side === 2).length,
];

/** Whether a goal fell in the first `minutes`: "45+2" still belongs to the first 45. */
export const isWithin = (goal: ParsedGoal, minutes: number): boolean =>
  goal.minute !== null && Number.parseInt(goal.minute, 10) <= minutes;
