import type { TieBreakTexts } from "../texts/table-texts.ts";
import type { Criterion } from "./criteria.ts";
import type { StandingsRules } from "./standings-rules.ts";

/** Describes how a table orders level teams: "Départage à égalité de points : différence, puis points entre équipes à égalité". */
export function describeTieBreak({ criteria }: StandingsRules, texts: TieBreakTexts): string {
  const [first, ...rest] = criteria;
  if (first === undefined || typeof first !== "string" || rest.length === 0) return "";
  const parts = rest.map((criterion) => describe(criterion, texts));
  return texts.sentence({ first: texts.criteria[first], rest: parts.join(texts.between) });
}

function describe(criterion: Criterion, texts: TieBreakTexts): string {
  if (typeof criterion === "string") return texts.criteria[criterion];
  return texts.amongLevel({ criteria: criterion.headToHead.map((each) => texts.criteria[each]).join(texts.and) });
}
