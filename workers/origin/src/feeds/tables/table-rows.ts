import { isNeverLevel, isOfPersons } from "../../../../../shared/sports/catalogue.ts";
import { zoneOffsetHours } from "../../../../../shared/basics/zone-offset.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import type { standingsKinds } from "../../../../../shared/wire/sections/standings-section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { toFormCode } from "../../../../../shared/timeline/form.ts";
import { winPercentage } from "../../../../../shared/standings/criteria.ts";
import type { LeagueTable, TableRow } from "../../standings/league-table.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import type { FormEntry } from "../../standings/table-form.ts";
import { flaggedCountry } from "../../ledger/event-row/side-nations.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";
import { participantPath } from "../lists/participants.ts";
import { zoneKinds } from "../../standings/zone-kinds.ts";
import { zoneAt, type Zone } from "../../standings/zones.ts";

export type StandingsFeedRow = Section<typeof standingsKinds>["rows"][number];

type ZonedTable = LeagueTable & { readonly zones: readonly Zone[] };
type RowTexts = {
  readonly sportId: number;
  readonly language: Language;
  readonly byPercentage: boolean;
  readonly timeZone: string;
};

/** Each row of a table, followed by its form: the next game, then the last ones, newest first. */
export const toTableRows = ({ rows, zones }: ZonedTable, texts: RowTexts): readonly StandingsFeedRow[] =>
  rows.flatMap((row, index) => [
    toTableRow(row, zoneAt(zones, index + 1), texts),
    ...(row.form.next === null ? [] : [toNextRow(row.form.next, texts)]),
    ...row.form.last.map((entry) => toFormRow(entry, texts)),
  ]);

/** Every cell of the split is in each row, so that clients find the next one where they expect it. */
const toTableRow = (
  row: TableRow,
  zone: Zone | null,
  { sportId, language, byPercentage }: RowTexts,
): StandingsFeedRow => ({
  kind: "row",
  fields: {
    rank: row.rank,
    zone: zone?.code ?? null,
    zoneColour: zone === null ? null : zoneKinds[zone.kind].colour,
    team: nameIn(row.participant, language),
    teamId: row.participantId,
    path: participantPath(row.participant, sportId, language),
    played: row.played,
    wins: row.wins,
    regularWins: row.wins - row.lateWins,
    overtimeWins: row.lateWins - row.shootOutWins,
    penaltyWins: row.shootOutWins,
    winsTwa: null,
    draws: row.draws === 0 && isNeverLevel(sportId) ? null : row.draws,
    losses: row.losses,
    regularLosses: row.losses - row.lateLosses,
    overtimeLosses: row.lateLosses - row.shootOutLosses,
    penaltyLosses: row.shootOutLosses,
    lossesTla: null,
    textTap: null,
    textNrm: null,
    textTpk: null,
    difference: row.scored - row.conceded,
    goals: `${row.scored}:${row.conceded}`,
    textPc: null,
    ...(byPercentage ? { winPercentage: winPercentage(row).toFixed(3).replace(/^0/, "") } : {}),
    ...toNation(row.participant, sportId, language),
    rankChange: row.rankChange,
    ...(row.running === null ? {} : toRunning(row.running)),
    points: row.points,
  },
});

/** The cell of a row by which a person and a country's side have a flag. */
export const toNation = (participant: Participant, sportId: number, language: Language) => {
  const country = flaggedCountry(participant, isOfPersons(sportId), language);
  return country === null ? {} : { nationId: country };
};

const toRunning = ({ eventId, match }: SeasonMatch) => ({
  runningEventId: eventId,
  runningScore: (match?.score ?? [0, 0]).join(":"),
});

const toTitle = ({ home, away }: SeasonMatch, language: Language) =>
  `${nameIn(home, language)} - ${nameIn(away, language)}`;
const toMatchCells = ({ eventId, startSeconds, home, away }: SeasonMatch, language: Language) => ({
  eventId,
  startSeconds,
  homeName: nameIn(home, language),
  awayName: nameIn(away, language),
});

const toNextRow = (match: SeasonMatch, { language }: RowTexts): StandingsFeedRow => ({
  kind: "form",
  fields: {
    match: "?",
    result: "upcoming",
    ...toMatchCells(match, language),
    text: [textsIn(language).tables.nextMatch, toTitle(match, language), String(match.startSeconds)],
  },
});

const toFormRow = ({ match, form }: FormEntry, { language, timeZone }: RowTexts): StandingsFeedRow => ({
  kind: "form",
  fields: {
    match: textsIn(language).tables.forms[form],
    result: toFormCode(form),
    ...toMatchCells(match, language),
    text: [`${match.match?.score.join(":") ?? ""} (${toTitle(match, language)})`, dayIn(timeZone, match.startSeconds)],
  },
});

/** "21.11.2026", of the place where the league is. */
function dayIn(timeZone: string, seconds: number): string {
  const local = new Date((seconds + zoneOffsetHours(timeZone, seconds) * 3600) * 1000);
  const [year = "", month = "", day = ""] = local.toISOString().slice(0, 10).split("-");
  return [day, month, year].join(".");
}
