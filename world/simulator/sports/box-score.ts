import type { Incident, PlayerFigures, Side } from "../../../shared/timeline/incident.ts";
import type { LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import { countOf, plays } from "../../../shared/timeline/plays.ts";
import type { SportName } from "../../../shared/sports/sport-ids.ts";
import { statisticTypes, type StatisticName } from "../../../shared/sports/statistic-types.ts";
import { toPlayer } from "./casting.ts";
import type { Squad } from "./squad.ts";
import { bySportId } from "./by-sport.ts";

/** Adds up what each player did, out of the incidents themselves, so that tables and incidents never differ. */
export type BoxScore = {
  /** Both sides' tables as of the incidents so far. */
  readonly rows: (incidents: readonly Incident[]) => readonly (readonly [Side, readonly PlayerFigures[]])[];
};

/** A count kept for a player: of plays of one kind, of his scores, or of the points that these were worth. */
type PlayerCount = StatisticName | "points" | "scores";
type PlayerTable = {
  /** Column codes and the counts that add up to each. */
  readonly columns: readonly (readonly [code: string, counts: readonly PlayerCount[]])[];
  /** What a table has besides counts; `seat` is the player's place in the squad. */
  readonly more?: (counts: Counts | undefined, seat: Seat, playedMinutes: number) => Readonly<Record<string, string>>;
  /** The worth of each count on a scale from 0 to 10 that starts at `base`; only sports with ratings have it (C1.08). */
  readonly rating?: { readonly base: number; readonly worth: Readonly<Partial<Record<PlayerCount, number>>> };
};

const isStatistic = (word: string): word is StatisticName => Object.hasOwn(statisticTypes, word);
const isCount = (word: string): word is PlayerCount => word === "points" || word === "scores" || isStatistic(word);

/** Parses "goals=scores points=scores+assists shots": a column counts the statistic of its own name unless it names others. */
const columns = (text: string): PlayerTable["columns"] =>
  text.split(" ").map((word) => {
    const [code = "", counts = code] = word.split("=");
    return [code, counts.split("+").filter(isCount)];
  });

type Counts = Map<PlayerCount, number>;
type Seat = { readonly index: number; readonly starters: number; readonly bench: number };

/** How much of a game each starter of basketball plays; those on the bench share the rest, the first of them most. */
const starterShares = [0.82, 0.78, 0.74, 0.7, 0.66];
const courtPlayers = 5;

function shareOfGame({ index, starters, bench }: Seat): number {
  if (index < starters) return starterShares[index] ?? 0;
  const left = courtPlayers - starterShares.reduce((sum, share) => sum + share, 0);
  return (left * (bench - (index - starters))) / ((bench * (bench + 1)) / 2);
}

/** Misses of a player for each basket that he made, by its worth. */
const missesEach = { twoPointers: 0.85, threePointers: 1.6, freeThrows: 0.3 } as const;
const offensiveShare = 0.28;

/** Minutes, attempts and the two kinds of rebounds: all of them only grow. */
function basketballMore(counts: Counts | undefined, seat: Seat, playedMinutes: number) {
  const tried = (name: keyof typeof missesEach) => {
    const made = counts?.get(name) ?? 0;
    return String(made + Math.floor(made * missesEach[name]));
  };
  const rebounds = counts?.get("rebounds") ?? 0;
  const offensive = Math.floor(rebounds * offensiveShare);
  const seconds = Math.floor(60 * playedMinutes * shareOfGame(seat));
  return {
    minutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    twoPointAttempts: tried("twoPointers"),
    threePointAttempts: tried("threePointers"),
    freeThrowAttempts: tried("freeThrows"),
    offensiveRebounds: String(offensive),
    defensiveRebounds: String(rebounds - offensive),
  };
}

const table: Partial<Record<SportName, PlayerTable>> = {
  basketball: {
    columns: columns("points rebounds assists twoPointers threePointers freeThrows steals blocks turnovers fouls"),
    more: basketballMore,
    rating: {
      base: 5.4,
      worth: { points: 0.09, rebounds: 0.12, assists: 0.16, steals: 0.2, blocks: 0.2, turnovers: -0.15 },
    },
  },
  hockey: {
    columns: columns("goals=scores assists points=scores+assists shots suspensions saves"),
    rating: { base: 6.2, worth: { scores: 0.9, assists: 0.6, shots: 0.05, suspensions: -0.25, saves: 0.05 } },
  },
  "american-football": { columns: columns("points touchdowns firstDowns sacks interceptions fumbles") },
  handball: { columns: columns("goals=scores assists sevenMetres suspensions turnovers saves") },
  "rugby-union": { columns: columns("points tries conversions penaltyGoals turnovers") },
  "rugby-league": { columns: columns("points tries conversions penaltyGoals turnovers") },
  floorball: { columns: columns("goals=scores assists points=scores+assists suspensions saves") },
  bandy: { columns: columns("goals=scores assists suspensions saves") },
  futsal: { columns: columns("goals=scores assists shots fouls saves") },
  "aussie-rules": { columns: columns("goals behinds turnovers freeKicks") },
  "water-polo": { columns: columns("goals=scores assists suspensions saves") },
  "field-hockey": { columns: columns("goals=scores assists saves") },
  "beach-soccer": { columns: columns("goals=scores assists shots fouls saves") },
  netball: { columns: columns("goals=scores assists rebounds interceptions turnovers") },
  kabaddi: { columns: columns("points raidPoints tacklePoints") },
  volleyball: { columns: columns("points attacks blocks aces serviceErrors") },
  baseball: { columns: columns("hits homeRuns runsBattedIn=points walks strikeouts errors") },
  pesapallo: { columns: columns("hits runsBattedIn=points walks") },
  cricket: { columns: columns("runs=points fours sixes wickets") },
  esports: { columns: columns("kills") },
};

const sportsById = bySportId(table);

const playerTable = (sportId: number): PlayerTable | null => sportsById.get(sportId) ?? null;

/** Null in sports without tables of players. */
export function createBoxScore(sportId: number, squads: readonly [Squad, Squad]): BoxScore | null {
  const table = playerTable(sportId);
  if (table === null) return null;
  const counts = new Map<string, Counts>();
  let read = 0;
  let playedMinutes = 0;
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
    // The clock is reported once a minute.
    if (incident.kind === "facts" && typeof incident.facts.minute === "number") playedMinutes += 1;
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
        const [starters, bench] = [squad.starters.length, squad.bench.length];
        const rows = [...squad.starters, ...squad.bench].flatMap((player, seat) => {
          const own = counts.get(player.id);
          const hasPlayed = seat < starters || own !== undefined || (table.more !== undefined && playedMinutes > 0);
          const more = table.more?.(own, { index: seat, starters, bench }, playedMinutes);
          return hasPlayed ? [toFigures(table, player, own, more)] : [];
        });
        return [index === 0 ? 1 : 2, rows] as const;
      });
    },
  };
}

function toFigures(
  { columns, rating }: PlayerTable,
  player: LineUpPlayer,
  counts: Counts | undefined,
  more: Readonly<Record<string, string>> = {},
): PlayerFigures {
  const sumOf = (names: readonly PlayerCount[]) => names.reduce((sum, name) => sum + (counts?.get(name) ?? 0), 0);
  const values = columns.map(([code, names]) => [code, String(sumOf(names))]);
  if (rating !== undefined) values.push(["rating", ratingOf(rating, counts).toFixed(1)]);
  return { player: toPlayer(player), values: { ...Object.fromEntries(values), ...more } };
}

function ratingOf({ base, worth }: NonNullable<PlayerTable["rating"]>, counts: Counts | undefined): number {
  let rating = base;
  for (const [name, count] of counts ?? []) rating += (worth[name] ?? 0) * count;
  return Math.min(10, Math.max(3, rating));
}
