import { eventStatus } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import type { Pair, Result, Side } from "../../../shared/timeline/incident.ts";
import { readCsv } from "../csv.ts";
import { countGoals } from "../football-txt/goals-text.ts";
import { createFaultList, type FaultList } from "../fault-list.ts";
import type { Fault } from "../match-record.ts";
import { createMeetings, numberWithinDays, toPairing, type ParsedGoal, type ParsedMatch } from "../parsed-match.ts";

/** A match between national teams. */
export type International = ParsedMatch & {
  /** Line of results.csv, from 1. */
  readonly line: number;
  readonly tournament: string;
  readonly season: string;
  readonly city: string;
  /** The country where the match was played, by its name at the time. */
  readonly country: string;
  readonly neutral: boolean;
  /** The sides' names on the day of the match; null for a side whose name has not changed. */
  readonly formerNames: { readonly home: string | null; readonly away: string | null };
  /** The winner of the shoot-out, whose score the source does not know. */
  readonly shootOutWinner: Side | null;
  readonly firstShooter: Side | null;
};

/** Lines of a file, from its header. */
export type Lines = AsyncIterable<string> | Iterable<string>;
/** The files beside results.csv; a missing file is empty. */
export type Companions = { readonly goalscorers: Lines; readonly shootouts: Lines; readonly formerNames: Lines };
export type CompanionIndex = {
  readonly goals: ReadonlyMap<string, readonly GoalRow[]>;
  readonly shootOuts: ReadonlyMap<string, { readonly winner: string; readonly firstShooter: string }>;
  readonly formerNames: readonly FormerName[];
  readonly faults: readonly Fault[];
};
type GoalRow = {
  readonly team: string;
  readonly scorer: string;
  readonly minute: string;
  readonly kind: ParsedGoal["kind"];
};
type FormerName = { readonly current: string; readonly former: string; readonly from: number; readonly to: number };

/** Matches have no ids: day and sides name one. */
const keyOf = (date: string, home: string, away: string) => `${date}|${home}|${away}`;

/** Reads what is joined to the results. */
export async function readCompanions(companions: Companions): Promise<CompanionIndex> {
  const goals = new Map<string, GoalRow[]>();
  const shootOuts = new Map<string, { winner: string; firstShooter: string }>();
  const formerNames: FormerName[] = [];
  const faults = createFaultList();
  for await (const { row } of rowsOf("goalscorers.csv", companions.goalscorers, faults)) {
    const key = keyOf(row["date"] ?? "", row["home_team"] ?? "", row["away_team"] ?? "");
    const kind = row["own_goal"] === "TRUE" ? "own-goal" : row["penalty"] === "TRUE" ? "penalty" : "goal";
    const goal: GoalRow = { team: row["team"] ?? "", scorer: row["scorer"] ?? "", minute: row["minute"] ?? "", kind };
    const known = goals.get(key);
    if (known === undefined) goals.set(key, [goal]);
    else known.push(goal);
  }
  for await (const { row } of rowsOf("shootouts.csv", companions.shootouts, faults)) {
    const key = keyOf(row["date"] ?? "", row["home_team"] ?? "", row["away_team"] ?? "");
    shootOuts.set(key, { winner: row["winner"] ?? "", firstShooter: row["first_shooter"] ?? "" });
  }
  for await (const { row, position } of rowsOf("former_names.csv", companions.formerNames, faults)) {
    const from = parseIsoDay(row["start_date"] ?? "");
    const to = parseIsoDay(row["end_date"] ?? "");
    if (from === null || to === null) faults.push({ position, reason: "has no dates" });
    else formerNames.push({ current: row["current"] ?? "", former: row["former"] ?? "", from, to });
  }
  return { goals, shootOuts, formerNames, faults: faults.all() };
}

type Read = { readonly match: International } | { readonly fault: Fault };

/** The matches of results.csv day by day, so that memory does not grow with the file. Never throws. */
export async function* readInternationals(results: Lines, companions: CompanionIndex): AsyncGenerator<Read> {
  let ofDay: International[] = [];
  for await (const read of readRows(results, companions)) {
    if ("fault" in read) yield read;
    else if (ofDay[0] === undefined || ofDay[0].day === read.match.day) ofDay.push(read.match);
    else {
      yield* numbered(ofDay);
      ofDay = [read.match];
    }
  }
  yield* numbered(ofDay);
}

/** Sides have met twice on one day: the game at home to the first of them comes first, then the one in the first town. */
const numbered = (ofDay: readonly International[]): readonly Read[] =>
  numberWithinDays(
    ofDay,
    (match) => JSON.stringify([match.tournament, ...toPairing(match)]),
    ({ home, city, result }) => JSON.stringify([home, city, result?.fullTime]),
  ).map((match) => ({ match }));

async function* readRows(results: Lines, companions: CompanionIndex): AsyncGenerator<Read> {
  for (const fault of companions.faults) yield { fault };
  const meetBySeason = new Map<string, ReturnType<typeof createMeetings>>();
  for await (const { row, line } of readCsv(results)) {
    const position = `results.csv:${line}`;
    if (row === null) {
      yield { fault: toBrokenRow(position) };
      continue;
    }
    const { date = "", home_team: home = "", away_team: away = "", tournament = "" } = row;
    const day = parseIsoDay(date);
    if (day === null || home === "" || away === "" || tournament === "") {
      yield { fault: { position, reason: day === null ? `the date ${date} is not a day` : "a name is missing" } };
      continue;
    }
    const season = date.slice(0, 4);
    const league = `${tournament}|${season}`;
    const meet = meetBySeason.get(league) ?? createMeetings();
    meetBySeason.set(league, meet);
    const score = parseScore(row["home_score"] ?? "", row["away_score"] ?? "");
    // Sides have met twice on one day; if the score is the same, the line is a repetition.
    const occurrence = meet(...toPairing({ home, away }), `${home} ${String(score)}`, date, position);
    if (typeof occurrence === "string")
      yield { fault: { position, reason: `${home} - ${away}: ${occurrence}`, kind: "listed twice" } };
    else if (typeof score === "string") yield { fault: { position, reason: `${home} - ${away}: ${score}` } };
    else {
      const shootOut = companions.shootOuts.get(keyOf(date, home, away));
      const goals = toGoals(companions.goals.get(keyOf(date, home, away)) ?? [], home, score);
      if (typeof goals === "string") {
        yield { fault: { position, reason: `${home} - ${away}: ${goals}`, kind: "goals are not the result" } };
      }
      yield {
        match: {
          line,
          tournament,
          season,
          round: "",
          day,
          minuteOfDay: null,
          home,
          away,
          occurrence,
          result: score === null ? null : toResult(score),
          ...(typeof goals === "string" || goals.length === 0 ? {} : { goals }),
          city: row["city"] ?? "",
          country: row["country"] ?? "",
          neutral: row["neutral"] === "TRUE",
          formerNames: {
            home: formerNameOf(companions.formerNames, home, day),
            away: formerNameOf(companions.formerNames, away, day),
          },
          shootOutWinner: sideNamed(shootOut?.winner, home, away),
          firstShooter: sideNamed(shootOut?.firstShooter, home, away),
        },
      };
    }
  }
}

async function* rowsOf(file: string, lines: Lines, faults: FaultList) {
  for await (const { line, row } of readCsv(lines)) {
    const position = `${file}:${line}`;
    if (row === null) faults.push(toBrokenRow(position));
    else yield { row, position };
  }
}

const toBrokenRow = (position: string): Fault => ({ position, reason: "has another number of cells than the header" });

/** Null for a match to come. */
function parseScore(home: string, away: string): Pair | null | string {
  if ((home === "NA" || home === "") && (away === "NA" || away === "")) return null;
  return /^\d{1,3}$/.test(home) && /^\d{1,3}$/.test(away)
    ? [Number(home), Number(away)]
    : `the score ${home}-${away} is not one`;
}

/** The score includes extra time and does not say whether there was any: it is taken as the score at the end. */
const toResult = (score: Pair): Result => ({
  status: eventStatus.finished,
  halfTime: null,
  fullTime: score,
  extraTime: null,
  shootOut: null,
});

/**
 * Only great tournaments have goals: a match without any is not a fault. `team` is the side that the goal counts for.
 */
function toGoals(rows: readonly GoalRow[], home: string, score: Pair | null): readonly ParsedGoal[] | string {
  const goals = rows.map(({ team, scorer, minute, kind }): ParsedGoal => ({
    side: team === home ? 1 : 2,
    scorer,
    minute: /^\d{1,3}$/.test(minute) ? minute : null,
    kind,
  }));
  if (goals.length === 0) return [];
  const counted = countGoals(goals);
  return score !== null && counted.join() === score.join()
    ? goals
    : `the goals (${counted.join("-")}) are not the result ${score === null ? "of a match to come" : score.join("-")}`;
}

const formerNameOf = (names: readonly FormerName[], current: string, day: number): string | null =>
  names.find((name) => name.current === current && name.from <= day && day <= name.to)?.former ?? null;

const sideNamed = (team: string | undefined, home: string, away: string): Side | null =>
  team === home ? 1 : team === away ? 2 : null;
