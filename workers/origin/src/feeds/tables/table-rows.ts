import type { Section } from "../../../../../shared/feed/section.ts";
import type { standingsKinds } from "../../../../../shared/feed/sections/standings.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { textsIn } from "../../texts/texts-in.ts";
import type { Form } from "../../standings/form.ts";
import { winPercentage } from "../../standings/criteria.ts";
import type { LeagueTable, TableRow } from "../../standings/league-table.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import type { FormEntry } from "../../standings/table-form.ts";
import { zoneKinds } from "../../standings/zone-kinds.ts";
import { zoneAt, type Zone } from "../../standings/zones.ts";

export type StandingsFeedRow = Section<typeof standingsKinds>["rows"][number];

type ZonedTable = LeagueTable & { readonly zones: readonly Zone[] };
type RowTexts = { readonly language: Language; readonly byPercentage: boolean };

/** Each row of a table, followed by its form: the next game, then the last ones, newest first. */
export const toTableRows = ({ rows, zones }: ZonedTable, texts: RowTexts): readonly StandingsFeedRow[] =>
  rows.flatMap((row, index) => [
    toTableRow(row, zoneAt(zones, index + 1), texts),
    ...(row.form.next === null ? [] : [toNextRow(row.form.next, texts.language)]),
    ...row.form.last.map((entry) => toFormRow(entry, texts.language)),
  ]);

const toTableRow = (row: TableRow, zone: Zone | null, { language, byPercentage }: RowTexts): StandingsFeedRow => ({
  kind: "row",
  fields: {
    rank: row.rank,
    ...(zone === null ? {} : { zone: zone.code, zoneColour: zoneKinds[zone.kind].colour }),
    team: nameIn(row.participant, language),
    teamId: row.participantId,
    path: `/team/${row.participant.slug}/${row.participantId}/`,
    played: row.played,
    wins: row.wins,
    regularWins: row.wins - row.lateWins,
    draws: row.draws,
    losses: row.losses,
    ...(row.lateWins + row.lateLosses === 0 ? {} : { lateWins: row.lateWins, lateLosses: row.lateLosses }),
    goals: `${row.scored}:${row.conceded}`,
    difference: row.scored - row.conceded,
    ...(byPercentage ? { winPercentage: winPercentage(row).toFixed(3).replace(/^0/, "") } : {}),
    rankChange: row.rankChange,
    ...(row.running === null ? {} : toRunning(row.running)),
    points: row.points,
  },
});

const toRunning = ({ eventId, match }: SeasonMatch) => ({
  runningEventId: eventId,
  runningScore: (match?.score ?? [0, 0]).join(":"),
});

/** The title of a game, then when it begins, in unix seconds. */
const toLines = (title: string, { startSeconds }: SeasonMatch) => `${title}\n${startSeconds}`;
const toTitle = ({ home, away }: SeasonMatch, language: Language) =>
  `${nameIn(home, language)} - ${nameIn(away, language)}`;

const toNextRow = (match: SeasonMatch, language: Language): StandingsFeedRow => ({
  kind: "form",
  fields: { match: "?", result: "", eventId: match.eventId, text: toLines(toTitle(match, language), match) },
});

const toFormRow = ({ match, form }: FormEntry, language: Language): StandingsFeedRow => ({
  kind: "form",
  fields: {
    match: textsIn(language).tables.forms[form],
    result: resultOf[form],
    eventId: match.eventId,
    text: toLines(`${match.match?.score.join(":") ?? ""} (${toTitle(match, language)})`, match),
  },
});

const resultOf: Readonly<Record<Form, string>> = {
  W: "w",
  L: "l",
  D: "d",
  DW: "wo",
  DL: "lo",
  DO: "d",
  WO: "wo",
  LO: "lo",
};
