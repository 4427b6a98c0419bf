import type { Player } from "../../../../shared/timeline/player.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { groupBy } from "../standings/group-by.ts";
import type { Position } from "../standings/scorers.ts";
import type { CountedGame } from "./counted-game.ts";

export type ElevenPlayer = {
  readonly player: Player;
  readonly team: Participant;
  readonly position: Position;
  readonly rating: number;
  readonly game: CountedGame;
};

/** The best rated players of a round, in a formation. */
export type BestEleven = {
  readonly round: string;
  /** "4-3-3" */
  readonly formation: string;
  /** From the goal to the front, the best of each position first. */
  readonly players: readonly ElevenPlayer[];
  /** The matches of the round in which players were rated. */
  readonly games: readonly CountedGame[];
};

/** Defenders, midfielders and forwards of the formations that teams play. */
const formations = ["4-3-3", "4-4-2", "4-5-1", "3-4-3", "3-5-2", "5-3-2", "5-4-1"].map((name) => {
  const [defender = 0, midfielder = 0, forward = 0] = name.split("-").map(Number);
  return { name, counts: { goalkeeper: 1, defender, midfielder, forward } };
});
const order: readonly Position[] = ["goalkeeper", "defender", "midfielder", "forward"];

/** How many rounds are looked back. */
const mostRounds = 5;

/**
 * The best elevens of the latest rounds, the latest first. A player's position is that of the line-up: a substitute has none, and is not in
 * one. A round whose rated players fill no formation is left out. Rounds follow each other by the start of their middle match.
 */
export function toBestElevens(games: readonly CountedGame[]): readonly BestEleven[] {
  const rated = games.filter(({ players }) => players.flat().some(({ values }) => values["rating"] !== undefined));
  const rounds = [...groupBy(rated, ({ schedule }) => schedule.round)].filter(([round]) => round !== "");
  return rounds
    .toSorted(([, a], [, b]) => middleOf(b) - middleOf(a))
    .slice(0, mostRounds)
    .flatMap(([round, own]) => toBestEleven(round, own) ?? []);
}

const middleOf = (games: readonly CountedGame[]): number =>
  games.map(({ schedule }) => schedule.startSeconds).toSorted((a, b) => a - b)[Math.floor((games.length - 1) / 2)] ?? 0;

function toBestEleven(round: string, games: readonly CountedGame[]): BestEleven | null {
  // Where a round's name comes twice in a season, a player's best match counts.
  const best = new Map(
    games
      .flatMap(toRated)
      .toSorted(byRating)
      .toReversed()
      .map((each) => [each.player.id, each]),
  );
  const byPosition = groupBy([...best.values()].toSorted(byRating), ({ position }) => position);
  const elevens = formations.flatMap(({ name, counts }) => {
    const players = order.flatMap((position) => (byPosition.get(position) ?? []).slice(0, counts[position]));
    const sum = players.reduce((total, { rating }) => total + rating, 0);
    return players.length === 11 ? [{ formation: name, players, sum }] : [];
  });
  const [eleven] = elevens.toSorted((a, b) => b.sum - a.sum);
  return eleven === undefined ? null : { round, formation: eleven.formation, players: eleven.players, games };
}

/** The players of a match who have a mark and a position. */
function toRated(game: CountedGame): readonly ElevenPlayer[] {
  return game.players.flatMap((appearances, index) => {
    const team = index === 0 ? game.schedule.home : game.schedule.away;
    return appearances.flatMap(({ player, values }) => {
      const position = game.positions.get(player.id);
      const rating = values["rating"];
      if (team === null || position === undefined || rating === undefined) return [];
      return [{ player, team, position, rating, game }];
    });
  });
}

const byRating = (a: ElevenPlayer, b: ElevenPlayer): number =>
  b.rating - a.rating || (a.player.name < b.player.name ? -1 : 1);
