import { isRowCriterion, type Criterion } from "../../standings/criteria.ts";
import type { Fixture, OpenSeason } from "../../standings/chances/open-season.ts";
import type { DatedMatch } from "../../standings/standings-match.ts";
import { parseWinner, winners } from "../../timeline/winner.ts";
import { titleZone, type ChancesZone } from "./read-chances.ts";
import { seasonSection } from "./season-section.ts";

export type SeasonTeam = { readonly id: string; readonly name: string; readonly path: string };
export type SeasonFixture = Fixture & { readonly round: string };

/** An open season with what a page shows of it. */
export type ShownSeason = {
  readonly season: OpenSeason;
  /** The title, then the zones of the table. */
  readonly zones: readonly ChancesZone[];
  readonly teams: ReadonlyMap<string, SeasonTeam>;
  /** By start. */
  readonly games: readonly SeasonFixture[];
};

type Row = ReturnType<typeof seasonSection.decode>["rows"][number];
type RowsOf<Kind extends Row["kind"]> = readonly Extract<Row, { readonly kind: Kind }>["fields"][];

/** Null for a body without an open season. */
export function readSeason(body: string): ShownSeason | null {
  const { rows } = seasonSection.decode(body);
  const of = <Kind extends Row["kind"]>(kind: Kind) =>
    // A row of a kind has the fields of the kind.
    rows.filter((row) => row.kind === kind).map(({ fields }) => fields) as unknown as RowsOf<Kind>;
  const [own] = of("season");
  if (own === undefined) return null;
  const listed = of("team").map(({ teamId, team, path, deduction }) => ({
    id: teamId ?? "",
    name: team ?? "",
    path: path ?? "",
    deduction: deduction ?? 0,
  }));
  const teams = listed.filter(({ name }) => name !== "");
  const ids = listed.map(({ id }) => id);
  const games = of("left").flatMap(({ eventId, startSeconds, round, sides }): readonly SeasonFixture[] => {
    const [homeId, awayId] = (sides ?? []).map((side) => ids[side]);
    if (eventId == null || homeId === undefined || awayId === undefined) return [];
    return [{ eventId, startSeconds: startSeconds ?? 0, round: round ?? "", homeId, awayId }];
  });
  if (games.length === 0) return null;
  return {
    season: {
      stageId: own.stageId ?? "",
      rules: {
        points: { win: own.win ?? 0, draw: own.draw ?? 0, loss: own.loss ?? 0 },
        criteria: of("criterion").flatMap(toCriterion),
      },
      teamIds: teams.map(({ id }) => id),
      deductions: new Map(teams.flatMap(({ id, deduction }) => (deduction === 0 ? [] : [[id, deduction]]))),
      earlier: of("earlier").flatMap(({ game }) => toResult(game ?? [], ids)),
      results: of("result").flatMap(({ game }) => toResult(game ?? [], ids)),
      left: games,
    },
    zones: [titleZone, ...of("zone").map(toZone)],
    teams: new Map(teams.map((team) => [team.id, team])),
    games,
  };
}

const toZone = ({ code, label, colour, from, to }: RowsOf<"zone">[number]): ChancesZone => ({
  code: code ?? "",
  label: label ?? "",
  colour: `#${colour ?? ""}`,
  from: from ?? 0,
  to: to ?? 0,
});

function toCriterion({ by, isHeadToHead, again, meetings }: RowsOf<"criterion">[number]): readonly Criterion[] {
  const criteria = (by ?? []).filter(isRowCriterion);
  if (isHeadToHead !== 1) return criteria;
  return [
    {
      headToHead: criteria,
      ...(again === 1 ? { again: true } : {}),
      ...(meetings == null ? {} : { meetings }),
    },
  ];
}

function toResult(game: readonly number[], ids: readonly string[]): readonly DatedMatch[] {
  const [home = -1, away = -1, homeGoals = 0, awayGoals = 0, startSeconds = 0, reported] = game;
  const [homeId, awayId] = [ids[home], ids[away]];
  if (homeId === undefined || awayId === undefined) return [];
  const winner = parseWinner(reported);
  return [
    { homeId, awayId, score: [homeGoals, awayGoals], startSeconds, ...(winner === winners.unknown ? {} : { winner }) },
  ];
}
