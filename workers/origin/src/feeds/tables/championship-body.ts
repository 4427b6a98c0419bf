import { formatAddress } from "../../../../../shared/addresses/format-address.ts";
import { standingsSection } from "../../../../../shared/wire/sections/standings-section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import {
  seasonPointsOf,
  toChampionship,
  type ChampionshipRow,
  type Race,
} from "../../../../../shared/competitions/championship.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import type { RankedKind, ReportedStanding } from "../../../../../shared/competitions/reported-standing.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import type { League, Participant } from "../../../../../shared/timeline/schedule.ts";
import { flaggedCountry } from "../../ledger/event-row/side-nations.ts";
import type { TableQuestion } from "./standings-body.ts";
import type { StandingsFeedRow } from "./table-rows.ts";
import { tabText } from "./table-title.ts";
import { textsIn } from "../../texts/texts-in.ts";

/** The number of results in the column of last results. */
const shownResults = 5;

/** The source's own table of a season, of starters or of teams; null if the source reports none. */
type Reported = (ranked: RankedKind) => ReportedStanding | null;

/** The table of a season of races; "0" for a sport without one, and for tabs that only duels have. */
export function toChampionshipBody(
  races: readonly Race[],
  { league, tab, language, eventId }: TableQuestion,
  reported: Reported,
): string {
  const season = rowsOf(races, league, tab, reported);
  const tour = tab === tableTab.teams ? [] : toGeneralClassification(races, season);
  const rows = tour.length > 0 ? tour : season;
  const head: readonly StandingsFeedRow[] = [
    ...(eventId === null ? [] : [{ kind: "event", fields: { eventId } } as const]),
    ...toHead(league, tab, language),
    toColumns(tour.length > 0, language),
  ];
  const body = rows.flatMap((row) => toRows(row, tab, language));
  return standingsSection.encode({ sportId: 0, rows: body.length === 0 ? [] : [...head, ...body], signature: "" });
}

/** A table as its source has it is shown until a race is over that it does not count. */
const isCurrent = ({ throughSeconds }: ReportedStanding, races: readonly Race[]): boolean =>
  races.every(({ phase, startSeconds }) => phase !== "over" || startSeconds <= throughSeconds);

/** The rows of a reported table, with each race's results from the computed rows. Rank 0 means that the source gives no rank. */
const toReportedRows = (
  { rows, races }: ReportedStanding,
  computed: readonly ChampionshipRow[],
): readonly ChampionshipRow[] =>
  rows.map(({ rank, participant, points, wins }) => {
    const own = computed.find((row) => row.participant.id === participant.id);
    return {
      rank: rank ?? 0,
      rankChange: 0,
      participant,
      races: own?.races ?? races,
      wins,
      points,
      results: own?.results ?? [],
    };
  });

function rowsOf(races: readonly Race[], league: League, tab: number, reported: Reported): readonly ChampionshipRow[] {
  if (tab === tableTab.teams) {
    const standing = reported("teams");
    return standing === null ? [] : toReportedRows(standing, []);
  }
  const points = seasonPointsOf(league.sportId, competitionKey(league), league.season);
  const hasTable = points.places.length > 0 && (tab === tableTab.overall || tab === tableTab.live);
  if (!hasTable) return [];
  const computed = toChampionship(league.sportId, races, points, tab === tableTab.live);
  const standing = tab === tableTab.overall ? reported("starters") : null;
  return standing === null || !isCurrent(standing, races) ? computed : toReportedRows(standing, computed);
}

/** A race's league is named by its place last: "Formule 1 - Monza". */
const toHead = (league: League, tab: number, language: Language): readonly StandingsFeedRow[] => [
  {
    kind: "head",
    fields: {
      title: `${nameIn(league, language).replace(/ - [^-]*$/, "")} ${league.season}`,
      name: tabText(tab, language),
    },
  },
];

function toColumns(isTour: boolean, language: Language): StandingsFeedRow {
  const { championshipColumns, tourColumns } = textsIn(language).tables;
  return { kind: "columns", fields: { group: "", columns: (isTour ? tourColumns : championshipColumns).join("|") } };
}

function toRows(row: ChampionshipRow | TourRow, tab: number, language: Language): readonly StandingsFeedRow[] {
  const { participant, results } = row;
  const nation = flaggedCountry(participant, tab !== tableTab.teams, language);
  const running = results.find(({ race }) => race.phase === "running");
  return [
    {
      kind: "row",
      fields: {
        ...(row.rank === 0 ? {} : { rank: row.rank }),
        team: nameIn(participant, language),
        teamId: participant.id,
        // A team of races has no page.
        ...(tab === tableTab.teams ? {} : { path: toPath(participant, language) }),
        played: row.races,
        wins: row.wins,
        ...(nation === null ? {} : { nationId: nation }),
        rankChange: row.rankChange,
        ...(running === undefined ? {} : { runningEventId: running.starter.eventId }),
        ...("time" in row ? { time: row.time } : { points: row.points }),
      },
    },
    ...results.slice(0, shownResults).map(({ race, starter }): StandingsFeedRow => ({
      kind: "form",
      fields: {
        match: starter.rank === null ? textsIn(language).tables.out : String(starter.rank),
        result: "",
        eventId: starter.eventId,
        startSeconds: race.startSeconds,
        text: [race.title, String(race.startSeconds)],
      },
    })),
  ];
}

const toPath = ({ slug, id }: Participant, language: Language): string =>
  formatAddress({ kind: "player", slug, id, section: "summary" }, language);

type TourRow = ChampionshipRow & {
  /** The leader's time; for all others, the gap to the leader. */
  readonly time: string;
};

/**
 * The riders of a tour, ranked after its latest stage with an overall ranking; empty for races that are no stages. Riders who
 * left the tour are not included.
 *
 * @param season the table of the same races, with each rider's numbers of races and wins
 */
export function toGeneralClassification(
  races: readonly Race[],
  season: readonly ChampionshipRow[],
): readonly TourRow[] {
  const last = races
    .filter(({ starters }) => starters.some(({ overall }) => overall !== undefined))
    .toSorted((a, b) => b.startSeconds - a.startSeconds)[0];
  if (last === undefined) return [];
  const ridden = new Map(season.map((row) => [row.participant.id, row]));
  return last.starters
    .flatMap(({ participant, overall }): readonly TourRow[] => {
      const row = ridden.get(participant.id);
      return overall === undefined || row === undefined ? [] : [{ ...row, ...overall, rankChange: 0 }];
    })
    .toSorted((a, b) => a.rank - b.rank);
}
