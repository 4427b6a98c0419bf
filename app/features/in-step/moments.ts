import { isPlaying } from "../../../shared/sports/status-types.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { longestDelaySeconds } from "../veil/veil-cookie.ts";

/** A moment of a match that its visitor may be seeing on a television just now. */
export type Moment = {
  /** `score`: it has changed; `begin`: a period has begun; `stop`: play has stopped, for a break for instance. */
  readonly kind: "score" | "begin" | "stop";
  /** How long ago the site had it. */
  readonly agoSeconds: number;
};

/**
 * The latest moments of a match that a television may still be showing, the newest first.
 * @param scoredSeconds when the site had the latest score, in unix seconds; null where the page has seen none come
 */
export function toMoments(
  { status, statusStartSeconds }: Pick<EventFields, "status" | "statusStartSeconds">,
  scoredSeconds: number | null,
  nowSeconds: number,
): readonly Moment[] {
  const moments = [
    scoredSeconds === null ? null : { kind: "score" as const, atSeconds: scoredSeconds },
    statusStartSeconds
      ? { kind: isPlaying(status ?? 0) ? ("begin" as const) : ("stop" as const), atSeconds: statusStartSeconds }
      : null,
  ];
  return moments
    .flatMap((moment) =>
      moment === null ? [] : [{ kind: moment.kind, agoSeconds: Math.round(nowSeconds - moment.atSeconds) }],
    )
    .filter(({ agoSeconds }) => agoSeconds >= 0 && agoSeconds <= longestDelaySeconds)
    .toSorted((one, other) => one.agoSeconds - other.agoSeconds);
}

/** The seconds of a match's clock: "67:23", "90+3:12"; "67" and "67'" are its whole minute. Null for another text. */
export function readClock(text: string): number | null {
  const [, minutes, added, seconds] =
    /^\s*(\d{1,3})\s*(?:\+\s*(\d{1,2})\s*)?(?:[:.h]\s*([0-5]\d))?\s*['’′]?\s*$/.exec(text) ?? [];
  return minutes === undefined ? null : (Number(minutes) + Number(added ?? 0)) * 60 + Number(seconds ?? 0);
}

/** How late a television is whose clock shows `seen` while the match is at `clock`; null where no delay says that. */
export function delayByClock(seen: string, clock: string): number | null {
  const [theirs, ours] = [readClock(seen), readClock(clock)];
  if (theirs === null || ours === null) return null;
  const seconds = ours - theirs;
  return seconds >= 0 && seconds <= longestDelaySeconds ? seconds : null;
}
