import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { matchWinner, type StandingsMatch } from "../../../../shared/standings/standings-match.ts";
import { toStandingsMatch } from "../standings/to-standings-match.ts";
import { winnerByScore, winners } from "../../../../shared/timeline/winner.ts";

type SlotScore = readonly [first: number, second: number];

/** Two participants that play for a place in the next round, in one game, two legs or a series. */
export type Tie = {
  /** Null for a participant that an earlier round decides. */
  readonly slots: readonly [Participant | null, Participant | null];
  /** By start. Empty for a tie that is not announced yet. */
  readonly matches: readonly EventState[];
  /** The sum of two legs, the games won in a longer series, else the score of the game. It is null until a game is over, and for a walkover. */
  readonly score: SlotScore | null;
  /** The slot that reached the next round. */
  readonly winner: 1 | 2 | null;
};

/** From this number of games on a series is won by games; fewer are one game, or two legs that are added up. */
const shortestSeries = 3;

export const isIn = ({ slots }: Tie, participantId: string): boolean =>
  slots.some((slot) => slot?.id === participantId);

export const winnerOf = ({ slots, winner }: Tie): Participant | null =>
  (winner === null ? null : slots[winner - 1]) ?? null;

/**
 * The ties of a round. Games of one series belong together; so do, where no series is named, the games of the same two
 * participants.
 * @param hasAwayGoals whether the goals away from home decide a level tie of two legs
 */
export function toTies(events: readonly EventState[], hasAwayGoals: boolean): readonly Tie[] {
  const ties = new Map<string, EventState[]>();
  for (const event of events.toSorted(byStart)) {
    const { seriesId, home, away } = event.schedule;
    if (away === null) continue;
    const key = seriesId ?? [home.id, away.id].toSorted().join(" ");
    const matches = ties.get(key);
    if (matches === undefined) ties.set(key, [event]);
    else matches.push(event);
  }
  return [...ties.values()].flatMap((matches) => toTie(matches, hasAwayGoals) ?? []);
}

const byStart = ({ schedule: a }: EventState, { schedule: b }: EventState) =>
  a.startSeconds - b.startSeconds || (a.eventId < b.eventId ? -1 : 1);

/** The host of the first game comes first. */
function toTie(matches: readonly EventState[], hasAwayGoals: boolean): Tie | null {
  const [first] = matches;
  if (first === undefined || first.schedule.away === null) return null;
  const slots = [first.schedule.home, first.schedule.away] as const;
  const over = matches.flatMap((event) => toStandingsMatch(event) ?? []);
  const turned = over.map((match) => turnTo(slots[0].id, match));
  const isSeries = matches.length >= shortestSeries;
  const sum = turned.length === 0 ? null : turned.map(isSeries ? gameWon : goalsOf).reduce(add);
  // A walkover has a winner and no score.
  const isShown = isSeries || matches.some(({ score }) => score !== null);
  const away = hasAwayGoals && matches.length === 2 ? awayGoals(slots[0].id, over) : null;
  const winner = winnerIn(sum, turned, matches.length) ?? winnerIn(away, turned, matches.length);
  return { slots, matches, score: isShown ? sum : null, winner };
}

/** The goals of both participants in the games away from home. */
const awayGoals = (firstId: string, over: readonly StandingsMatch[]): SlotScore | null =>
  over.length === 0
    ? null
    : over.map(({ homeId, score }): SlotScore => (homeId === firstId ? [0, score[1]] : [score[1], 0])).reduce(add);

/** A game with a participant as its home side. */
function turnTo(participantId: string, match: StandingsMatch): StandingsMatch {
  if (match.homeId === participantId) return match;
  const { homeId, awayId, score, lateWinner, winner } = match;
  return {
    homeId: awayId,
    awayId: homeId,
    score: [score[1], score[0]],
    ...(lateWinner === undefined ? {} : { lateWinner: lateWinner === 1 ? 2 : 1 }),
    ...(winner === undefined ? {} : { winner: winner === 1 ? 2 : winner === 2 ? 1 : winner }),
  };
}

const goalsOf = ({ score }: StandingsMatch): SlotScore => score;
const gameWon = (match: StandingsMatch): SlotScore => [
  matchWinner(match) === winners.home ? 1 : 0,
  matchWinner(match) === winners.away ? 1 : 0,
];
const add = (a: SlotScore, b: SlotScore): SlotScore => [a[0] + b[0], a[1] + b[1]];

/** The winner once every announced game is over. If the legs are level, the side that won the last game after regular time wins. */
function winnerIn(score: SlotScore | null, over: readonly StandingsMatch[], announced: number): 1 | 2 | null {
  const last = over.at(-1);
  if (last === undefined || over.length < announced) return null;
  const isSingle = announced === 1;
  const byTie = isSingle ? matchWinner(last) : winnerByScore(score);
  const winner = byTie === winners.draw ? (last.lateWinner ?? winners.draw) : byTie;
  return winner === winners.home || winner === winners.away ? winner : null;
}
