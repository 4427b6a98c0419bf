import type { Position } from "../../../shared/push/frames.ts";

/** The protocol between hub, branches and relays; all are in this Worker. */

/** A text for every socket of a subject. */
export type SubjectFrame = {
  readonly subject: string;
  /** The position of the subject after this is read. */
  readonly position: Position;
  /** The frame as it is sent, built once. */
  readonly text: string;
};

export type ResumeAnswer = {
  readonly position: Position;
  /** The frame that brings the subscriber to that position, null when it is there already. */
  readonly text: string | null;
  /** The frame is a part: the subscriber is not at that position after it, and asks for the next part (P13). */
  readonly isPart: boolean;
};

/** Counts the objects below a hub or branch, for operators. `subscribers` is the number of subjects, summed over all sockets. */
export type TreeReport = {
  readonly relays: number;
  /** Those that did not answer, or branches in their place. */
  readonly silentRelays: number;
  readonly sockets: number;
  readonly subscribers: number;
};

/** How a relay refuses a socket, which the Worker's entry then does by close code: a browser cannot read a status. */
export const relayRefusals = { full: 503, tooManySockets: 429, tryLater: 502 } as const;

/** The name of the object that numbers a sport's subjects; sport 0 means the whole service. */
export const hubName = (sportId: number) => `sport:${sportId}`;

export const relayName = (sportId: number, region: DurableObjectLocationHint, shard: number) =>
  `sport:${sportId}:${region}:${shard}`;

/** The name of the object that knows a sport's relays in a region. */
export const directoryName = (sportId: number, region: DurableObjectLocationHint) => `sport:${sportId}:${region}`;

export type RelayName = {
  readonly sportId: number;
  readonly region: DurableObjectLocationHint;
  readonly shard: number;
};

/** Reads a relay's sport, region and shard from its name. */
export function parseRelayName(name: string): RelayName {
  const [, sportId, region, shard] = name.split(":");
  // `relayName` made the name, so its region is a valid hint.
  return { sportId: Number(sportId), region: region as DurableObjectLocationHint, shard: Number(shard) };
}
