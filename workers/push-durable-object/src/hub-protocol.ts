import type { Position } from "../../../shared/push/frames.ts";

/** The protocol between hub and relay; both are in this Worker. */

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

/** What a relay tells its hub for operators; `subscribers`: subjects, over all sockets. */
export type RelayReport = { readonly sockets: number; readonly subscribers: number };

/** How a relay refuses a socket, which the Worker's entry then does by close code: a browser cannot read a status. */
export const relayRefusals = { full: 503, tooManySockets: 429, tryLater: 502 } as const;

/** The name of the object that numbers a sport's subjects; sport 0 means the whole service. */
export const hubName = (sportId: number) => `sport:${sportId}`;

export const relayName = (sportId: number, region: string, shard: number) => `sport:${sportId}:${region}:${shard}`;
