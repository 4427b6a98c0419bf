import type { Deduction, League, Participant } from "../../../../shared/timeline/schedule.ts";
import { orderRows } from "../../../../shared/standings/order-rows.ts";
import type { SeasonMatch } from "./season-match.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { toRanked, toStandings, type RankedRow } from "../../../../shared/standings/standings.ts";
import { toForms, type TableForm } from "./table-form.ts";
import { toTableGames, type TableGames } from "./table-matches.ts";
import { tally, type StandingsRow, type StandingsScope } from "../../../../shared/standings/tally.ts";

export type TableKind = {
  readonly scope: StandingsScope;
  /** Whether running games count, as if they ended now. */
  readonly isLive: boolean;
  /** Counts only this many last games of each participant; null for all. */
  readonly lastMatches: number | null;
};

export type TableRow = RankedRow & {
  readonly participant: Participant;
  /** Ranks won (or, negative, lost) by the running games. */
  readonly rankChange: number;
  /** The game that the participant is playing. */
  readonly running: SeasonMatch | null;
  readonly form: TableForm;
};

export type LeagueTable = {
  /** Empty if there is only one table. */
  readonly group: string;
  /** Whether its participants brought points from the table before. */
  readonly isCarriedOn: boolean;
  readonly rows: readonly TableRow[];
};

/** The number of matches that a form column shows. */
const formMatches = 5;
const noForm: TableForm = { next: null, last: [] };

/** Makes a league's tables: one for all, one for each group, or one for each part of a divided league. A cup has none. */
export function toLeagueTables(
  matches: readonly SeasonMatch[],
  rules: StandingsRules,
  kind: TableKind,
  { format, deductions = [] }: Pick<League, "format" | "deductions"> = {},
): readonly LeagueTable[] {
  return toTableGames(matches, format, rules.split).map((games) => ({
    group: games.group,
    isCarriedOn: games.carried.length > 0,
    rows: toRows(games, rules, kind, deductions),
  }));
}

function toRows(
  games: TableGames,
  rules: StandingsRules,
  kind: TableKind,
  ruled: readonly Deduction[],
): readonly TableRow[] {
  const matches = [...games.carried, ...games.matches];
  const participants = participantsByName(games.matches);
  const participantIds = participants.map(({ id }) => id);
  const forms = toForms(matches, kind.scope, formMatches);
  const rank = (withRunning: boolean) =>
    kind.lastMatches === null
      ? toStandings({
          participantIds,
          opponentIds: participantsByName(games.carried).map(({ id }) => id),
          matches: counted(matches, withRunning),
          rules,
          scope: kind.scope,
          deductions: withRulings(toDeductions(games, rules), ruled),
        })
      : toFormTable(participantIds, matches, rules, kind.lastMatches);
  const settled = rank(false);
  const ranked = kind.isLive ? rank(true) : settled;
  const settledRanks = new Map(settled.map((row) => [row.participantId, row.rank]));
  const byId = new Map(participants.map((participant) => [participant.id, participant]));
  return ranked.flatMap((row) => {
    const participant = byId.get(row.participantId);
    if (participant === undefined) return [];
    return {
      ...row,
      participant,
      rankChange: (settledRanks.get(row.participantId) ?? row.rank) - row.rank,
      running: matches.find((match) => match.phase === "running" && isOf(match, row.participantId)) ?? null,
      form: forms.get(row.participantId) ?? noForm,
    };
  });
}

/** The points that each participant loses before a part of the season into which only half of them are carried. */
function toDeductions(
  { group, carried }: Pick<TableGames, "group" | "carried">,
  { points, carries }: StandingsRules,
): ReadonlyMap<string, number> {
  if (carries === undefined || carried.length === 0) return new Map();
  if (carries.unlessIn !== undefined && group.toLowerCase().includes(carries.unlessIn)) return new Map();
  const ids = participantsByName(carried).map(({ id }) => id);
  const half = carries.share === "half, rounded up" ? Math.floor : Math.ceil;
  const rows = tally(ids, counted(carried, false), points);
  return new Map(rows.map((row) => [row.participantId, half(row.points / 2)]));
}

/** The points that a participant loses between rounds and by rulings of its federation. */
function withRulings(lost: ReadonlyMap<string, number>, ruled: readonly Deduction[]): ReadonlyMap<string, number> {
  const all = new Map(lost);
  for (const { participantId, points } of ruled) all.set(participantId, (all.get(participantId) ?? 0) + points);
  return all;
}

const counted = (matches: readonly SeasonMatch[], withRunning: boolean) =>
  matches.flatMap(({ phase, match, isOpen = false }) =>
    match !== null && !isOpen && (withRunning || phase === "over") ? [match] : [],
  );

const isOf = ({ home, away }: SeasonMatch, id: string) => home.id === id || away.id === id;

/**
 * Participants that are level by every criterion are in the order of names. A later game's name of a participant is the
 * newer one.
 */
export function participantsByName(matches: readonly SeasonMatch[]): readonly Participant[] {
  const byId = new Map(matches.flatMap(({ home, away }) => [home, away]).map((each) => [each.id, each]));
  return [...byId.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
}

/** Each by its own last games: no two rows count the same ones, so nothing between the level can be compared. */
function toFormTable(
  participantIds: readonly string[],
  matches: readonly SeasonMatch[],
  rules: StandingsRules,
  count: number,
): readonly RankedRow[] {
  const forms = toForms(matches, "overall", count);
  const rows = participantIds.flatMap((id): readonly StandingsRow[] => {
    const own = (forms.get(id)?.last ?? []).flatMap(({ match }) => match.match ?? []);
    return tally(participantIds, own, rules.points).filter((row) => row.participantId === id);
  });
  const criteria = rules.criteria.filter((criterion) => typeof criterion === "string");
  return toRanked(orderRows(rows, criteria, [], rules.points));
}
