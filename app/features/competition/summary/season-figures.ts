import { countsGoals } from "../../../../shared/sports/catalogue.ts";
import { standingsSection } from "../../../../shared/wire/sections/standings-section.ts";

export type SeasonFigures = {
  readonly games: number;
  readonly goalsPerGame: number;
  /** The share of games that the home side has won; null where no table of home games is known. */
  readonly homeWins: number | null;
  readonly attack: TeamFigure;
  readonly defence: TeamFigure;
};
type TeamFigure = { readonly team: string; readonly goals: number };

type Row = { readonly team: string; readonly played: number; readonly wins: number; readonly goals: readonly number[] };

/** A season with fewer games has no meaningful figures. */
const leastGames = 10;

/**
 * Computes a season's figures from its tables; null in a sport without goals, where the tables lack the figures, and
 * before there are enough games.
 */
export function toSeasonFigures(sportId: number, overall: string, home: string | null): SeasonFigures | null {
  if (!countsGoals(sportId)) return null;
  const rows = rowsOf(overall);
  const [first] = rows;
  const games = sum(rows, ({ played }) => played) / 2;
  if (first === undefined || games < leastGames || rows.some(({ goals }) => goals.length !== 2)) return null;
  const attack = rows.reduce((best, row) => (scored(row) > scored(best) ? row : best), first);
  const defence = rows.reduce((best, row) => (conceded(row) < conceded(best) ? row : best), first);
  const atHome = home === null ? [] : rowsOf(home);
  const homeGames = sum(atHome, ({ played }) => played);
  return {
    games,
    goalsPerGame: sum(rows, scored) / games,
    homeWins: homeGames === 0 ? null : sum(atHome, ({ wins }) => wins) / homeGames,
    attack: { team: attack.team, goals: scored(attack) },
    defence: { team: defence.team, goals: conceded(defence) },
  };
}

function rowsOf(body: string): readonly Row[] {
  const { rows } = standingsSection.decode(body);
  // Several tables are groups or parts of a season, which count the same games more than once.
  if (rows.filter(({ kind }) => kind === "columns").length !== 1) return [];
  return rows.flatMap((row) =>
    row.kind === "row"
      ? {
          team: row.fields.team ?? "",
          played: row.fields.played ?? 0,
          wins: row.fields.wins ?? 0,
          goals: (row.fields.goals ?? "").split(":").map(Number),
        }
      : [],
  );
}

const scored = ({ goals }: Row): number => goals[0] ?? 0;
const conceded = ({ goals }: Row): number => goals[1] ?? 0;
const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);
