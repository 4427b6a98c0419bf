import { periodMinutes } from "../../../../../../shared/sports/period-minutes.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { isPlaying } from "../../../../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { countsPeriods, regularPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { Clock } from "../../../ledger/sources.ts";
import type { DetailsEntry, MatchDetails } from "../../../ledger/match-details.ts";

/** A period on the axis of an analysis. `entries` are placed in steps from its start: minutes, in sports of sets points. */
export type PlayedPeriod = {
  readonly number: number;
  readonly firstMinute: number;
  /** 0 in sports of sets. */
  readonly regularMinutes: number;
  /** Whole steps that have been played. */
  readonly steps: number;
  readonly isOver: boolean;
  readonly entries: readonly { readonly entry: DetailsEntry; readonly step: number }[];
};

/** All leagues but one play shorter quarters: a first quarter without an incident after this minute is a short one. */
const shortQuarterMinutes = 10;
const soccerExtraMinutes = 30;
/** The analysis reads the clock in steps of this length, so it shows a new minute at most this much later. */
const analysisSeconds = 10;

/** The periods that have begun, in order; empty for sports without minutes or sets. @param clock read while one is played */
export function periodsPlayed(details: MatchDetails, clock: Clock): readonly PlayedPeriod[] {
  const { sportId } = details.state.schedule;
  if (countsPeriods(sportId)) return setsPlayed(details);
  const minutes = minutesOf(details);
  if (minutes === null) return [];
  const count = details.state.periods.length;
  const periods: PlayedPeriod[] = [];
  for (let number = 1; number <= count; number += 1) {
    const firstMinute = minutes * (number - 1);
    const isExtra = number > regularPeriods(sportId);
    const entries = details.entries.flatMap((entry) => {
      const minute = entry.period === number ? minuteOf(entry) : null;
      return minute === null ? [] : [{ entry, step: Math.max(0, minute - firstMinute) }];
    });
    const isOver = number < count || !isPlaying(details.state.status);
    const latest = Math.ceil(Math.max(0, ...entries.map(({ step }) => step)));
    // An overtime is as long as it was: shorter than a period, and over with a goal in many sports.
    const extraMinutes = sportId === sportIds.soccer ? soccerExtraMinutes : isOver ? Math.max(1, latest) : minutes;
    const regularMinutes = isExtra ? extraMinutes : minutes;
    const whistled = minutesByWhistles(details, number, clock);
    // The clock of other sports stops with the ball.
    const usesWhistles = sportId === sportIds.soccer && whistled !== null;
    const steps = Math.max(latest, usesWhistles ? whistled : 0, isOver && !usesWhistles ? regularMinutes : 0);
    periods.push({
      number,
      firstMinute,
      regularMinutes,
      steps: Math.min(steps, regularMinutes + mostAdded),
      isOver,
      entries,
    });
  }
  return periods;
}

const mostAdded = 20;

function minutesOf({ state, entries }: MatchDetails): number | null {
  const { sportId } = state.schedule;
  const minutes = periodMinutes.get(sportId) ?? null;
  if (sportId !== sportIds.basketball) return minutes;
  const isLong = entries.some((entry) => entry.period === 1 && (minuteOf(entry) ?? 0) > shortQuarterMinutes);
  return isLong ? minutes : shortQuarterMinutes;
}

/** The middle of the minute "45+2", or the clock "07:26", in minutes of the game; null if the incident has no time. */
function minuteOf({ incident }: DetailsEntry): number | null {
  const text = "minute" in incident ? (incident.minute ?? "") : "";
  const clock = /^(\d+):(\d\d)$/.exec(text);
  if (clock !== null) return Number(clock[1]) + Number(clock[2]) / 60;
  const found = /^(\d+)(?:\+(\d+))?$/.exec(text);
  return found === null ? null : Math.max(0.5, Number(found[1]) + Number(found[2] ?? 0) - 0.5);
}

/** How long a period of football lasted or has lasted, in minutes; null where the source has no whistles. */
function minutesByWhistles({ state, entries }: MatchDetails, number: number, clock: Clock): number | null {
  const begins = entries.findIndex(({ incident, period }) => incident.kind === "status" && period === number);
  const begun = entries[begins];
  if (begun === undefined || !isPlaying(begun.status)) return null;
  const end = entries
    .slice(begins + 1)
    .find(({ incident }) => incident.kind === "status" && endsPeriod.has(incident.status));
  const untilSeconds = end?.incident.atSeconds ?? clock.at(analysisSeconds);
  return Math.max(0, Math.floor(((untilSeconds - begun.incident.atSeconds) * state.schedule.clockRate) / 60));
}

const endsPeriod: ReadonlySet<number> = new Set([
  eventStatus.halfTime,
  eventStatus.break,
  eventStatus.finished,
  eventStatus.extraTime,
  eventStatus.firstExtraTime,
  eventStatus.penalties,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
  eventStatus.abandoned,
  eventStatus.interrupted,
]);

/** In sports played in sets, each reported score is a step: a point, in tennis a game. */
function setsPlayed({ state, entries }: MatchDetails): readonly PlayedPeriod[] {
  return state.periods.map((_, index) => {
    const own = entries.filter(({ period, incident }) => period === index + 1 && incident.kind === "points");
    return {
      number: index + 1,
      firstMinute: 0,
      regularMinutes: 0,
      steps: own.length,
      isOver: index + 1 < state.periods.length || !isPlaying(state.status),
      entries: own.map((entry, step) => ({ entry, step: step + 0.5 })),
    };
  });
}
