import { stage, type StageId } from "../../../../shared/sports/stages.ts";
import type { Incident, Side } from "../../../../shared/timeline/incident.ts";

/** How a game goes as far as its result tells, in minutes of its own clock. */
export type Outline = {
  /** Real minutes played beyond 45 and 90, as announced. */
  readonly addedMinutes: readonly [number, number];
  readonly goals: readonly PlannedGoal[];
  readonly hasExtraTime: boolean;
  readonly shootOut: readonly PlannedKick[] | null;
};
/** The same with its cards; `toScript` puts it on the wall clock. */
export type MatchPlan = Outline & { readonly cards: readonly PlannedCard[] };
/** A moment: period 0, 1 or 2 (extra time), and minutes since its kick-off. */
export type Moment = { readonly period: 0 | 1 | 2; readonly minutes: number };
export type PlannedGoal = Moment & { readonly side: Side };
type PlannedCard = Moment & { readonly side: Side; readonly colour: "yellow" | "red" };
export type PlannedKick = { readonly side: Side; readonly scored: boolean };

const halfMinutes = 45;
const extraTimeMinutes = 30;
const breakMinutes = { halfTime: 15, extraTime: 5, penalties: 4 };
const kickMinutes = 0.75;

/** The timed incidents of a plan, in order; a clock at rate 60 counts a minute in each real second. */
export function toScript(plan: MatchPlan, kickOffSeconds: number, clockRate: number): readonly Incident[] {
  const at = (minutes: number) => Math.round(kickOffSeconds + (minutes * 60) / clockRate);
  const [firstAdded, secondAdded] = plan.addedMinutes;
  const secondHalf = halfMinutes + firstAdded + breakMinutes.halfTime;
  const regularEnd = secondHalf + halfMinutes + secondAdded;
  const extraTime = regularEnd + breakMinutes.extraTime;
  const starts = [0, secondHalf, extraTime];
  const atMoment = ({ period, minutes }: Moment) => at((starts[period] ?? 0) + minutes);

  const incidents: Incident[] = [
    { kind: "stage", atSeconds: at(0), stage: stage.firstHalf },
    { kind: "added-time", atSeconds: at(halfMinutes), minutes: firstAdded },
    { kind: "stage", atSeconds: at(halfMinutes + firstAdded), stage: stage.halfTime },
    { kind: "stage", atSeconds: at(secondHalf), stage: stage.secondHalf },
    { kind: "added-time", atSeconds: at(secondHalf + halfMinutes), minutes: secondAdded },
    ...plan.goals.map((goal): Incident => ({
      kind: "goal",
      atSeconds: atMoment(goal),
      side: goal.side,
      minute: minuteText(goal),
    })),
    ...plan.cards.map((card): Incident => ({
      kind: "card",
      atSeconds: atMoment(card),
      side: card.side,
      colour: card.colour,
      minute: minuteText(card),
    })),
  ];
  let end = regularEnd;
  if (plan.hasExtraTime) {
    incidents.push({ kind: "stage", atSeconds: at(extraTime), stage: stage.extraTime });
    end = extraTime + extraTimeMinutes;
  }
  if (plan.shootOut !== null) {
    const penalties = end + breakMinutes.penalties;
    incidents.push({ kind: "stage", atSeconds: at(penalties), stage: stage.penalties });
    plan.shootOut.forEach(({ side, scored }, index) =>
      incidents.push({ kind: "shoot-out", atSeconds: at(penalties + (index + 1) * kickMinutes), side, scored }),
    );
    end = penalties + (plan.shootOut.length + 1) * kickMinutes;
  }
  incidents.push({ kind: "stage", atSeconds: at(end), stage: finalStage(plan) });
  return inOrder(incidents);
}

/** The stage in which a game that was played out ends. */
export function finalStage(plan: Pick<Outline, "hasExtraTime" | "shootOut">): StageId {
  if (plan.shootOut !== null) return stage.afterPenalties;
  return plan.hasExtraTime ? stage.afterExtraTime : stage.finished;
}

/** At high clock rates several incidents share a second: a goal of the last minute still comes before the whistle. */
const inOrder = (incidents: readonly Incident[]): readonly Incident[] =>
  incidents.toSorted((a, b) => a.atSeconds - b.atSeconds || orderInSecond(a) - orderInSecond(b));

const endsPlay: ReadonlySet<number> = new Set([
  stage.halfTime,
  stage.finished,
  stage.afterExtraTime,
  stage.afterPenalties,
]);

function orderInSecond(incident: Incident): number {
  if (incident.kind !== "stage") return 1;
  return endsPlay.has(incident.stage) ? 2 : 0;
}

const periodEnds = [45, 90, 120] as const;

/** As printed: "23", "45+2". The first minute is 1. */
function minuteText({ period, minutes }: Moment): string {
  const end = periodEnds[period];
  const minute = (period === 0 ? 0 : periodEnds[period === 1 ? 0 : 1]) + Math.floor(minutes) + 1;
  return minute > end ? `${end}+${minute - end}` : String(minute);
}
