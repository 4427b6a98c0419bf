import { statisticTypes, type StatisticName } from "../../../../../../shared/sports/statistic-types.ts";
import type { Incident, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../../shared/timeline/player.ts";
import { plays } from "../../../../../../shared/timeline/plays.ts";
import type { GameCounts } from "../../../ledger/match-details.ts";

/** A player's statistics, counted from the incidents that name the player. */
export type PlayerCounts = {
  readonly player: Player;
  readonly side: Side;
  readonly counts: ReadonlyMap<StatisticName, number>;
};

/** Players in the order in which they first did something; incidents that were taken back are not counted. */
export function toPlayerCounts({ entries }: Pick<GameCounts, "entries">): readonly PlayerCounts[] {
  const players = new Map<string, { player: Player; side: Side; counts: Map<StatisticName, number> }>();
  for (const { incident, takenBack } of entries) {
    if (takenBack !== undefined) continue;
    for (const [side, player, names] of actionsOf(incident)) {
      const known = players.get(player.id) ?? { player, side, counts: new Map() };
      players.set(player.id, known);
      for (const name of names) known.counts.set(name, (known.counts.get(name) ?? 0) + 1);
    }
  }
  return [...players.values()];
}

type Action = readonly [side: Side, player: Player, names: readonly StatisticName[]];

function actionsOf(incident: Incident): readonly Action[] {
  switch (incident.kind) {
    case "goal": {
      // An own goal is listed for the side that it counts for; its player belongs to the other one.
      const isOwn = incident.how === "own-goal";
      const scored = action(incident.side, isOwn ? undefined : incident.player, ["goals", "shots", "shotsOnTarget"]);
      return [...scored, ...action(incident.side, incident.assist, ["assists"])];
    }
    case "points": {
      const names = incident.how === undefined ? [] : plays[incident.how].counts;
      return [...action(incident.side, incident.player, names), ...action(incident.side, incident.assist, ["assists"])];
    }
    case "play":
      return action(incident.side, incident.player, plays[incident.play].counts);
    case "card":
      return action(incident.side, incident.player, [incident.colour === "yellow" ? "yellowCards" : "redCards"]);
    default:
      return [];
  }
}

const action = (side: Side, player: Player | undefined, names: readonly StatisticName[]): readonly Action[] =>
  player === undefined || names.length === 0 ? [] : [[side, player, names]];

/** The order of statistics wherever several are listed. */
export const byType = (a: StatisticName, b: StatisticName): number => statisticTypes[a] - statisticTypes[b];
