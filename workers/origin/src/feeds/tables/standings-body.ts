import { standingsSection } from "../../../../../shared/feed/sections/standings.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { competitionKey } from "../../../../../shared/sports/standings/competition-key.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { parseRound } from "../../draws/round-key.ts";
import { toLeagueTables, type LeagueTable } from "../../standings/league-table.ts";
import { rulesForCompetition } from "../../standings/rules-for-competition.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { tableKinds } from "../../standings/table-tabs.ts";
import { zonesOf, type Zone } from "../../standings/zones.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { toTableRows, type StandingsFeedRow } from "./table-rows.ts";
import { tabText } from "./tab-text.ts";
import { textsIn } from "../../texts/texts-in.ts";

export type TableQuestion = {
  readonly league: League;
  readonly tab: number;
  readonly language: Language;
  /** The match whose page asks; null for the league's own. */
  readonly eventId: string | null;
};

/** The tables of a league, one after the other; "0" for a tab that there is not. */
export function toStandingsBody(
  all: readonly SeasonMatch[],
  { league, tab, language, eventId }: TableQuestion,
): string {
  const kind = tableKinds.get(tab);
  // Knock-out rounds are told as a draw.
  const matches = league.format === "knock-out" ? [] : all.filter(({ round }) => parseRound(round) === null);
  if (kind === undefined || matches.length === 0)
    return standingsSection.encode({ sportId: 0, rows: [], signature: "" });
  const competition = competitionKey(league);
  const rules = rulesForCompetition(league.sportId, competition);
  const tables = toLeagueTables(matches, rules, kind).map((table) => ({
    ...table,
    zones: zonesOf(league.sportId, competition, { size: table.rows.length, isGroup: table.group !== "" }),
  }));
  const zones = new Map(tables.flatMap((table) => table.zones).map((zone) => [zone.code, zone]));
  const byPercentage = rules.criteria[0] === "winPercentage";
  const rows: readonly StandingsFeedRow[] = [
    ...(eventId === null ? [] : [{ kind: "event", fields: { eventId } } as const]),
    toLogos(tables),
    ...tables.flatMap((table) => [
      toHead(league, table, tab, language),
      ...table.zones.map((zone) => toZoneRow(zone, language)),
      ...toTableRows(table, { language, byPercentage }),
    ]),
    ...[...zones.values()].map(({ code, kind: zone }): StandingsFeedRow => {
      return { kind: "legend", fields: { entry: `${code}|${textsIn(language).zones[zone]}` } };
    }),
  ];
  return standingsSection.encode({ sportId: 0, rows, signature: "" });
}

/** Nobody has sent images: the pairs name the teams of the tables in order. */
function toLogos(tables: readonly LeagueTable[]): StandingsFeedRow {
  const logos = tables.flatMap(({ rows }) => rows).map((row) => ({ teamId: row.participantId, image: null }));
  const [first = {}, ...groups] = logos;
  return { kind: "logos", fields: first, groups };
}

function toHead(league: League, { group }: LeagueTable, tab: number, language: Language): StandingsFeedRow {
  const texts = textsIn(language).tables;
  const name = nameIn(league, language);
  const title = group === "" ? name : `${name} - ${group.length > 2 ? group : `${texts.group} ${group}`}`;
  return {
    kind: "head",
    fields: { title, name: tabText(tab, language), group, columns: texts.columns.join("|") },
  };
}

const toZoneRow = ({ code, kind }: Zone, language: Language): StandingsFeedRow => ({
  kind: "zone",
  fields: { code, label: textsIn(language).zones[kind] },
});
