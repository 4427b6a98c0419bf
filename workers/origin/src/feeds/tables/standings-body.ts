import { countsGoals, isNeverLevel, isOfPersons } from "../../../../../shared/sports/catalogue.ts";
import { countsPeriods } from "../../../../../shared/timeline/periods.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import { tableColumns, type TableColumn } from "../../../../../shared/competitions/table-columns.ts";
import { standingsSection } from "../../../../../shared/wire/sections/standings-section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { toLeagueTables, type LeagueTable, type TableKind } from "../../standings/league-table.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import type { StandingsRules } from "../../../../../shared/standings/standings-rules.ts";
import { type SeasonMatch, toHalfTimes } from "../../standings/season-match.ts";
import { zoneKinds } from "../../standings/zone-kinds.ts";
import { thirdPlacedRule, toThirdPlacedTable } from "../../standings/third-placed.ts";
import { toZones, zonesOf, type Zone } from "../../standings/zones.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { TieBreakTexts } from "../../texts/table-texts.ts";
import type { Criterion } from "../../../../../shared/standings/criteria.ts";
import { toTableRows, type StandingsFeedRow } from "./table-rows.ts";
import { titleOf, tabText } from "./table-title.ts";
import { textsIn } from "../../texts/texts-in.ts";

export type TableQuestion = {
  readonly league: League;
  readonly tab: number;
  readonly language: Language;
  /** The match whose page requests the table; null for the league's own page. */
  readonly eventId: string | null;
};

/** The head of "scored and conceded" in sports that count no goals but points, runs or sets. */
const ofPoints = "+:−";

/** The heads of a table's columns. A table of persons says "name" instead of "team", like that of a championship. */
export function toColumnTexts(columns: readonly TableColumn[], sportId: number, language: Language): string {
  const { columns: texts, championshipColumns } = textsIn(language).tables;
  const [, name = ""] = championshipColumns;
  const own: Partial<Record<TableColumn, string>> = {
    ...(isOfPersons(sportId) ? { team: name } : {}),
    ...(countsGoals(sportId) ? {} : { goals: ofPoints }),
  };
  return columns.map((column) => own[column] ?? texts[column]).join("|");
}

const whole: TableKind = { scope: "overall", isLive: false, lastMatches: null };

export const tableKinds: ReadonlyMap<number, TableKind> = new Map([
  [tableTab.overall, whole],
  [tableTab.home, { ...whole, scope: "home" }],
  [tableTab.away, { ...whole, scope: "away" }],
  [tableTab.live, { ...whole, isLive: true }],
  [tableTab.form, { ...whole, lastMatches: 5 }],
  // The half-time table counts other scores of the same games, and nobody is promoted by it.
  [tableTab.halfTime, whole],
  [tableTab.longForm, { ...whole, lastMatches: 10 }],
]);

type ShownTable = LeagueTable & {
  readonly zones: readonly Zone[];
  /** Where they are not those of the competition. */
  readonly criteria?: StandingsRules["criteria"];
};

/** The tables of a league, one after the other; "0" for a tab that does not exist. */
export function toStandingsBody(
  matches: readonly SeasonMatch[],
  { league, tab, language, eventId }: TableQuestion,
): string {
  const kind = tableKinds.get(tab);
  const competition = competitionKey(league);
  const rules = rulesForCompetition(league.sportId, competition, league.season);
  // Knock-out rounds are shown as a draw.
  const isHalfTime = tab === tableTab.halfTime;
  const counted = isHalfTime ? toHalfTimes(matches) : matches;
  const counts = countsPeriods(league.sportId) ? withoutLate : (table: LeagueTable) => table;
  const groups = kind === undefined ? [] : toLeagueTables(counted, rules, kind, league).map(counts).map(withZones);
  // The page of a competition shows the live table.
  const isWhole = tab === tableTab.overall || tab === tableTab.live;
  const tables: readonly ShownTable[] = [...groups, ...(isWhole ? toThirdPlaced(league, groups) : [])];
  if (tables.length === 0) return standingsSection.encode({ sportId: 0, rows: [], signature: "" });
  function withZones(table: LeagueTable) {
    const size = { size: table.rows.length, isGroup: table.group !== "" };
    return {
      ...table,
      zones: table.isCarriedOn || isHalfTime ? [] : zonesOf(league.sportId, competition, league.season, size),
    };
  }
  const isOver = matches.every(({ phase }) => phase === "over" || phase === "off");
  const isDoubted = isOver && isWhole && league.sportId === sportIds.soccer;
  const zones = new Map(tables.flatMap((table) => table.zones).map((zone) => [zone.code, zone]));
  const byPercentage = rules.criteria[0] === "winPercentage";
  const columns = columnsOf(tables, league.sportId, byPercentage);
  const texts = textsIn(language).tables;
  const tieBreakOf = ({ criteria }: ShownTable) => {
    const sentence = describeTieBreak({ criteria: criteria ?? rules.criteria }, texts.tieBreak);
    return criteria === undefined ? sentence : `${texts.thirdPlaced} – ${sentence}`;
  };
  // What is the same for all tables is said once.
  const said = new Set<string>();
  const unsaid = (notes: readonly string[]) => notes.filter((note) => note !== "" && !said.has(note) && said.add(note));
  const rows: readonly StandingsFeedRow[] = [
    toLogos(tables),
    ...tables.flatMap((table) => [
      ...table.zones.map((zone) => toZoneRow(zone, language)),
      ...toHead(league, table, {
        tab,
        language,
        notes: unsaid([
          tieBreakOf(table),
          ...(isDoubted ? describeDoubt(table, rules, language) : []),
          ...describeDeductions(league, table.rows, language),
        ]),
      }),
      {
        kind: "columns" as const,
        fields: { group: table.group, columns: toColumnTexts(columns, league.sportId, language) },
      },
      { kind: "event" as const, fields: { eventId } },
      ...toTableRows(table, { sportId: league.sportId, language, byPercentage, timeZone: league.timeZone }),
    ]),
    ...toLegend([...zones.values()], language),
  ];
  return standingsSection.encode({ sportId: 0, rows, signature: "" });
}

/** At the end of a season the teams of a table have played as many games, but for a few that were never played. */
const mostMissingGames = 2;

/**
 * A note where they have not, because the source may not say which games belong to which part of the season, and where
 * the regulations divide the season but the games do not show how.
 */
function describeDoubt({ group, rows }: LeagueTable, { split }: StandingsRules, language: Language): readonly string[] {
  const { doubtful, undivided } = textsIn(language).tables;
  const games = rows.map(({ played }) => played);
  const [least, most] = [Math.min(...games), Math.max(...games)];
  if (split !== undefined && group === "" && least > split.games) return [undivided({ games: String(split.games) })];
  if (most - least <= mostMissingGames) return [];
  return [doubtful({ least: String(least), most: String(most) })];
}

/** The table of the third-placed sides, where some of them go on. */
function toThirdPlaced(league: League, groups: readonly LeagueTable[]): readonly ShownTable[] {
  const rule = league.sportId === sportIds.soccer ? thirdPlacedRule(competitionKey(league), league.season) : null;
  const table = rule === null ? null : toThirdPlacedTable(groups, rule);
  if (rule === null || table === null) return [];
  return [{ ...table, criteria: rule.criteria, zones: toZones([["nextRound", 1, rule.places]], table.rows.length) }];
}

/** Points know a win in the last set from others; a table has no column of wins after overtime for it. */
const withoutLate = (table: LeagueTable): LeagueTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, lateWins: 0, lateLosses: 0 })),
});

/** There are no images: the pairs name the teams of the tables in order. */
function toLogos(tables: readonly LeagueTable[]): StandingsFeedRow {
  const logos = tables.flatMap(({ rows }) => rows).map((row) => ({ teamId: row.participantId, image: null }));
  const [first = {}, ...groups] = logos;
  return { kind: "logos", fields: first, groups };
}

/** The columns of a sport's table: draws, overtime and penalties only where a participant has them. */
function columnsOf(tables: readonly LeagueTable[], sportId: number, byPercentage: boolean): readonly TableColumn[] {
  const rows = tables.flatMap((table) => table.rows);
  const some = (has: (row: LeagueTable["rows"][number]) => boolean) => rows.some(has);
  return tableColumns({
    hasOvertime: some((row) => row.lateWins + row.lateLosses > row.shootOutWins + row.shootOutLosses),
    hasShootOuts: some((row) => row.shootOutWins + row.shootOutLosses > 0),
    hasDraws: some((row) => row.draws > 0),
    isNeverLevel: isNeverLevel(sportId),
    byPercentage,
  });
}

/** One row of cells that repeat: code, text and colour of each zone. */
function toLegend(zones: readonly Zone[], language: Language): readonly StandingsFeedRow[] {
  const entries = zones.map(({ code, kind }) => ({
    entry: `${code}|${textsIn(language).zones[kind]}|${zoneKinds[kind].colour}`,
  }));
  const [first, ...groups] = entries;
  return first === undefined ? [] : [{ kind: "legend", fields: first, groups }];
}

type HeadTexts = { readonly tab: number; readonly language: Language; readonly notes: readonly string[] };

function toHead(
  league: League,
  { group }: LeagueTable,
  { tab, language, notes }: HeadTexts,
): readonly StandingsFeedRow[] {
  const title = titleOf(league, group, language);
  return [{ kind: "head", fields: { title, name: tabText(tab, language), tieBreak: notes.join(" ") } }];
}

/** "Everton : −8 points (règles financières)." for each team of a table about which its federation ruled. */
const describeDeductions = (
  { deductions = [] }: League,
  rows: LeagueTable["rows"],
  language: Language,
): readonly string[] =>
  deductions.flatMap(({ participantId, points, reason }) => {
    const row = rows.find((each) => each.participantId === participantId);
    if (row === undefined) return [];
    const change = points > 0 ? `−${points}` : `+${-points}`;
    return textsIn(language).tables.tieBreak.deduction({
      team: nameIn(row.participant, language),
      points: change,
      reason,
    });
  });

const toZoneRow = ({ code, kind }: Zone, language: Language): StandingsFeedRow => ({
  kind: "zone",
  fields: { code, label: textsIn(language).zones[kind] },
});

/** Describes how a table orders level teams: "Départage à égalité de points : différence, puis points entre équipes à égalité". */
export function describeTieBreak({ criteria }: Pick<StandingsRules, "criteria">, texts: TieBreakTexts): string {
  const [first, ...rest] = criteria;
  if (first === undefined || typeof first !== "string" || rest.length === 0) return "";
  const parts = rest.map((criterion) => describe(criterion, texts));
  return texts.sentence({ first: texts.criteria[first], rest: parts.join(texts.between) });
}

function describe(criterion: Criterion, texts: TieBreakTexts): string {
  if (typeof criterion === "string") return texts.criteria[criterion];
  return texts.amongLevel({ criteria: criterion.headToHead.map((each) => texts.criteria[each]).join(texts.and) });
}
