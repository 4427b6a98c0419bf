import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { orderRows } from "./order-rows.ts";
import type { SeasonGame } from "./season-game.ts";
import type { StandingsGame } from "./standings-game.ts";
import type { StandingsRules } from "./standings-rules.ts";
import { toRanked, toStandings, type RankedRow } from "./standings.ts";
import { toForms, type TableForm } from "./table-form.ts";
import { tally, type StandingsRow, type StandingsScope } from "./tally.ts";

export type TableKind = {
  readonly scope: StandingsScope;
  /** Whether running games count, as if they ended now. */
  readonly isLive: boolean;
  /** Counts nobody's games but so many last ones; null for all. */
  readonly lastGames: number | null;
};

export type TableRow = RankedRow & {
  readonly participant: Participant;
  /** Ranks won (or, negative, lost) by the running games. */
  readonly rankChange: number;
  /** The game that the participant is playing. */
  readonly running: SeasonGame | null;
  readonly form: TableForm;
};

/** `group` is empty where there is one table. */
export type LeagueTable = { readonly group: string; readonly rows: readonly TableRow[] };

/** What a form column shows. */
const formGames = 5;
const noForm: TableForm = { next: null, last: [] };

/** A league's tables: one, or one for each of its groups. Where there are groups, games outside of them count in none. */
export function toLeagueTables(
  games: readonly SeasonGame[],
  rules: StandingsRules,
  kind: TableKind,
): readonly LeagueTable[] {
  const groups = [...new Set(games.map(({ group }) => group))].toSorted();
  const named = groups.filter((group) => group !== "");
  return (named.length === 0 ? groups : named).map((group) => ({
    group,
    rows: toRows(
      games.filter((game) => game.group === group),
      rules,
      kind,
    ),
  }));
}

function toRows(games: readonly SeasonGame[], rules: StandingsRules, kind: TableKind): readonly TableRow[] {
  const participants = byName(games);
  const participantIds = participants.map(({ id }) => id);
  const forms = toForms(games, kind.scope, formGames);
  const over = counted(games, false);
  const rank = (counting: readonly StandingsGame[]) =>
    kind.lastGames === null
      ? toStandings({ participantIds, games: counting, rules, scope: kind.scope })
      : toFormTable(participantIds, games, rules, kind.lastGames);
  const settled = rank(over);
  const ranked = kind.isLive ? rank(counted(games, true)) : settled;
  const settledRanks = new Map(settled.map((row) => [row.participantId, row.rank]));
  const byId = new Map(participants.map((participant) => [participant.id, participant]));
  return ranked.flatMap((row) => {
    const participant = byId.get(row.participantId);
    if (participant === undefined) return [];
    return {
      ...row,
      participant,
      rankChange: (settledRanks.get(row.participantId) ?? row.rank) - row.rank,
      running: games.find((game) => game.phase === "running" && isOf(game, row.participantId)) ?? null,
      form: forms.get(row.participantId) ?? noForm,
    };
  });
}

const counted = (games: readonly SeasonGame[], withRunning: boolean) =>
  games.flatMap(({ phase, game }) => (game !== null && (withRunning || phase === "over") ? [game] : []));

const isOf = ({ home, away }: SeasonGame, id: string) => home.id === id || away.id === id;

/** Who is level by every criterion stands in the order of names. A later game's name of a participant is the newer one. */
function byName(games: readonly SeasonGame[]): readonly Participant[] {
  const byId = new Map(games.flatMap(({ home, away }) => [home, away]).map((each) => [each.id, each]));
  return [...byId.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
}

/** Each by its own last games: no two rows count the same ones, so nothing between the level can be compared. */
function toFormTable(
  participantIds: readonly string[],
  games: readonly SeasonGame[],
  rules: StandingsRules,
  count: number,
): readonly RankedRow[] {
  const forms = toForms(games, "overall", count);
  const rows = participantIds.flatMap((id): readonly StandingsRow[] => {
    const own = (forms.get(id)?.last ?? []).flatMap(({ game }) => game.game ?? []);
    return tally(participantIds, own, rules.points).filter((row) => row.participantId === id);
  });
  const criteria = rules.criteria.filter((criterion) => typeof criterion === "string");
  return toRanked(orderRows(rows, criteria, [], rules.points));
}
