import type { Incident, PlayerFigures, Side } from "../../../shared/timeline/incident.ts";
import type { LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import { countOf, plays } from "../../../shared/timeline/plays.ts";
import { toPlayer } from "./casting.ts";
import { playerTable, type PlayerCount, type PlayerTable } from "./player-tables.ts";
import type { Squad } from "./squad.ts";

/** Adds up what each player did, out of the incidents themselves, so that tables and incidents never differ. */
export type BoxScore = {
  /** Both sides' tables as of the incidents so far. */
  readonly rows: (incidents: readonly Incident[]) => readonly (readonly [Side, readonly PlayerFigures[]])[];
};

type Counts = Map<PlayerCount, number>;

/** Null in sports without tables of players. */
export function createBoxScore(sportId: number, squads: readonly [Squad, Squad]): BoxScore | null {
  const table = playerTable(sportId);
  if (table === null) return null;
  const counts = new Map<string, Counts>();
  let read = 0;
  const add = (player: Player | undefined, name: PlayerCount, value: number) => {
    if (player === undefined) return;
    const own = counts.get(player.id) ?? new Map<PlayerCount, number>();
    own.set(name, (own.get(name) ?? 0) + value);
    counts.set(player.id, own);
  };
  const count = (incident: Incident) => {
    if (incident.kind === "play") {
      for (const name of plays[incident.play].counts) add(incident.player, name, 1);
    }
    if (incident.kind !== "points") return;
    add(incident.player, "points", incident.value);
    add(incident.player, "scores", 1);
    add(incident.assist, "assists", 1);
    if (incident.how === undefined) return;
    for (const name of plays[incident.how].counts) add(incident.player, name, countOf(incident.how, incident.value));
  };
  return {
    rows(incidents) {
      for (const incident of incidents.slice(read)) count(incident);
      read = incidents.length;
      return squads.map((squad, index) => {
        const players = [...squad.starters, ...squad.bench.filter(({ id }) => counts.has(id))];
        const rows = players.map((player) => toFigures(table, player, counts.get(player.id)));
        return [index === 0 ? 1 : 2, rows] as const;
      });
    },
  };
}

function toFigures({ columns, rating }: PlayerTable, player: LineUpPlayer, counts: Counts | undefined): PlayerFigures {
  const sumOf = (names: readonly PlayerCount[]) => names.reduce((sum, name) => sum + (counts?.get(name) ?? 0), 0);
  const values = columns.map(([code, names]) => [code, String(sumOf(names))]);
  if (rating !== undefined) values.push(["rating", ratingOf(rating, counts).toFixed(1)]);
  return { player: toPlayer(player), values: Object.fromEntries(values) };
}

function ratingOf({ base, worth }: NonNullable<PlayerTable["rating"]>, counts: Counts | undefined): number {
  let rating = base;
  for (const [name, count] of counts ?? []) rating += (worth[name] ?? 0) * count;
  return Math.min(10, Math.max(3, rating));
}
