import { sportById, unitOf } from "../../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { extraTimes, halves, innings, quarters, sets, thirds } from "../../../../../shared/sports/period-statuses.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statusLabel } from "../../../../../shared/sports/status-label.ts";
import { isLive, statusTypeOf } from "../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../../shared/sports/statuses.ts";
import type { Pair } from "../../../../../shared/timeline/incident.ts";
import { countsPeriods, periodOfStatus, regularPeriods } from "../../../../../shared/timeline/periods.ts";
import { grammars } from "../../texts/grammar.ts";
import { textsIn } from "../../texts/texts-in.ts";
import type { MatchDetails, DetailsEntry } from "../../ledger/match-details.ts";

/** A half, set, inning, frame or round of a match, with its incidents in the order of time. */
export type Period = {
  /** From 1; the shoot-out comes after all others. */
  readonly number: number;
  readonly label: string;
  /** The score of this part alone; null if the source gives none. */
  readonly score: Pair | null;
  readonly tieBreak: Pair | null;
  /** From its first whistle to its last; null while it runs and where the whistles are unknown. */
  readonly lengthSeconds: number | null;
  readonly entries: readonly DetailsEntry[];
};

type Open = { readonly number: number; readonly entries: DetailsEntry[] };

const shootOutNumber = 99;

/** The parts that have begun, in order; empty for sports without duels. */
export function toPeriods(details: MatchDetails, lang: Language): readonly Period[] {
  const { schedule, periods, shootOut } = details.state;
  if (sportById(schedule.sportId)?.duel === false) return [];
  const byNumber = new Map<number, Open>();
  const open = (number: number): Open => {
    const period = byNumber.get(number) ?? { number, entries: [] };
    byNumber.set(number, period);
    return period;
  };
  if (knowsPeriods(details)) periods.forEach((_, index) => open(index + 1));
  if (shootOut !== null) open(shootOutNumber);
  const numberOf = createEpoch(details);
  for (const entry of details.entries) {
    const number = numberOf(entry);
    if (number > 0) open(number).entries.push(entry);
  }
  const statuses = statusesOfPeriods(details);
  const hasScores = knowsScores(details);
  const parts = [...byNumber.values()]
    .filter(({ number, entries }) => entries.length > 0 || !isForfeited(details, number))
    .filter(({ number, entries }) => !isUnplayedSet(details, number, entries))
    .filter(({ entries }) => hasScores || entries.some(({ incident }) => incident.kind !== "status"))
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, entries }): Period => ({
      number,
      label: labelOf(schedule.sportId, number, begunBy(statuses, number), lang),
      score: number === shootOutNumber ? shootOut : hasScores ? scoreOf(details, number, entries) : null,
      tieBreak: tieBreakOf(details, number),
      lengthSeconds: lengthOf(entries),
      entries,
    }));
  return numberAlike(parts);
}

/** Several overtimes or super overs have one name, and a number each. */
const numberAlike = (parts: readonly Period[]): readonly Period[] =>
  parts.map((part, index) => {
    const isAlike = ({ label }: Period) => label === part.label;
    if (parts.filter(isAlike).length === 1) return part;
    return { ...part, label: `${part.label} ${parts.slice(0, index + 1).filter(isAlike).length}` };
  });

/** An innings without a run, of which nothing is reported while the next one is played, was forfeited. */
const isForfeited = ({ state: { schedule, periods } }: MatchDetails, number: number): boolean =>
  schedule.sportId === sportIds.cricket && number < periods.length && periods[number - 1]?.join() === "0,0";

/** A set at 0–0 of a match that is over: its player retired before a point of it, and so it was never played. */
const isUnplayedSet = (
  { state: { schedule, periods, status } }: MatchDetails,
  number: number,
  entries: readonly DetailsEntry[],
): boolean =>
  countsPeriods(schedule.sportId) &&
  statusTypeOf(status) === statusType.finished &&
  (periods[number - 1] ?? [0, 0]).join() === "0,0" &&
  !entries.some(({ incident }) => incident.kind === "points" || incident.kind === "play");

/** The label of a part of which only the number is known: for the rows of a match's statistics. */
export function periodLabel(details: MatchDetails, number: number, lang: Language): string {
  return labelOf(details.state.schedule.sportId, number, statusesOfPeriods(details).get(number), lang);
}

/** The number of the part that an entry belongs to, 0 before the start; entries must come in order. */
function createEpoch({ state, entries }: MatchDetails): (entry: DetailsEntry) => number {
  const { sportId } = state.schedule;
  const unit = unitOf(sportId);
  const hasWhistles = entries.some(({ incident, period }) => incident.kind === "status" && period > 0);
  let frame = 0;
  let isOver = false;
  return (entry) => {
    const { incident, status: current, period } = entry;
    if (incident.kind === "shoot-out" || current === eventStatus.penalties) return shootOutNumber;
    if (period > 0 && hasWhistles) return period;
    if (unit === null) return periodByMinute(sportId, entry);
    const isPlay = incident.kind !== "status" && incident.kind !== "facts";
    if (incident.kind === "facts" && typeof incident.facts.frameCount === "number") {
      frame = incident.facts.frameCount;
      isOver = false;
    } else if (isOver && isPlay) {
      frame += 1;
      isOver = false;
    } else if (frame === 0 && (isLive(current) || incident.kind === "period-won")) frame = 1;
    isOver ||= incident.kind === "period-won";
    return frame;
  };
}

/** The part of a goal by its minute, for sources that report no whistles. */
function periodByMinute(sportId: number, { incident, score }: DetailsEntry): number {
  if (sportId !== sportIds.soccer || score === null || !("minute" in incident)) return 0;
  const minute = Number.parseInt(incident.minute ?? "", 10);
  if (Number.isNaN(minute)) return 0;
  return minute <= 45 ? 1 : minute <= 90 ? 2 : 3;
}

/** The status that began each part: the status that ended a game does not name its last part. */
const statusesOfPeriods = ({ entries, state: { schedule } }: MatchDetails): ReadonlyMap<number, StatusId> =>
  new Map(
    entries
      .toReversed()
      .flatMap(({ incident, period }) =>
        incident.kind === "status" && period > 0 && periodOfStatus(schedule.sportId, incident.status) === period
          ? [[period, incident.status] as const]
          : [],
      ),
  );

/** The status that began a part. A part after an overtime that nobody announced is another overtime. */
function begunBy(statuses: ReadonlyMap<number, StatusId>, number: number): StatusId | undefined {
  const own = statuses.get(number);
  if (own !== undefined || number <= 1 || number === shootOutNumber) return own;
  const before = begunBy(statuses, number - 1);
  return before !== undefined && (extraTimes.has(before) || before === eventStatus.extraInnings) ? before : undefined;
}

function labelOf(sportId: number, number: number, status: StatusId | undefined, lang: Language): string {
  const { statuses, units: names } = textsIn(lang).labels;
  // The words of the sport come first: "Jets de 7 mètres".
  const sport = sportById(sportId)?.name;
  if (number === shootOutNumber && sport !== undefined)
    return textsIn(lang).statuses.bySport[sport]?.penalties?.[0] ?? statuses.penalties;
  const unit = unitOf(sportId);
  if (unit !== null && status === undefined) return unitLabel(sportId, number, lang);
  const begun = status ?? statusOfPeriod(sportId, number);
  const id = extraTimes.has(begun) ? eventStatus.extraTime : begun;
  if (id === eventStatus.firstHalf && sportId !== sportIds.pesapallo) return statuses.firstHalf;
  if (id === eventStatus.secondHalf && sportId !== sportIds.pesapallo) return statuses.secondHalf;
  if (id === eventStatus.extraTime && sportById(sportId)?.overtime !== true) return statuses.extraTime;
  const label =
    statusLabel({ status: id, sportId, texts: textsIn(lang).statuses, width: "full" }) || `${names.part} ${number}`;
  return grammars[lang].asPeriod(label);
}

/** The label of a part in sports without stages; of a set the one that it has everywhere. */
export const unitLabel = (sportId: number, number: number, lang: Language): string =>
  countsPeriods(sportId)
    ? labelOf(sportId, number, undefined, lang)
    : `${textsIn(lang).labels.units[unitOf(sportId) ?? "part"]} ${number}`;

/** The status of a part whose beginning was not reported. */
function statusOfPeriod(sportId: number, number: number): StatusId {
  const regular = regularPeriods(sportId);
  if (countsPeriods(sportId)) return sets[number - 1] ?? eventStatus.set1;
  if (number > regular) return regular >= 8 ? eventStatus.extraInnings : eventStatus.extraTime;
  if (regular >= 8 || sportId === sportIds.cricket) return innings[number - 1] ?? eventStatus.inning1;
  const names = regular === 4 ? quarters : regular === 3 ? thirds : halves;
  return names[number - 1] ?? eventStatus.firstHalf;
}

/**
 * Goals without whistles around them are in one running part; only a status, a result or a correction defines parts.
 */
const knowsPeriods = ({ entries }: MatchDetails): boolean =>
  entries.some(
    ({ incident }) => incident.kind === "result" || incident.kind === "status" || incident.kind === "correction",
  );

/** Whether the periods' scores are known. They are not if a source gives the final score, and neither periods nor all goals. */
function knowsScores({ state, entries }: MatchDetails): boolean {
  if (state.score === null || state.periods.length > 0 || unitOf(state.schedule.sportId) !== null) return true;
  return goalsOf(entries).join() === state.score.join();
}

function scoreOf(details: MatchDetails, number: number, entries: readonly DetailsEntry[]): Pair | null {
  const period = details.state.periods[number - 1];
  if (period !== undefined && knowsPeriods(details)) return period;
  if (unitOf(details.state.schedule.sportId) === null) return goalsOf(entries);
  return entries.reduce<Pair | null>((score, { incident }) => {
    if (incident.kind !== "facts") return score;
    const { homeGamePoints, awayGamePoints } = incident.facts;
    if (typeof homeGamePoints !== "string" || typeof awayGamePoints !== "string") return score;
    return [Number(homeGamePoints), Number(awayGamePoints)];
  }, null);
}

const goalsOf = (entries: readonly DetailsEntry[]): Pair =>
  entries.reduce<Pair>(
    ([home, away], { incident, takenBack }) =>
      incident.kind !== "goal" || takenBack !== undefined
        ? [home, away]
        : incident.side === 1
          ? [home + 1, away]
          : [home, away + 1],
    [0, 0],
  );

const tieBreakFacts = [
  ["homeTieBreak1", "awayTieBreak1"],
  ["homeTieBreak2", "awayTieBreak2"],
  ["homeTieBreak3", "awayTieBreak3"],
  ["homeTieBreak4", "awayTieBreak4"],
  ["homeTieBreak5", "awayTieBreak5"],
] as const;

function tieBreakOf({ state }: MatchDetails, number: number): Pair | null {
  const names = tieBreakFacts[number - 1];
  if (names === undefined) return null;
  const [home, away] = [state.facts?.[names[0]], state.facts?.[names[1]]];
  return typeof home === "number" && typeof away === "number" ? [home, away] : null;
}

/** A part ends with the next status, or with the set that it was. */
function lengthOf(entries: readonly DetailsEntry[]): number | null {
  const [first] = entries;
  const end = entries.findLast(
    ({ incident }, index) =>
      index > 0 && (incident.kind === "period-won" || (incident.kind === "status" && isEnd(incident.status))),
  );
  if (first?.incident.kind !== "status" || end === undefined) return null;
  return end.incident.atSeconds - first.incident.atSeconds;
}

const isEnd = (id: StatusId) => endings.has(id);
const endings: ReadonlySet<StatusId> = new Set([
  eventStatus.finished,
  eventStatus.halfTime,
  eventStatus.break,
  eventStatus.afterExtraTime,
  eventStatus.afterExtraInnings,
  eventStatus.retired,
]);
