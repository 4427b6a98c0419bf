import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { MatchResult } from "./schema.ts";

type Part = "halfTime" | "fullTime" | "extraTime" | "shootOut";
export type Scores = Readonly<Record<Part, Pair | null>>;

/** Words of `resultTypeKind`, and of the names that leagues give their kinds of results. */
const partsByWord: readonly (readonly [RegExp, Part])[] = [
  [/penalt|shoot|elfmeter/i, "shootOut"],
  [/extra|verl[äa]ngerung/i, "extraTime"],
  [/half|halbzeit/i, "halfTime"],
  [/90|end|full/i, "fullTime"],
];
/** Ids of kinds without a word; those behind 2 are other things in other leagues. */
const partsById: Readonly<Record<number, Part>> = { 1: "halfTime", 2: "fullTime" };

/** The scores of a match. Of several of one kind the last one that was ordered counts. */
export function toScores(results: readonly MatchResult[]): Scores {
  const scores: Record<Part, Pair | null> = { halfTime: null, fullTime: null, extraTime: null, shootOut: null };
  for (const result of results.toSorted((a, b) => (a.resultOrderID ?? 0) - (b.resultOrderID ?? 0))) {
    const { pointsTeam1, pointsTeam2 } = result;
    const part = partOf(result);
    if (part === null || pointsTeam1 === null || pointsTeam2 === null) continue;
    if (pointsTeam1 < 0 || pointsTeam2 < 0) continue;
    scores[part] = [pointsTeam1, pointsTeam2];
  }
  return scores;
}

const byWord = (text: string): Part | undefined => partsByWord.find(([word]) => word.test(text))?.[1];

function partOf({ resultTypeKind, resultTypeID, resultName }: MatchResult): Part | null {
  return byWord(resultTypeKind ?? "") ?? partsById[resultTypeID ?? 0] ?? byWord(resultName ?? "") ?? null;
}
