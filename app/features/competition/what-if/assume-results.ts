import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { Choice } from "./choices.ts";

/** The scores that count where only the winner is chosen: a draw, a win at home, a win away. */
const usualScores: Readonly<Record<Choice["winner"], Pair>> = { 0: [1, 1], 1: [1, 0], 2: [0, 1] };

/** The season as if the chosen games had been played; the season itself if none of them is left. */
export function assumeResults(season: OpenSeason, choices: ReadonlyMap<string, Choice>): OpenSeason {
  const assumed = season.left.flatMap(({ eventId, homeId, awayId, startSeconds }) => {
    const choice = choices.get(eventId);
    if (choice === undefined) return [];
    return [{ homeId, awayId, startSeconds, score: choice.score ?? usualScores[choice.winner] }];
  });
  if (assumed.length === 0) return season;
  return {
    ...season,
    results: [...season.results, ...assumed],
    left: season.left.filter(({ eventId }) => !choices.has(eventId)),
  };
}
