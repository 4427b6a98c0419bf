import { statusType } from "../../sports/statuses.ts";
import { matchSection } from "./match-section.ts";

/** A game of the tie or series that a match is one of. */
export type SeriesGame = {
  readonly eventId: string;
  readonly startSeconds: number;
  /** The participant that plays at home. */
  readonly homeId: string;
  readonly isOver: boolean;
  /** The host's first; null before it is known. */
  readonly score: readonly [home: number, away: number] | null;
  /** The host's kicks first; absent without a shoot-out. */
  readonly shootOut?: readonly [home: number, away: number];
  /** The goals away from home decide the tie if it is level. */
  readonly hasAwayGoals?: true;
};

/** The facts about a match that its page needs (`dc_`). */
export type MatchFacts = {
  /** Codes of the tabs that have content, in the source's order. */
  readonly tabs: readonly string[];
  /** All games of its tie or series by start, including this one; empty for a single match. */
  readonly series: readonly SeriesGame[];
};

export function readMatch(body: string): MatchFacts {
  const [row] = matchSection.decode(body).rows;
  const { tabs, series, awayGoals } = row?.fields ?? {};
  const games = (series ?? []).flatMap((text) => toGame(text) ?? []);
  return {
    tabs: tabs ?? [],
    series: awayGoals === 1 ? games.map((game) => ({ ...game, hasAwayGoals: true })) : games,
  };
}

/** Null for a text that is not of the form "event:start:host:stage type", with or without two scores, and two of a shoot-out, after it. */
function toGame(text: string): SeriesGame | null {
  const [eventId = "", start, homeId = "", type, ...scores] = text.split(":");
  const startSeconds = Number(start);
  if (eventId === "" || homeId === "" || !Number.isInteger(startSeconds)) return null;
  const [score, shootOut] = [toPair(scores.slice(0, 2)), toPair(scores.slice(2))];
  const game = { eventId, startSeconds, homeId, isOver: Number(type) === statusType.finished, score };
  return shootOut === null ? game : { ...game, shootOut };
}

function toPair(texts: readonly string[]): readonly [home: number, away: number] | null {
  const [home, away] = texts.map(Number);
  if (home === undefined || away === undefined) return null;
  return Number.isInteger(home) && Number.isInteger(away) ? [home, away] : null;
}
