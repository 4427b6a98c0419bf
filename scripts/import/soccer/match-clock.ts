import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";

/**
 * Periods of play in minutes, each with the room for its added time, the break before it as it is usual, and the stage that
 * it begins, if any.
 */
const periods = [
  { fromMinute: 0, length: 45, room: 8, breakMinutes: 0, begins: eventStatus.firstHalf },
  { fromMinute: 45, length: 45, room: 8, breakMinutes: 15, begins: eventStatus.secondHalf },
  { fromMinute: 90, length: 15, room: 4, breakMinutes: 5, begins: eventStatus.extraTime },
  { fromMinute: 105, length: 15, room: 4, breakMinutes: 2, begins: null },
] as const;
const regularPeriods = 2;
const lastRegularMinute = 90;
/** From the last whistle to the shoot-out, and from kick to kick. */
const shootOutBreakMinutes = 4;
const kickSeconds = 45;
/** "23" means that the 23rd minute is running: the incident is placed in its middle. */
const withinMinuteSeconds = 30;

export type MatchClock = {
  /** The wall-clock time of a minute as printed ("45+2"). */
  readonly atSeconds: (minute: string) => number;
  readonly kickAtSeconds: (index: number) => number;
  /** Kick-offs and the half-time whistle, in order. */
  readonly statuses: readonly { readonly status: StatusId; readonly atSeconds: number }[];
  /** The last whistle before a shoot-out. */
  readonly playEndSeconds: number;
};

/**
 * Puts minutes of play on the wall clock: sources say the minute alone. The clock depends on nothing but the minute, so
 * that what several sources know of one match is in one order; added time beyond a period's room is in its last minute.
 */
export function createMatchClock(startSeconds: number, minutes: readonly string[], hasExtraTime: boolean): MatchClock {
  const isLonger = hasExtraTime || minutes.some((minute) => parseMinute(minute).regular > lastRegularMinute);
  const played = periods.slice(0, isLonger ? periods.length : regularPeriods);
  const periodOf = (minute: string) => {
    const last = played.length - 1;
    const found = played.findIndex(({ fromMinute, length }) => parseMinute(minute).regular <= fromMinute + length);
    return found === -1 ? last : found;
  };
  const elapsedSeconds = (index: number, minute: string) => {
    const { fromMinute = 0, length = 0, room = 0 } = played[index] ?? {};
    const { regular, added } = parseMinute(minute);
    const elapsed = regular + added - fromMinute;
    const beyond = Math.max(0, elapsed - length - room);
    return Math.max(0, (elapsed - beyond) * 60 - withinMinuteSeconds + Math.min(beyond, withinMinuteSeconds - 1));
  };
  const starts: number[] = [];
  let endSeconds = startSeconds;
  for (const { length, room, breakMinutes } of played) {
    const start = endSeconds + breakMinutes * 60;
    starts.push(start);
    endSeconds = start + (length + room) * 60;
  }
  const secondHalf = starts[1] ?? startSeconds;
  return {
    atSeconds(minute) {
      const index = periodOf(minute);
      return (starts[index] ?? startSeconds) + elapsedSeconds(index, minute);
    },
    kickAtSeconds: (index) => endSeconds + shootOutBreakMinutes * 60 + (index + 1) * kickSeconds,
    statuses: [
      ...played.flatMap(({ begins }, index) =>
        begins === null ? [] : [{ status: begins, atSeconds: starts[index] ?? startSeconds }],
      ),
      { status: eventStatus.halfTime, atSeconds: secondHalf - periods[1].breakMinutes * 60 },
    ].toSorted((a, b) => a.atSeconds - b.atSeconds),
    playEndSeconds: endSeconds,
  };
}

/** "45+2" → 45 and 2. */
export function parseMinute(minute: string): { readonly regular: number; readonly added: number } {
  const [regular = 0, added = 0] = minute.split("+").map(Number);
  return { regular: Number.isFinite(regular) ? regular : 0, added: Number.isFinite(added) ? added : 0 };
}
