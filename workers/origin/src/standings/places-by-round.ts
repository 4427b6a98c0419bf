import type { League, Participant } from "../../../../shared/timeline/schedule.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { groupBy } from "./group-by.ts";
import { toLeagueTables, type TableKind } from "./league-table.ts";
import type { SeasonMatch } from "./season-match.ts";
import { toTableGames } from "./table-matches.ts";

export type PlacesByRound = {
  /** The numbers of the rounds, in the order in which they were played. */
  readonly rounds: readonly number[];
  /** Whether a game that counts with the last round is not over. */
  readonly isOpen: boolean;
  /** In the order of the table after the last round; a place for each round, counted from 1. Level teams share theirs. */
  readonly teams: readonly { readonly participant: Participant; readonly places: readonly number[] }[];
};

type Round = { readonly number: number; readonly middleSeconds: number };
type NumberedMatch = { readonly match: SeasonMatch; readonly number: number };

/** One round has a place for each team, but no line between two of them. */
const fewestRounds = 2;
const settled: TableKind = { scope: "overall", isLive: false, lastMatches: null };

/**
 * The place of each team after each round, by the league's own rules. The middle of a round is the start of its middle game, the earlier one of two. A game counts
 * with its own round if it began between the middles of the rounds before and after it; a game that was postponed, or brought forward by
 * more, counts with the last round whose middle was over when it began. Points that a federation took off count from the first round,
 * because the day of the ruling is not known. Null where the season has several tables, or where a round has no number or lets a team play
 * twice.
 */
export function toPlacesByRound(
  matches: readonly SeasonMatch[],
  rules: StandingsRules,
  league: Pick<League, "format" | "deductions">,
): PlacesByRound | null {
  const games = toNumberedGames(matches, rules, league);
  const rounds = games === null ? null : toRounds(games);
  if (games === null || rounds === null) return null;
  const counted = games.map(({ match, number }) => ({ match, round: roundOf(match, number, rounds) }));
  const played = new Set(counted.flatMap(({ match, round }) => (match.phase === "over" ? [round] : [])));
  const shown = [...played].toSorted((a, b) => a - b);
  const last = shown.at(-1) ?? 0;
  if (shown.length < fewestRounds) return null;
  const tableAfter = (until: number) => {
    const known = counted.map(({ match, round }) => (round <= until ? match : toComing(match)));
    return toLeagueTables(known, rules, settled, league)[0]?.rows ?? [];
  };
  const tables = shown.map(tableAfter);
  const ranks = tables.map((rows) => new Map(rows.map(({ participantId, rank }) => [participantId, rank])));
  return {
    rounds: shown.flatMap((round) => rounds[round]?.number ?? []),
    isOpen: counted.some(
      ({ match: { phase }, round }) => round === last && (phase === "coming" || phase === "running"),
    ),
    teams: (tables.at(-1) ?? []).map(({ participant }) => ({
      participant,
      places: ranks.flatMap((byId) => byId.get(participant.id) ?? []),
    })),
  };
}

/** Null where the season has no table or several, now or by its regulations, and where a round has no number. */
function toNumberedGames(
  matches: readonly SeasonMatch[],
  { split }: StandingsRules,
  { format }: Pick<League, "format">,
): readonly NumberedMatch[] | null {
  const [table] = toTableGames(matches, format);
  // Each of several tables has a name.
  if (table === undefined || table.group !== "" || split !== undefined) return null;
  const games = table.matches.flatMap((match) => {
    const [, number] = /(\d+)\D*$/.exec(match.round) ?? [];
    return number === undefined ? [] : [{ match, number: Number(number) }];
  });
  return games.length === table.matches.length ? games : null;
}

/** The rounds by their middles. Null where a team plays twice in one of them: their numbers begin anew in a later part of the season. */
function toRounds(games: readonly NumberedMatch[]): readonly Round[] | null {
  const byNumber = [...groupBy(games, ({ number }) => number)];
  if (byNumber.some(([, round]) => isTwice(round))) return null;
  return byNumber
    .map(([number, round]) => ({ number, middleSeconds: middleOf(round.map(({ match }) => match.startSeconds)) }))
    .toSorted((a, b) => a.middleSeconds - b.middleSeconds);
}

/** Whether a team plays twice. A game that was called off may be announced again in the same round. */
function isTwice(round: readonly NumberedMatch[]): boolean {
  const held = round.filter(({ match }) => match.phase !== "off");
  return new Set(held.flatMap(({ match: { home, away } }) => [home.id, away.id])).size < 2 * held.length;
}

const middleOf = (starts: readonly number[]): number =>
  starts.toSorted((a, b) => a - b)[Math.floor((starts.length - 1) / 2)] ?? 0;

/** The index of the round with which a game counts. */
function roundOf({ startSeconds }: SeasonMatch, number: number, rounds: readonly Round[]): number {
  const own = rounds.findIndex((round) => round.number === number);
  const after = rounds[own + 1]?.middleSeconds ?? Infinity;
  const before = rounds[own - 1]?.middleSeconds ?? -Infinity;
  if (before < startSeconds && startSeconds < after) return own;
  return Math.max(
    0,
    rounds.findLastIndex(({ middleSeconds }) => middleSeconds <= startSeconds),
  );
}

const toComing = (match: SeasonMatch): SeasonMatch => ({ ...match, phase: "coming", match: null });
