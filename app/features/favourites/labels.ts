import type { MyGames } from "./my-games.ts";

/** Without the leagues that no followed game or tournament belongs to any more. */
export function keepUsedLabels(state: MyGames): MyGames {
  const used = new Set(Object.keys(state.tournaments));
  for (const { leagueId } of Object.values(state.games)) used.add(leagueId);
  const labels = Object.entries(state.labels).filter(([leagueId]) => used.has(leagueId));
  return labels.length === Object.keys(state.labels).length ? state : { ...state, labels: Object.fromEntries(labels) };
}
