import { toHundredths } from "../../../../shared/basics/round.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { Player } from "../../../../shared/timeline/player.ts";
import { byCode } from "../feeds/match/player-statistics-body.ts";
import type { CountedGame } from "./counted-game.ts";

export type Leader = {
  /** Players with the same value share a rank. */
  readonly rank: number;
  readonly player: Player;
  /** The team of the latest match. */
  readonly team: Participant;
  /** A sum, or the mean of the marks. */
  readonly value: number;
  /** The matches in which the player took part; for a mean those with a mark. */
  readonly games: number;
};

export type Leaders = {
  /** A column of players' statistics: "goals", "rating". */
  readonly code: string;
  readonly isMean: boolean;
  /** The highest first, ten at most and those who are level with the tenth. */
  readonly players: readonly Leader[];
};

const mostLeaders = 10;
/** Level players are listed up to this many. */
const mostListed = 15;
const meanCode = "rating";
/** A mean needs this share of the marks that the player with the most has. */
const leastShare = 0.5;

type Tally = {
  readonly player: Player;
  readonly team: Participant;
  readonly sums: Map<string, { sum: number; games: number }>;
  readonly games: number;
};

/** The best players of a season, by each statistic that its matches count. A value that no match names is unknown, never 0. */
export function toPlayerLeaders(games: readonly CountedGame[]): readonly Leaders[] {
  const tallies = tallyPlayers(games);
  const codes = [...new Set([...tallies.values()].flatMap(({ sums }) => [...sums.keys()]))].toSorted(byCode);
  return codes.flatMap((code) => {
    const players = rank([...tallies.values()], code);
    return players.length === 0 ? [] : [{ code, isMean: code === meanCode, players }];
  });
}

function tallyPlayers(games: readonly CountedGame[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { schedule, players } of games) {
    players.forEach((appearances, index) => {
      const team = index === 0 ? schedule.home : schedule.away;
      if (team === null) return;
      for (const { player, values } of appearances) {
        const known = tallies.get(player.id);
        const sums = known?.sums ?? new Map<string, { sum: number; games: number }>();
        for (const [code, value] of Object.entries(values)) {
          const { sum = 0, games: counted = 0 } = sums.get(code) ?? {};
          sums.set(code, { sum: sum + value, games: counted + 1 });
        }
        tallies.set(player.id, { player: { ...known?.player, ...player }, team, sums, games: (known?.games ?? 0) + 1 });
      }
    });
  }
  return tallies;
}

function rank(tallies: readonly Tally[], code: string): readonly Leader[] {
  const isMean = code === meanCode;
  const counted = tallies.flatMap(({ player, team, sums, games }) => {
    const own = sums.get(code);
    if (own === undefined) return [];
    const value = toHundredths(isMean ? own.sum / own.games : own.sum);
    return [{ player, team, value, games: isMean ? own.games : games }];
  });
  const most = Math.max(0, ...counted.map(({ games }) => games));
  const ordered = counted
    .filter(({ value, games }) => (isMean ? games >= leastShare * most : value > 0))
    .toSorted((a, b) => b.value - a.value || a.games - b.games || (a.player.name < b.player.name ? -1 : 1));
  const least = ordered[mostLeaders - 1]?.value ?? 0;
  return ordered
    .filter(({ value }) => value >= least)
    .slice(0, mostListed)
    .map((each) => ({ ...each, rank: 1 + ordered.findIndex(({ value }) => value === each.value) }));
}
