import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { halves, innings, quarters, sets, thirds } from "../../../../../shared/sports/part-stages.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { stageLabel } from "../../../../../shared/sports/stage-label.ts";
import { stage, type StageId } from "../../../../../shared/sports/stages.ts";
import type { Pair } from "../../../../../shared/timeline/incident.ts";
import { countsParts, regularParts } from "../../../../../shared/timeline/parts.ts";
import type { UnitName } from "../../texts/label-texts.ts";
import { textsIn } from "../../texts/texts-in.ts";
import type { Story, StoryEntry } from "../../ledger/story.ts";

/** A half, set, inning, frame or round of a match, with what happened in it, in the order of time. */
export type Period = {
  /** From 1; the shoot-out comes after all others. */
  readonly number: number;
  readonly label: string;
  /** Its own score; null where the source does not tell one. */
  readonly score: Pair | null;
  readonly tieBreak: Pair | null;
  /** From its first whistle to its last; null while it runs and where nobody noted them. */
  readonly lengthSeconds: number | null;
  readonly entries: readonly StoryEntry[];
};

type Open = { readonly number: number; readonly entries: StoryEntry[] };

/** Sports whose parts are no stages: what one of them is called. */
const units: ReadonlyMap<number, UnitName> = new Map([
  [sportIds.darts, "leg"],
  [sportIds.snooker, "frame"],
  [sportIds.esports, "map"],
  [sportIds.boxing, "round"],
  [sportIds.mma, "round"],
]);
const shootOutNumber = 99;

/** The parts that have begun, in order. Sports without duels have none. */
export function toPeriods(story: Story, lang: Language): readonly Period[] {
  const { schedule, parts, shootOut } = story.state;
  if (sportById(schedule.sportId)?.duel === false) return [];
  const byNumber = new Map<number, Open>();
  const open = (number: number): Open => {
    const period = byNumber.get(number) ?? { number, entries: [] };
    byNumber.set(number, period);
    return period;
  };
  if (knowsParts(story)) parts.forEach((_, index) => open(index + 1));
  if (shootOut !== null) open(shootOutNumber);
  const numberOf = createNumbering(story);
  for (const entry of story.entries) {
    const number = numberOf(entry);
    if (number > 0) open(number).entries.push(entry);
  }
  const stages = stagesOfParts(story);
  return [...byNumber.values()]
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, entries }): Period => ({
      number,
      label: labelOf(schedule.sportId, number, stages.get(number), lang),
      score: number === shootOutNumber ? shootOut : scoreOf(story, number, entries),
      tieBreak: tieBreakOf(story, number),
      lengthSeconds: lengthOf(entries),
      entries,
    }));
}

/** How a part is called that nothing but its number tells of: the rows of a match's statistics. */
export function partLabel(story: Story, number: number, lang: Language): string {
  return labelOf(story.state.schedule.sportId, number, stagesOfParts(story).get(number), lang);
}

/** The number of the part that an entry belongs to, 0 before the start; entries must come in order. */
function createNumbering({ state, entries }: Story): (entry: StoryEntry) => number {
  const { sportId } = state.schedule;
  const unit = units.get(sportId);
  const hasWhistles = entries.some(({ incident, part }) => incident.kind === "stage" && part > 0);
  let frame = 0;
  let isOver = false;
  return (entry) => {
    const { incident, stage: current, part } = entry;
    if (incident.kind === "shoot-out" || current === stage.penalties) return shootOutNumber;
    if (part > 0 && hasWhistles) return part;
    if (unit === undefined) return partByMinute(sportId, entry);
    const isPlay = incident.kind !== "stage" && incident.kind !== "facts";
    if (incident.kind === "facts" && typeof incident.facts.frameCount === "number") {
      frame = incident.facts.frameCount;
      isOver = false;
    } else if (isOver && isPlay) {
      frame += 1;
      isOver = false;
    } else if (frame === 0 && current !== stage.scheduled) frame = 1;
    isOver ||= incident.kind === "part-won";
    return frame;
  };
}

/** Goals that a source tells without the whistles around them. */
function partByMinute(sportId: number, { incident, score }: StoryEntry): number {
  if (sportId !== sportIds.soccer || score === null || !("minute" in incident)) return 0;
  const minute = Number.parseInt(incident.minute ?? "", 10);
  if (Number.isNaN(minute)) return 0;
  return minute <= 45 ? 1 : minute <= 90 ? 2 : 3;
}

const stagesOfParts = ({ entries }: Story): ReadonlyMap<number, StageId> =>
  new Map(
    entries
      .toReversed()
      .flatMap(({ incident, part }) =>
        incident.kind === "stage" && part > 0 ? [[part, incident.stage] as const] : [],
      ),
  );

function labelOf(sportId: number, number: number, begunBy: StageId | undefined, lang: Language): string {
  const { stages, units: names, asPart } = textsIn(lang).labels;
  if (number === shootOutNumber) return stages.penalties;
  const unit = units.get(sportId);
  if (unit !== undefined && begunBy === undefined) return unitLabel(sportId, number, lang);
  const id = begunBy ?? stageOfPart(sportId, number);
  if (id === stage.firstHalf && sportId !== sportIds.pesapallo) return stages.firstHalf;
  if (id === stage.secondHalf && sportId !== sportIds.pesapallo) return stages.secondHalf;
  if (id === stage.extraTime && !sayOvertime.has(sportId)) return stages.extraTime;
  const label =
    stageLabel({ stage: id, sportId, texts: textsIn(lang).stages, width: "full" }) || `${names.part} ${number}`;
  return asPart(label);
}

/** What one part of a sport without stages is called; a set where the sport has those. */
export const unitLabel = (sportId: number, number: number, lang: Language): string =>
  `${textsIn(lang).labels.units[countsParts(sportId) ? "set" : (units.get(sportId) ?? "part")]} ${number}`;

const sayOvertime: ReadonlySet<number> = new Set([sportIds.basketball, sportIds.hockey, sportIds["american-football"]]);

/** The stage that a part is, where nobody said when it began. */
function stageOfPart(sportId: number, number: number): StageId {
  const regular = regularParts(sportId);
  if (countsParts(sportId)) return sets[number - 1] ?? stage.set1;
  if (number > regular) return regular >= 8 ? stage.extraInnings : stage.extraTime;
  if (regular >= 8 || sportId === sportIds.cricket) return innings[number - 1] ?? stage.inning1;
  const names = regular === 4 ? quarters : regular === 3 ? thirds : halves;
  return names[number - 1] ?? stage.firstHalf;
}

/** Goals that nobody whistled around stand in one running part; only a whistle or a result tells of parts. */
const knowsParts = ({ entries }: Story): boolean =>
  entries.some(
    ({ incident }) => incident.kind === "result" || incident.kind === "stage" || incident.kind === "correction",
  );

function scoreOf(story: Story, number: number, entries: readonly StoryEntry[]): Pair | null {
  const part = story.state.parts[number - 1];
  if (part !== undefined && knowsParts(story)) return part;
  if (!units.has(story.state.schedule.sportId)) return goalsOf(entries);
  return entries.reduce<Pair | null>((score, { incident }) => {
    if (incident.kind !== "facts") return score;
    const { homeGamePoints, awayGamePoints } = incident.facts;
    if (typeof homeGamePoints !== "string" || typeof awayGamePoints !== "string") return score;
    return [Number(homeGamePoints), Number(awayGamePoints)];
  }, null);
}

const goalsOf = (entries: readonly StoryEntry[]): Pair =>
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

function tieBreakOf({ state }: Story, number: number): Pair | null {
  const names = tieBreakFacts[number - 1];
  if (names === undefined) return null;
  const [home, away] = [state.facts?.[names[0]], state.facts?.[names[1]]];
  return typeof home === "number" && typeof away === "number" ? [home, away] : null;
}

/** A part ends with the next stage, or with the set that it was. */
function lengthOf(entries: readonly StoryEntry[]): number | null {
  const [first] = entries;
  const end = entries.findLast(
    ({ incident }, index) =>
      index > 0 && (incident.kind === "part-won" || (incident.kind === "stage" && isEnd(incident.stage))),
  );
  if (first?.incident.kind !== "stage" || end === undefined) return null;
  return end.incident.atSeconds - first.incident.atSeconds;
}

const isEnd = (id: StageId) => endings.has(id);
const endings: ReadonlySet<StageId> = new Set([
  stage.finished,
  stage.halfTime,
  stage.break,
  stage.afterExtraTime,
  stage.afterExtraInnings,
  stage.retired,
]);
